import { beforeAll, describe, expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts, setLanguage } from "../../i18n";
import { DialogsController } from "./dialogs-controller";

vi.mock("./bot-dialog", () => ({ botDialog: (...values: unknown[]) => values }));
vi.mock("./shortcuts-dialog", () => ({ shortcutsDialog: (...values: unknown[]) => values }));

const OPEN = { type: "open-bot", seat: 2 } as const;

const WORKSHOP = "workshop.html?lang=en";

function bench() {
  const store = new Store();
  const dialogs = new DialogsController(store);
  return { store, dialogs, handlers: dialogs.handlers };
}

test("the dialog about a bot opens with its seat, and closes", () => {
  const { store, handlers } = bench();
  handlers["open-bot"](OPEN);
  expect(store.state.botDialog).toEqual({ isOpen: true, seat: 2 });
  handlers["close-bot"]({ type: "close-bot" });
  expect(store.state.botDialog).toEqual({ isOpen: false, seat: 2 });
});

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
  const { store, dialogs, handlers } = bench();
  const shortcuts = () => dialogs.dialogs(store.state, WORKSHOP).values[2];
  store.set({ replay });
  handlers["open-shortcuts"]({ type: "open-shortcuts" });
  expect(shortcuts()).toEqual([true, isReplay]);
  handlers["close-shortcuts"]({ type: "close-shortcuts" });
  expect(shortcuts()).toEqual([false, isReplay]);
});

describe("the dialog about a bot", () => {
  beforeAll(async () => {
    await loadAllTexts();
    await setLanguage(["en"]);
  });

  /** Return whether it is open, what it shows, and the address of the workshop. */
  function dialog(change: Partial<State>): unknown {
    const { store, dialogs } = bench();
    store.set({ botDialog: { isOpen: true, seat: 2 }, ...change });
    return dialogs.dialogs(store.state, WORKSHOP).values[0];
  }

  test("has its seat and name, and leads to the workshop", () => {
    const bot = { seat: emptyView.seats[2], index: 2, name: "Clio" };
    expect(dialog({ view: emptyView })).toEqual([true, bot, WORKSHOP]);
  });

  test.each([
    ["without a game", null],
    ["at a smaller table", { ...emptyView, seats: emptyView.seats.slice(0, 2) }],
  ])("%s is about none", (_, view) => {
    expect(dialog({ view })).toEqual([true, { seat: null, index: 2, name: "" }, WORKSHOP]);
  });
});
