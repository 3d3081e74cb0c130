import { beforeEach, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { summary } from "../../../testing/summaries";
import { PAUSE_MS } from "../../app/game/bot-turns";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import type { View } from "../../engine/protocol";
import { DEFAULTS } from "../../platform/settings/settings";
import { ForcedMovesController, forcedAction } from "./forced-moves-controller";

const forced = await viewWhere("five-players-end", ({ rows }) => rows.filter(({ place }) => place).length === 1);
const choosing = await viewWhere("four-players", ({ rows }) => rows.filter(({ place }) => place).length > 1);
const drawing = await viewWhere("four-players", ({ supply }) => supply.draw !== null);
const jokers = await viewWhere("five-players-end", (view) => view.jokers !== null);
const bots = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "bot");
const before = { ...forced, waiting_for: "bot", log: forced.log.slice(0, -1) } satisfies View;
const hint = { view: forced, depth: 1, result: null } as const;

const playForced = vi.fn(async () => undefined);
let isDialogOpen: boolean;
let store: Store;

/** Let the store notify, and let time pass. */
function pass(milliseconds = 0): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

async function show(view: View, change: Partial<State> = {}): Promise<void> {
  store.show(view, change);
  await pass();
}

beforeEach(async () => {
  vi.useFakeTimers();
  isDialogOpen = false;
  vi.stubGlobal("document", { querySelector: () => (isDialogOpen ? {} : null) });
  playForced.mockClear();
  store = new Store();
  store.set({ engine: "ready", screen: "game" });
  new ForcedMovesController(store, { playForced });
  await show(before);
});

test("a forced move is played once, after the usual pause", async () => {
  await show(forced);
  expect(store.state.isBusy).toBe(true);
  await pass(PAUSE_MS.normal - 1);
  expect(playForced).not.toHaveBeenCalled();
  await pass(1);
  expect(playForced).toHaveBeenCalledExactlyOnceWith("p1", true);
  await pass(60_000);
  expect(playForced).toHaveBeenCalledOnce();
});

test("at the instant pace a forced move is played at once", async () => {
  store.set({ settings: { ...DEFAULTS, pace: "instant" } });
  await show(forced);
  expect(playForced).toHaveBeenCalledExactlyOnceWith("p1", false);
});

test.each<[string, Partial<State>]>([
  ["in another setting", { settings: { ...DEFAULTS, playForcedMoves: false } }],
  ["step by step", { settings: { ...DEFAULTS, pace: "step" } }],
  ["on a side page", { page: "rules" as State["page"] }],
  ["in a replay", { replay: {} as State["replay"] }],
  ["in a puzzle", { puzzle: {} as State["puzzle"] }],
  ["while a hint is open", { hint }],
  ["while a tip is shown", { tips: { seen: [], shown: "place" } }],
  ["without the engine", { engine: "failed" }],
  ["before the table is shown", { screen: "waiting" }],
])("%s the player plays forced moves", async (_, change) => {
  await show(forced, change);
  expect(store.state.isBusy).toBe(false);
  await pass(60_000);
  expect(playForced).not.toHaveBeenCalled();
});

test.each<[string, Partial<View>, Partial<State>]>([
  ["undo", { log: before.log.slice(0, -1) }, { announcement: { cause: "undone", entries: [], view: null } }],
  ["redo", {}, { announcement: { cause: "redone", entries: [], view: null } }],
  ["undo that left moves to redo", { redo: true }, {}],
  ["opening of another game", {}, { game: summary(1) }],
  ["opening of the same position", { log: before.log }, {}],
])("after an %s the player continues", async (_, view, change) => {
  await show({ ...forced, ...view }, change);
  await pass(60_000);
  expect(playForced).not.toHaveBeenCalled();
});

test("a forced move in a game that was just opened is left to the player", async () => {
  store.show(null, {});
  await pass();
  await show(forced);
  await pass(60_000);
  expect(playForced).not.toHaveBeenCalled();
});

test("a forced move waits while another request is pending", async () => {
  await show(forced, { isBusy: true });
  await pass(60_000);
  expect(playForced).not.toHaveBeenCalled();
  store.set({ isBusy: false });
  await pass(PAUSE_MS.normal);
  expect(playForced).toHaveBeenCalledOnce();
});

test("a forced move of a game that is left is not played", async () => {
  await show(forced);
  store.show(null, {});
  await pass(60_000);
  expect(playForced).not.toHaveBeenCalled();
});

test("a move that is not forced is left to the player", async () => {
  await show({ ...forced, waiting_for: "bot" });
  await pass(60_000);
  expect([playForced.mock.calls, store.state.isBusy]).toEqual([[], false]);
});

test("a forced move waits until a dialog is closed", async () => {
  isDialogOpen = true;
  await show(forced);
  await pass(60_000);
  expect([playForced.mock.calls.length, store.state.isBusy]).toEqual([0, false]);
  isDialogOpen = false;
  store.closeDialog("settings");
  await pass(PAUSE_MS.normal);
  expect(playForced).toHaveBeenCalledOnce();
});

test("a dialog opened during the pause puts off the forced move", async () => {
  await show(forced);
  isDialogOpen = true;
  await pass(60_000);
  expect([playForced.mock.calls.length, store.state.isBusy]).toEqual([0, false]);
});

test("a page opened during the pause puts off the forced move", async () => {
  await show(forced);
  store.set({ page: "statistics" });
  await pass(60_000);
  expect([playForced.mock.calls.length, store.state.isBusy]).toEqual([0, false]);
  store.set({ page: "table" });
  await pass(PAUSE_MS.normal);
  expect(playForced).toHaveBeenCalledOnce();
});

test("a player who plays the move during the pause plays it alone", async () => {
  await show(forced);
  await show({ ...before, log: [...forced.log, ...forced.log.slice(-1)] });
  await pass(60_000);
  expect(playForced).not.toHaveBeenCalled();
});

test("the only row with space for the drawn card is forced", () => {
  expect(forcedAction(forced)).toBe("p1");
});

test("the only row to take is forced if no draw is possible", () => {
  const rows = forced.rows.map((row) => ({ ...row, take: row.place && "t1", place: null }));
  const supply = { ...forced.supply, draw: null };
  expect(forcedAction({ ...forced, rows, supply })).toBe("t1");
  expect(forcedAction({ ...forced, rows, supply: { ...supply, draw: "d" } })).toBeNull();
});

test("one of several equal rows is not forced", () => {
  expect(forcedAction(choosing)).toBeNull();
});

test("a draw, a choice of jokers and a bot's action are not forced", () => {
  expect([drawing, jokers, bots, { ...forced, waiting_for: null }].map(forcedAction)).toEqual([null, null, null, null]);
});
