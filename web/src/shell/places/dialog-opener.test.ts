import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { Store } from "../../app/store";
import type { DialogName } from "../../game/pages";
import { emptyView } from "../../game/view-queries";
import { LocalStore, SETUP } from "../../platform/storage/local-storage";
import { DialogOpener } from "./dialog-opener";

beforeEach(() => void vi.stubGlobal("localStorage", new MemoryStorage()));

/** @param features what loading the features resolves to */
function bench(features: object | null = {}) {
  const store = new Store();
  store.set({ view: { ...emptyView, phase: "over" } });
  const { handlers } = new DialogOpener(store, new LocalStore(), async () => features);
  const open = (dialog: DialogName) => handlers["open-dialog"]({ type: "open-dialog", dialog });
  return { store, handlers, open };
}

test.each<DialogName>(["new-game", "settings", "shortcuts", "seat", "bot-2"])("%s opens and closes", async (dialog) => {
  const { store, handlers, open } = bench();
  await open(dialog);
  expect(store.state.dialogs).toEqual([dialog]);
  handlers["close-dialog"]({ type: "close-dialog", dialog });
  expect(store.state.dialogs).toEqual([]);
});

test("a dialog that cannot be loaded does not open", async () => {
  const { store, open } = bench(null);
  for (const dialog of ["settings", "shortcuts", "bot-2"] as const) await open(dialog);
  expect(store.state.dialogs).toEqual(["settings"]);
});

test.each<DialogName>(["seat", "bot-0", "bot-9"])("%s does not open without what it is about", async (dialog) => {
  const { store, open } = bench();
  store.set({ view: emptyView });
  await open(dialog);
  expect(store.state.dialogs).toEqual([]);
});

test("the dialog for a new game begins with the last setup, and without what was wrong with one", async () => {
  const { store, open } = bench();
  new LocalStore().write(SETUP, "{}");
  store.set({ setupProblem: "seed" });
  await open("new-game");
  expect(store.state).toMatchObject({ dialogs: ["new-game"], lastSetup: "{}", setupProblem: null });
});
