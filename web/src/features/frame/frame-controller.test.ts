import { beforeEach, describe, expect, test, vi } from "vitest";
import { views } from "../../../testing/recordings";
import { Store } from "../../app/store";
import { HEIGHT } from "../../embed/default-height";
import type { View } from "../../engine/protocol";
import { FrameController } from "./frame-controller";

const RECORDED = await views("five-players-end");
/** The views of the game in play: at its end, one of the recording is that of another game. */
const GAME = RECORDED.slice(0, 1 + RECORDED.findIndex(({ result }) => result !== null));

const listeners = new Map<string, ((event: never) => void)[]>();
const posted: { type?: string }[] = [];
const host = { postMessage: (message: object, origin: string) => void (origin === "*" && posted.push(message)) };
const page = { scrollHeight: 400, dataset: {} as DOMStringMap };
const open = vi.fn();
const openGame = vi.fn();
const showLink = vi.fn();
let resize: () => void;
let store: Store;

class Link {
  constructor(readonly href: string) {}
  closest(selector: string): this | null {
    return selector === "a[target=_blank]" ? this : null;
  }
}

beforeEach(() => {
  listeners.clear();
  posted.length = 0;
  page.scrollHeight = 400;
  page.dataset = {};
  vi.clearAllMocks();
  const listen = (type: string, listener: (event: never) => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  vi.stubGlobal("parent", host);
  vi.stubGlobal("window", {});
  vi.stubGlobal("open", open);
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("innerHeight", 600);
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("document", { documentElement: page, addEventListener: listen });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {}
    },
  );
  store = new Store();
});

function load(early: { source: unknown; data: unknown }[] = []): void {
  new FrameController(store, { open: openGame }, showLink, early as unknown as MessageEvent[]);
}

function emit(type: string, event: object = {}): void {
  for (const listener of listeners.get(type) ?? []) listener(event as never);
}

async function show(...shown: View[]): Promise<void> {
  for (const view of shown) {
    store.show(view, {});
    await Promise.resolve();
  }
}

/** Return the messages of a type without it. */
function messages(type: string): object[] {
  return posted.flatMap(({ type: each, ...data }) => (each === `coloretto:v1:${type}` ? [data] : []));
}

describe("the host page hears", () => {
  test("of a game that begins: its variant and its deal", async () => {
    load();
    await show(...GAME);
    expect(messages("start")).toEqual([{ players: 5, edition: "golden", scoring: "grey", seed: 8 }]);
  });

  test("of each move in the game, but of none before it was opened", async () => {
    load();
    await show(...GAME);
    expect(messages("move")).toEqual([
      { seat: 2, action: "place" },
      { seat: 3, action: "take" },
      { seat: 0, action: "draw" },
      { seat: 0, action: "place" },
      { seat: 2, action: "take" },
      { seat: 0, action: "draw" },
      { seat: 0, action: "place" },
      { seat: 0, action: "take" },
    ]);
  });

  test("of the end: scores and ranks of all seats", async () => {
    load();
    await show(...GAME.slice(0, -1));
    expect(messages("end")).toEqual([]);
    const [end] = GAME.slice(-1) as [View];
    // The end is shown again when, for example, the language changes.
    await show(end, { ...end });
    expect(messages("end")).toEqual([{ scores: [18, 17, 22, 19, 11], ranks: [3, 4, 1, 2, 5] }]);
  });

  test("of another game", async () => {
    load();
    const [first] = GAME as [View];
    await show(first, { ...first, seed: null, players: 3, log: [] });
    expect(messages("start")).toMatchObject([{ seed: 8 }, { seed: null, players: 3 }]);
    expect(messages("move")).toEqual([]);
  });

  test("of nothing while the table is empty or the view stays", async () => {
    load();
    store.show(null, {});
    await Promise.resolve();
    expect(posted).toEqual([]);
    await show(...GAME.slice(0, 1));
    posted.length = 0;
    store.set({ page: "statistics" });
    await Promise.resolve();
    expect(posted).toEqual([]);
  });

  test("nothing if there is none", async () => {
    vi.stubGlobal("window", host);
    load();
    await show(...GAME);
    expect(posted).toEqual([]);
  });
});

describe("the height", () => {
  test("is the usual one while everything fits", () => {
    load();
    resize();
    resize();
    emit("resize");
    expect(posted).toEqual([{ type: "coloretto:v1:height", value: HEIGHT }]);
  });

  test("grows with the content, but shrinks only with the next game", async () => {
    load();
    for (const height of [900, 1000, 1000, 950]) {
      page.scrollHeight = height;
      resize();
    }
    expect(messages("height")).toEqual([{ value: 900 }, { value: 1000 }]);
    await show(...GAME.slice(0, 1));
    expect(messages("height").at(-1)).toEqual({ value: 950 });
  });

  test.each(["#secret=abc", "#?secret=abc"])("is sent to WordPress with its secret from %s", (hash) => {
    vi.stubGlobal("location", { hash });
    load();
    resize();
    expect(posted).toContainEqual({ message: "height", value: HEIGHT, secret: "abc" });
  });
});

describe("a command", () => {
  function send(data: object, source: unknown = host): void {
    emit("message", { source, data });
  }

  test("changes the theme", () => {
    load();
    send({ type: "coloretto:v1:setTheme", theme: "dark" });
    expect(store.state.settings.theme).toBe("dark");
    const { settings } = store.state;
    send({ type: "coloretto:v1:setTheme", theme: "dark" });
    expect(store.state.settings).toBe(settings);
  });

  test("changes the language, with the region", () => {
    load();
    send({ type: "coloretto:v1:setLang", lang: "de-AT" });
    expect(store.state.settings.language).toBe("de-AT");
    const { settings } = store.state;
    send({ type: "coloretto:v1:setLang", lang: "de-AT" });
    expect(store.state.settings).toBe(settings);
    expect(page.dataset.ignored).toBeUndefined();
  });

  test("opens a deal, of which only parameters of a deal are used", () => {
    load();
    send({ type: "coloretto:v1:newGame", query: { players: 5, seed: 3, theme: "dark" } });
    send({ type: "coloretto:v1:newGame" });
    expect(openGame.mock.calls).toEqual([
      [{ from: "engine", game: { query: { players: "5", seed: "3" } } }],
      [{ from: "engine", game: { query: {} } }],
    ]);
  });

  test("that came before the frame was ready is executed", () => {
    load([{ source: host, data: { type: "coloretto:v1:newGame", query: { players: 2 } } }]);
    expect(openGame).toHaveBeenCalledExactlyOnceWith({ from: "engine", game: { query: { players: "2" } } });
  });

  test("from elsewhere, unknown or impossible is ignored and counted", () => {
    load();
    send({ type: "coloretto:v1:newGame" }, {});
    send({ type: "coloretto:v1:setLang", lang: "xx" });
    send({ type: "other" });
    expect([page.dataset.ignored, store.state.settings.language, openGame.mock.calls]).toEqual(["3", "system", []]);
  });

  test("from the page itself is none, when no other page embeds it", () => {
    vi.stubGlobal("window", host);
    load();
    send({ type: "coloretto:v1:newGame" });
    expect([page.dataset.ignored, openGame.mock.calls]).toEqual(["1", []]);
  });
});

describe("a link", () => {
  const url = "https://example.org/#save=1";

  function press(target: object): ReturnType<typeof vi.fn> {
    const preventDefault = vi.fn();
    emit("click", { target, preventDefault });
    return preventDefault;
  }

  test("opens in a new tab, which cannot reach the frame", () => {
    const tab = { opener: {} };
    open.mockReturnValue(tab);
    load();
    expect(press(new Link(url))).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledExactlyOnceWith(url, "_blank");
    expect([tab.opener, posted, showLink.mock.calls]).toEqual([null, [], []]);
  });

  test("whose tab is out of reach, as of another origin, is open all the same", () => {
    open.mockReturnValue(Object.freeze({ opener: {} }));
    load();
    press(new Link(url));
    expect(showLink).not.toHaveBeenCalled();
  });

  test("that may not open a tab is shown, and sent to the host page", () => {
    open.mockReturnValue(null);
    load();
    press(new Link(url));
    expect([messages("share"), showLink.mock.calls]).toEqual([[{ url }], [[url]]]);
  });

  test("is opened by WordPress", () => {
    vi.stubGlobal("location", { hash: "#?secret=abc" });
    load();
    press(new Link(url));
    expect([posted, open.mock.calls]).toEqual([[{ message: "link", value: url, secret: "abc" }], []]);
  });

  test("is not what else is pressed", () => {
    load();
    expect(press({})).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });
});
