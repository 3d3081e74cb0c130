import { beforeEach, expect, test, vi } from "vitest";
import { ended, summary } from "../../../testing/summaries";
import { think } from "../../../testing/think";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { type Engine, EngineFailure, type Task } from "../../engine/engine";
import type { Request } from "../../engine/protocol";
import { FairnessController } from "./fairness-controller";
import type { Fairness } from "./fairness-page";

vi.mock("./fairness-page", async (load) => ({ ...(await load<object>()), fairnessPage: (shown: Fairness) => shown }));

const OPEN: Partial<State> = { page: "fairness", engine: "ready", game: summary(1) };
const OVER: Partial<State> = { ...OPEN, game: ended(1) };
const game = { reportError: vi.fn() };
const requests: Request["method"][] = [];
let answers: Partial<Record<Request["method"], (task: Task) => unknown>>;
let store: Store;
let fairness: FairnessController;

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  vi.clearAllMocks();
  answers = {
    commitment: () => ({ sha256: "committed" }),
    reveal: () => ({ text: "the deck" }),
    shuffle: () => ({ same: 7, all: 7 }),
  };
  /** Answer at a later task, as the worker does. */
  const request = async ({ method }: Request, task: Task) => {
    requests.push(method);
    await new Promise((resolve) => setTimeout(resolve));
    return answers[method]?.(task);
  };
  store = new Store();
  fairness = new FairnessController({ request } as unknown as Engine, store, game);
});

/** Return what the page shows. */
function shown(): Fairness {
  return fairness.page.view(store.state) as Fairness;
}

async function change(state: Partial<State>): Promise<void> {
  store.set(state);
  await settle();
}

function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(100);
}

function refuse(): never {
  throw new EngineFailure("RequestError", "refused");
}

test("the commitment to the deck is shown, and asked for once", async () => {
  await change(OPEN);
  expect(shown()).toMatchObject({ commitment: "committed", text: null });
  await change({ game: summary(1, { ply: 10 }) });
  expect(requests).toEqual(["commitment"]);
});

test.each([
  ["elsewhere", { page: "table" }],
  ["without an engine", { engine: "loading" }],
  ["without a game", { game: null }],
] satisfies [string, Partial<State>][])("%s nothing is asked for", async (_, state) => {
  await change({ ...OPEN, ...state });
  expect(requests).toEqual([]);
});

test.each([
  ["is over", OVER, "the deck"],
  ["is in play", OPEN, null],
])("whether the deck is revealed if the game %s", async (_, state, text) => {
  await change(state);
  expect([requests.includes("reveal"), shown().text]).toEqual([text !== null, text]);
});

test("a game without a commitment has none", async () => {
  answers.commitment = refuse;
  await change(OPEN);
  expect([shown().commitment, game.reportError.mock.calls]).toEqual([null, []]);
});

test("a commitment that comes too late is not that of the next game", async () => {
  answers.commitment = () => {
    store.set({ game: summary(2) });
    answers.commitment = () => ({ sha256: "other" });
    return { sha256: "committed" };
  };
  await change(OPEN);
  expect(shown().commitment).toBe("other");
});

test("a lost engine is reported", async () => {
  answers.commitment = () => {
    throw new Error("lost");
  };
  await change(OPEN);
  expect(game.reportError).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
});

test("the page computes the hash of the revealed deck itself", async () => {
  await fairness.handlers["check-deck"]({ type: "check-deck" });
  expect(shown().computed).toBeNull();
  await change(OVER);
  await fairness.handlers["check-deck"]({ type: "check-deck" });
  await settle();
  expect(shown().computed).toMatch(/^[0-9a-f]{64}$/);
});

test("what was checked stays for the same game, and goes with another one", async () => {
  await change(OVER);
  await fairness.handlers["check-deck"]({ type: "check-deck" });
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  await settle();
  await change({ game: ended(1, { ply: 10 }) });
  expect(shown()).toMatchObject({ computed: expect.any(String), shuffled: { same: 7 } });
  answers.commitment = () => ({ sha256: "other" });
  await change({ game: ended(2) });
  expect(shown()).toEqual({ commitment: "other", text: "the deck", computed: null, shuffled: null });
});

test("a deck is shuffled once at a time, and no longer once the page is left", async () => {
  await change(OPEN);
  answers.shuffle = (task) => think(1000, task, { ply: 0 }, () => ({ same: 7 }));
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  expect(shown().shuffled).toBe("thinking");
  store.set({ page: "table" });
  await settle();
  await vi.advanceTimersByTimeAsync(2000);
  expect([shown().shuffled, requests]).toEqual([null, ["commitment", "shuffle"]]);
});

test("before a bot has acted, there is nothing to compare", async () => {
  answers.shuffle = refuse;
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  await settle();
  expect([shown().shuffled, game.reportError.mock.calls]).toEqual(["nobody", []]);
});

test("an engine lost while it shuffles is reported", async () => {
  answers.shuffle = () => {
    throw new Error("lost");
  };
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  await settle();
  expect(shown().shuffled).toBeNull();
  expect(game.reportError).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
});
