import { beforeEach, expect, test, vi } from "vitest";
import { game, idOf, skill } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import type { ReplayState } from "../../app/state";
import { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import { HistoryController } from "./history-controller";

const view = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "human");
const puzzle: View = { ...view, seed: null };
const over: View = { ...view, phase: "over", waiting_for: null, result: { ranks: [1, 2, 3, 4] } } as View;

beforeEach(() => {
  // The history would be read while the player is inactive.
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new MemoryStorage());
});

/** Follow a game from a new page; its number is in the hash of its deck. */
function visit(game: number) {
  const sha256 = idOf(game);
  const answers: Record<string, unknown> = { promise: { sha256, save: "" }, record: { text: sha256 } };
  const engine = { request: async ({ method }: { method: string }) => answers[method] } as unknown as Engine;
  const store = new Store();
  const history = new HistoryController(engine, store, { saveGame: () => undefined });
  return {
    history,
    show: async (next: View, replay: ReplayState | null = null) => {
      store.show(next, { replay });
      await Promise.resolve();
    },
  };
}

test("the hints of a game are kept during a reload, a replay and a puzzle", async () => {
  const before = visit(1);
  await before.show(view);
  await before.history.countHint();
  await before.show(over, { record: "another", ply: 0, plies: 1 } as ReplayState);
  await before.show({ ...view });
  await before.history.countHint();
  const after = visit(1);
  await after.show(view);
  await after.show(puzzle);
  await after.history.countHint();
  await after.show({ ...view });
  await after.history.countHint();
  await after.show(over);
  expect((await after.history.find(null))?.hints).toBe(3);
});

test("another game begins without hints, even one of the same deal", async () => {
  const first = visit(1);
  await first.show(view);
  await first.history.countHint();
  const second = visit(2);
  await second.show(view);
  await second.show(over);
  expect((await second.history.find(null))?.hints).toBe(0);
});

test("the latest games that count and have no review are unreviewed, latest first", async () => {
  const history = new HistoryController({} as Engine, new Store(), { saveGame: vi.fn() });
  const others = [{ skill: skill(0.1, 1) }, { practice: true }, { continued: true as const }];
  const games = [
    ...Array.from({ length: 6 }, (_, number) => game(number)),
    ...others.map((each, at) => game(6 + at, each)),
  ];
  for (const each of games) await history.db.change("games", each.id, () => each);
  expect((await history.unreviewed()).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1].map(idOf));
});

test("the review of a game from a position stores what choices cost, but no mistakes", async () => {
  const history = new HistoryController({} as Engine, new Store(), { saveGame: vi.fn() });
  const lost = { share: [0.3], points: [4] };
  const decision = { seat: 0, position: "a position", action: "d", best: "t1", lost, band: "blunder" };
  const review = { seats: [skill(0.3, 4)], decisions: [decision] } as unknown as Review;
  const ids = [];
  for (const each of [game(1, { continued: true, record: "one" }), game(2)]) {
    await history.db.change("games", each.id, () => each);
    const found = await history.find(each.record);
    ids.push(found?.id);
    await history.storeReview(each.id, review, 0);
  }
  const { games, mistakes } = await history.db.all();
  expect(ids).toEqual([1, 2].map(idOf));
  expect(games.map((each) => each.skill?.points.own)).toEqual([-4, -4]);
  expect(mistakes.map((each) => each.game)).toEqual([idOf(2)]);
});
