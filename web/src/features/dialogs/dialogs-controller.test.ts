import { expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { emptyView } from "../../game/view-queries";
import { DialogsController } from "./dialogs-controller";

vi.mock("./bot-dialog", () => ({ botDialog: (...values: unknown[]) => values }));
vi.mock("./shortcuts-dialog", () => ({ shortcutsDialog: (...values: unknown[]) => values }));

const WORKSHOP = "workshop.html?lang=en";

function bench() {
  const store = new Store();
  const dialogs = new DialogsController(store);
  return { store, dialogs, handlers: dialogs.handlers };
}

test("a link that the frame may not open is shown until its dialog is closed", () => {
  const { store, dialogs, handlers } = bench();
  const link = () => markup(dialogs.dialogs(store.state, WORKSHOP).values[1]);
  handlers["show-link"]({ type: "show-link", link: "https://example.org/#save=1" });
  expect(link()).toContain("https://example.org/#save=1");
  handlers["close-link"]({ type: "close-link" });
  expect(link()).not.toContain("https://example.org/#save=1");
});

test.each([
  ["the table", null, false],
  ["a replay", {} as State["replay"], true],
])("at %s the shortcuts of that are listed", (_, replay, isReplay) => {
  const { store, dialogs } = bench();
  const shortcuts = () => dialogs.dialogs(store.state, WORKSHOP).values[2];
  store.set({ replay });
  store.openDialog("shortcuts");
  expect(shortcuts()).toEqual([true, isReplay]);
  store.closeDialog("shortcuts");
  expect(shortcuts()).toEqual([false, isReplay]);
});

test("the dialog about a bot gets its name, and the address of the workshop", () => {
  const { store, dialogs } = bench();
  const bot = () => dialogs.dialogs(store.state, WORKSHOP).values[0];
  store.set({ view: emptyView, dialogs: ["settings", "bot-2"] });
  expect(bot()).toEqual(["bot-2", emptyView, WORKSHOP]);
  store.closeDialog("bot-2");
  expect(bot()).toEqual([undefined, emptyView, WORKSHOP]);
});
