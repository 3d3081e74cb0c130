import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameActions } from "../../app/features";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts, setLanguage } from "../../i18n";
import { DialogsController } from "./dialogs-controller";

vi.mock("./bot-dialog", () => ({ botDialog: (...values: unknown[]) => values }));
vi.mock("./link-dialog", () => ({ linkDialog: (link: unknown) => link }));
vi.mock("./shortcuts-dialog", () => ({ shortcutsDialog: (...values: unknown[]) => values }));

const OPEN = { type: "open-bot", seat: 2 } as const;

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://games.example/?lang=en" });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("document", { baseURI: "https://games.example/", documentElement: { dataset: {} } });
});

function bench(answer: () => Promise<unknown>) {
  const store = new Store();
  const [request, reportError] = [vi.fn(answer), vi.fn()];
  const game = { reportError } as unknown as GameActions;
  const dialogs = new DialogsController({ request } as unknown as Engine, store, game);
  return { store, dialogs, handlers: dialogs.handlers, request, reportError };
}

test("the dialog about a bot opens with its seat, and closes", async () => {
  const { store, handlers } = bench(async () => ({}));
  await handlers["open-bot"](OPEN);
  expect(store.state.botDialog).toEqual({ isOpen: true, seat: 2 });
  handlers["close-bot"]({ type: "close-bot" });
  expect(store.state.botDialog).toEqual({ isOpen: false, seat: 2 });
});

test("a link that the frame may not open is shown until its dialog is closed", () => {
  const { store, dialogs, handlers } = bench(async () => null);
  const link = () => dialogs.dialogs(store.state).values[1];
  handlers["show-link"]({ type: "show-link", link: "https://example.org/#save=1" });
  expect(link()).toBe("https://example.org/#save=1");
  handlers["close-link"]({ type: "close-link" });
  expect(link()).toBeNull();
});

test.each([
  ["the table", null, false],
  ["a replay", {} as State["replay"], true],
])("at %s the shortcuts of that are listed", (_, replay, isReplay) => {
  const { store, dialogs, handlers } = bench(async () => null);
  const shortcuts = () => dialogs.dialogs(store.state).values[2];
  store.set({ replay });
  handlers["open-shortcuts"]({ type: "open-shortcuts" });
  expect(shortcuts()).toEqual([true, isReplay]);
  handlers["close-shortcuts"]({ type: "close-shortcuts" });
  expect(shortcuts()).toEqual([false, isReplay]);
});

test("the options are requested once", async () => {
  const { store, handlers, request } = bench(async () => ({ players: [2, 3] }));
  await handlers["open-bot"](OPEN);
  await handlers["open-bot"](OPEN);
  expect(request.mock.calls).toEqual([[{ method: "options" }]]);
  expect(store.state.options).toEqual({ players: [2, 3] });
});

test("an error of the request for options is reported", async () => {
  const failure = new EngineFailure("other", "");
  const { handlers, reportError } = bench(() => Promise.reject(failure));
  await handlers["open-bot"](OPEN);
  expect(reportError).toHaveBeenCalledWith(failure);
});

describe("the dialog about a bot", () => {
  beforeAll(async () => {
    await loadAllTexts();
    await setLanguage(["en"]);
  });

  /** Return whether it is open, what it shows, and the address of the workshop. */
  function dialog(change: Partial<State>): unknown {
    const { store, dialogs } = bench(async () => null);
    store.set({ botDialog: { isOpen: true, seat: 2 }, ...change });
    return dialogs.dialogs(store.state).values[0];
  }

  const workshop = "https://games.example/workshop.html?lang=en&page=table";

  test("has its seat and name, and leads to the workshop as the address is set", () => {
    const options = {} as State["options"];
    const bot = { seat: emptyView.seats[2], index: 2, name: "Clio", options };
    expect(dialog({ view: emptyView, options })).toEqual([true, bot, workshop]);
  });

  test.each([
    ["without a game", null],
    ["at a smaller table", { ...emptyView, seats: emptyView.seats.slice(0, 2) }],
  ])("%s is about none", (_, view) => {
    expect(dialog({ view })).toEqual([true, { seat: null, index: 2, name: "", options: null }, workshop]);
  });
});
