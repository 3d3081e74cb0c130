import { beforeEach, expect, test, vi } from "vitest";
import type { Puzzle } from "../../app/state";
import { Store } from "../../app/store";
import { emptyView } from "../../game/view-queries";
import { DEFAULTS } from "../../platform/settings/settings";
import { ConfirmationController } from "./confirmation-controller";

const play = vi.fn(async () => undefined);
const answer = vi.fn(async () => undefined);
let store: Store;
let controller: ConfirmationController;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("addEventListener", vi.fn());
  store = new Store();
  store.set({ settings: { ...DEFAULTS, confirmMoves: true } });
  controller = new ConfirmationController(store, { play }, answer);
});

test("the first press selects and announces a move, the second one plays it", async () => {
  await controller.choose("t1", false);
  expect(play).not.toHaveBeenCalled();
  expect(store.state).toMatchObject({ selected: "t1", answer: { kind: "selection", action: "t1" } });
  await controller.choose("t1", false);
  expect(play).toHaveBeenCalledExactlyOnceWith("t1");
  expect(store.state.selected).toBeNull();
});

test("a press on another control selects its move instead", async () => {
  for (const action of ["t1", "d", "t1"]) await controller.choose(action, false);
  expect(play).not.toHaveBeenCalled();
  expect(store.state.selected).toBe("t1");
});

test("a selection can be cancelled, which is announced", async () => {
  const cancel = () => controller.handlers["cancel-selection"]({ type: "cancel-selection" });
  cancel();
  expect(store.state.answer).toBeNull();
  await controller.choose("d", false);
  cancel();
  expect(store.state).toMatchObject({ selected: null, answer: { kind: "selection", action: null } });
  await controller.choose("d", false);
  expect(play).not.toHaveBeenCalled();
});

test("a dropped card needs no confirmation", async () => {
  await controller.choose("p1", false);
  await controller.choose("p2", true);
  expect(play).toHaveBeenCalledExactlyOnceWith("p2");
  expect(store.state.selected).toBeNull();
});

test("another view ends the selection", async () => {
  await controller.choose("d", false);
  store.show(emptyView, {});
  expect(store.state.selected).toBeNull();
});

test("a puzzle is answered by the second press, and by the first without confirmation", async () => {
  store.set({ puzzle: { view: emptyView } as Puzzle });
  await controller.choose("d", false);
  expect(answer).not.toHaveBeenCalled();
  await controller.choose("d", false);
  expect(answer).toHaveBeenCalledExactlyOnceWith("d");
  store.set({ settings: DEFAULTS });
  await controller.choose("t1", false);
  expect(answer).toHaveBeenLastCalledWith("t1");
  expect(play).not.toHaveBeenCalled();
});
