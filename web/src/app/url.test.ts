import { beforeEach, expect, test, vi } from "vitest";
import { earlier } from "../../testing/earlier-data";
import { MemoryStorage } from "../../testing/memory-storage";
import type { GameSource } from "../game/game-source";
import * as urls from "./url";

/** Open the page at a URL; `base` is that of its document. */
function visit(href: string, { isFramed = false, base = href } = {}): { href: string } {
  const at = { href };
  vi.stubGlobal("location", at);
  const replaceState = (state: object, _title: string, url: URL) => {
    at.href = url.href;
    vi.stubGlobal("history", { state, replaceState });
  };
  vi.stubGlobal("document", { baseURI: base, documentElement: { dataset: isFramed ? { frame: "" } : {} } });
  vi.stubGlobal("history", { state: null, replaceState });
  return at;
}

function read(search: string, hash = "") {
  return urls.parseUrl({ search, hash });
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  visit("https://example.org/coloretto/");
});

/** Return the source of a new game. */
function deal(query: Record<string, string>): GameSource {
  return { from: "engine", game: { query } };
}

test("a URL without parameters has no game", () => {
  expect(read("")).toEqual({
    game: null,
    page: null,
    dialog: null,
    speed: null,
    language: null,
    theme: null,
    accent: null,
    background: null,
    fake: null,
    snapshot: null,
  });
});

test("a frame's colours are read from its URL", () => {
  expect(read("?accent=%23c00&bg=white")).toMatchObject({ accent: "#c00", background: "white", game: null });
});

test("the parameters of a game are separated from those of the page", () => {
  const { game, speed, language, theme } = read("?players=3&seed=7&level=expert&speed=fast&lang=de&theme=dark&x=1");
  expect(game).toEqual(deal({ players: "3", seed: "7", level: "expert" }));
  expect({ speed, language, theme }).toEqual({ speed: "fast", language: "de", theme: "dark" });
});

test("the page's parameters alone make no game", () => {
  expect(read("?lang=de&speed=fast&new").game).toBeNull();
});

test("the first value of a repeated parameter counts", () => {
  const { game, speed } = read("?players=3&players=5&speed=fast&speed=slow");
  expect({ game, speed }).toEqual({ game: deal({ players: "3" }), speed: "fast" });
});

test("a save is in the fragment", () => {
  const save = '{"save":1,"record":"a b"}';
  expect(read("?daily", `#${new URLSearchParams({ save })}`).game).toEqual({ from: "engine", game: { save } });
  expect(read(`?${new URLSearchParams({ save })}`).game).toBeNull();
});

test("a position comes with level and seed", () => {
  const position = "4cb15 - R2O";
  expect(read(`?pos=${encodeURIComponent(position)}&level=expert&seed=5`).game).toEqual({
    from: "puzzle",
    position: { position, query: { level: "expert", seed: "5" } },
  });
});

test("a position ignores the other parameters of a deal", () => {
  const position = { position: "p" };
  expect(read("?pos=p&players=3&edition=classic&marker_depth=15").game).toEqual({ from: "puzzle", position });
});

test("the page, the dialog and how Python starts are read", () => {
  const search = "?page=statistics&dialog=settings&fake=four-players&snapshot=off";
  expect(read(search)).toMatchObject({
    page: "statistics",
    dialog: "settings",
    fake: "four-players",
    snapshot: "off",
    game: null,
  });
});

test("a game opens anywhere by its record, or by its position, level and seed, sorted", () => {
  const position = { position: "here", query: { seed: "5", level: "expert" } };
  const decision = { record: "2cb15 1", ply: 3, seat: 0 };
  const sources: [GameSource, string | null][] = [
    [{ from: "record", record: "2cb15 1", ply: 3 }, "record=2cb15+1"],
    [{ from: "puzzle", position }, "level=expert&pos=here&seed=5"],
    [{ from: "puzzle", entry: "id", position: { position: "here", seed: 0 } }, "pos=here"],
    [{ from: "puzzle", decision, position }, "level=expert&pos=here&seed=5"],
    [{ from: "puzzle", decision, position: null }, null],
    [{ from: "engine", game: { save: "x" } }, null],
    [{ from: "engine", game: { day: "" } }, null],
  ];
  for (const [source, search] of sources) expect(urls.searchOf(source)).toBe(search);
});

test.each(["", "x", "-1", "1.5", "1e3", " 1"])("the seed %j of a position is left to the engine", (seed) => {
  const { game } = read(`?pos=p&seed=${encodeURIComponent(seed)}`);
  expect(game).toEqual({ from: "puzzle", position: { position: "p", query: { seed } } });
});

test("a daily deal without a date is today's", () => {
  expect(read("?daily").game).toEqual({ from: "engine", game: { day: "" } });
  expect(read("?daily=2026-11-21&lang=de").game).toEqual({ from: "engine", game: { day: "2026-11-21" } });
});

test("the parameter of the new-game dialog needs no value", () => {
  expect(read("?new").dialog).toBe("new-game");
  expect(read("?new&dialog=settings").dialog).toBe("settings");
});

test("a host's query may have values of any type and unknown names", () => {
  expect(urls.queryFrom(Object.entries({ players: 5, seed: 3, record: "x", toString: 1 }))).toEqual({
    players: "5",
    seed: "3",
  });
  expect(urls.queryFrom(Object.entries({ speed: "fast" }))).toBeNull();
});

test("removing the game leaves the other parameters", () => {
  const at = visit("https://example.org/coloretto/?players=3&seed=7&daily=&lang=de&fake=x#save=abc&other=1");
  urls.removeGameFromUrl(null);
  expect(at.href).toBe("https://example.org/coloretto/?lang=de&fake=x#other=1");
});

test("removing the game leaves the puzzle on the table", () => {
  const at = visit("https://example.org/?players=3&pos=here&level=strong#save=abc");
  urls.removeGameFromUrl("level=strong&pos=here");
  expect(at.href).toBe("https://example.org/?pos=here&level=strong");
});

test.each(["pos=here&lang=de", "record=x&lang=de"])("removing the game removes it from %j, too", (search) => {
  const at = visit(`https://example.org/?${search}`);
  urls.removeGameFromUrl(null);
  expect(at.href).toBe("https://example.org/?lang=de");
});

test("a change of the address keeps what the entry of the browser's history holds", () => {
  visit("https://example.org/");
  const replaceState = vi.fn();
  vi.stubGlobal("history", { state: { one: 1, two: 2 }, replaceState });
  const url = new URL("https://example.org/?lang=de");
  urls.changeEntry("replaceState", url, { two: 3 });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ one: 1, two: 3 }, "", url);
});

test("a browser that does not let the page change its address is left alone", () => {
  visit("data:text/html,");
  vi.stubGlobal("history", {
    state: null,
    replaceState: () => {
      throw new DOMException("no origin", "SecurityError");
    },
  });
  expect(() => urls.removeGameFromUrl(null)).not.toThrow();
});

test.each([
  "?players=3&amp;seed=42&amp;lang=de",
  "?players=3&amp;amp;seed=42&amp;amp;lang=de",
  "?amp;players=3&AMP;seed=42&lang=de",
  "?players=3&amp%3Bseed=42&amp%3blang=de",
  "?players=3&#038;seed=42&#038;lang=de",
  "?players=3&#38;seed=42&#x26;lang=de",
])("%s means what its author wrote", (search) => {
  const at = visit(`https://example.org/${search}`);
  expect(urls.openUrl()).toMatchObject({ game: deal({ players: "3", seed: "42" }), language: "de" });
  expect(at.href).toBe("https://example.org/?players=3&seed=42&lang=de");
  expect(urls.pageUrl("rules", null)).toBe("https://example.org/rules.html?players=3&seed=42&lang=de");
});

test("a value that holds an ampersand stays as it is", () => {
  const href = "https://example.org/?record=a%26amp%3Bb+c:d";
  const at = visit(href);
  expect(urls.openUrl().game).toEqual({ from: "record", record: "a&amp;b c:d" });
  expect(at.href).toBe(href);
});

test("a frame keeps its URL", () => {
  const at = visit("https://example.org/embed/?players=3", { isFramed: true });
  urls.removeGameFromUrl(null);
  expect(at.href).toBe("https://example.org/embed/?players=3");
});

test("links to the other pages keep the parameters", () => {
  visit("https://example.org/coloretto/?lang=de");
  for (const name of ["rules", "share", "workshop"] as const)
    expect(urls.pageUrl(name, null)).toBe(`https://example.org/coloretto/${name}.html?lang=de`);
  expect(urls.backUrl()).toBe("https://example.org/coloretto/?lang=de");
});

test.each(["table", "home", "statistics"])("the way back leads to what was left, %s, without a dialog", (place) => {
  visit("https://example.org/coloretto/?lang=de&page=daily&dialog=settings&new");
  visit(urls.pageUrl("rules", place));
  visit(urls.pageUrl("share", null));
  expect(urls.backUrl()).toBe(`https://example.org/coloretto/?lang=de&page=${place}`);
});

test("links from a frame lead to the site", () => {
  visit("https://example.org/coloretto/embed/?lang=de", { isFramed: true });
  expect(urls.siteUrl().href).toBe("https://example.org/coloretto/");
  expect(urls.pageUrl("rules", null)).toBe("https://example.org/coloretto/rules.html?lang=de");
});

test("links to a game lead to the full page and preserve all characters", () => {
  const text = 'a b+c&d=e#"<ü>';
  for (const isFramed of [false, true]) {
    visit(`https://example.org/coloretto/${isFramed ? "embed/" : ""}?lang=de`, { isFramed });
    const save = new URL(urls.saveUrl(text));
    const record = new URL(urls.recordUrl(text));
    expect([save.pathname, record.pathname]).toEqual(["/coloretto/", "/coloretto/"]);
    expect(urls.parseUrl(save).game).toEqual({ from: "engine", game: { save: text } });
    expect(urls.parseUrl(record).game).toEqual({ from: "record", record: text });
  }
});

test("links made by an earlier version still work", () => {
  const { links, saves, records } = earlier;
  expect(read("", links.save).game).toEqual({ from: "engine", game: { save: saves[1].save } });
  expect(read(links.record).game).toEqual({ from: "record", record: records.at(-1).text });
});
