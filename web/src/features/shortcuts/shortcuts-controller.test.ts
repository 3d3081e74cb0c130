import { expect, test } from "vitest";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { ShortcutsController } from "./shortcuts-controller";

test("the dialog opens and closes", () => {
  const store = new Store();
  const { handlers } = new ShortcutsController(store);
  handlers["open-shortcuts"]({ type: "open-shortcuts" });
  expect(store.state.isShowingShortcuts).toBe(true);
  handlers["close-shortcuts"]({ type: "close-shortcuts" });
  expect(store.state.isShowingShortcuts).toBe(false);
});

test.each([
  ["the table", null, false],
  ["a replay", {} as State["replay"], true],
])("at %s it lists the shortcuts of that", (_, replay, isReplay) => {
  const store = new Store();
  store.set({ isShowingShortcuts: true, replay });
  expect(new ShortcutsController(store).dialog(store.state)).toMatchObject({ values: [true, isReplay] });
});
