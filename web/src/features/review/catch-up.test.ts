import { beforeEach, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { think } from "../../../testing/think";
import { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import { type Engine, EngineFailure, type Task } from "../../engine/engine";
import type { Request } from "../../engine/protocol";
import { CatchUp } from "./catch-up";

const REVIEW = { decisions: [], seats: [] } as unknown as Review;
const playing = await viewWhere("five-players-end", ({ phase }) => phase !== "over");
const ended = await viewWhere("five-players-end", ({ phase }) => phase === "over");
const games = ["a", "b", "c"].map((id) => ({ id, record: `record ${id}`, seat: 1 }));

let store: Store;
let stored: string[];
let asked: string[];
/** How long the coach thinks, in milliseconds. */
let thinking: number;
let refused: string;
let isLost: boolean;
let known: string;
let isPending: boolean;

/** Answer at a later task, as the worker does. */
async function request({ params }: Extract<Request, { method: "review" }>, task: Task): Promise<unknown> {
  const record = params?.record ?? "";
  asked.push(record);
  await new Promise((resolve) => setTimeout(resolve));
  if (isLost) throw new TypeError("lost");
  if (record === refused) throw new EngineFailure("RequestError", "unreadable");
  return think(thinking, task, { ply: 1 }, () => REVIEW);
}

function pass(milliseconds = 10_000): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(async () => {
  vi.useFakeTimers();
  await pass();
  [stored, asked, thinking, refused, known, isPending] = [[], [], 0, "", "", false];
  isLost = false;
  store = new Store();
  const history = {
    unreviewed: async () => games.filter(({ id }) => !stored.includes(id)),
    storeReview: async (id: string) => void stored.push(id),
  };
  const reviews = {
    get isPending() {
      return isPending;
    },
    resultOf: (record: string) => (record === known ? REVIEW : null),
  };
  new CatchUp({ request } as unknown as Engine, store, history, reviews);
  store.set({ engine: "ready" });
});

test("games without a review are reviewed on the welcome screen, one at a time", async () => {
  await pass();
  expect([stored, asked]).toEqual([["a", "b", "c"], games.map(({ record }) => record)]);
});

test("games without a review are reviewed at the end of another, after that has its review", async () => {
  isPending = true;
  store.show(ended, { screen: "game" });
  await pass();
  expect(stored).toEqual([]);
  isPending = false;
  store.set({});
  await pass();
  expect(stored).toEqual(["a", "b", "c"]);
});

test.each([
  ["while a game is in play", { view: playing, screen: "game" }],
  ["on a page beside a game in play", { view: playing, screen: "game", page: "statistics" }],
  ["during a replay", { view: ended, screen: "game", replay: {} }],
  ["while a game is being opened", { screen: "waiting" }],
  ["without the engine", { engine: "failed" }],
])("nothing is reviewed %s", async (_, change) => {
  store.set(change as object);
  await pass();
  expect(asked).toEqual([]);
});

test("a new game stops the review, and the end of that game resumes it", async () => {
  thinking = 20_000;
  await pass(5000);
  store.show(playing, { screen: "game" });
  await pass(100_000);
  expect([stored, asked]).toEqual([[], ["record a"]]);
  thinking = 0;
  store.show(ended, {});
  await pass();
  expect(stored).toEqual(["a", "b", "c"]);
});

test("a record that the engine refuses keeps no other from being reviewed, and is not tried again", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  refused = "record a";
  await pass();
  expect(stored).toEqual(["b", "c"]);
  expect(info).toHaveBeenCalledExactlyOnceWith("a game is not reviewed:", expect.any(EngineFailure));
  store.show(playing, { screen: "game" });
  await pass();
  store.show(ended, {});
  await pass();
  expect(asked.filter((record) => record === refused)).toHaveLength(1);
});

test("after an engine is lost no more games are tried", async () => {
  vi.spyOn(console, "info").mockReturnValue();
  isLost = true;
  await pass();
  expect([asked, stored]).toEqual([["record a"], []]);
});

test("nothing is reviewed while the engine takes an action of the player", async () => {
  store.set({ isBusy: true });
  await pass();
  expect(asked).toEqual([]);
  store.set({ isBusy: false });
  await pass();
  expect(stored).toEqual(["a", "b", "c"]);
});

test("a review that the player has seen is stored, not computed again", async () => {
  known = "record b";
  await pass();
  expect(stored).toEqual(["a", "b", "c"]);
  expect(asked).not.toContain(known);
});
