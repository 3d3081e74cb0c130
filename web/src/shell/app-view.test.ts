import { html } from "lit";
import { expect, test } from "vitest";
import { markup } from "../../testing/markup";
import { INITIAL_STATE, type State } from "../app/state";
import { emptyView } from "../game/view-queries";
import { PARTS, renderPage } from "./app-view";

const LINKS = { rules: "", workshop: "", fullPage: null, share: null, target: "_self" } as const;
const SIDE_PAGE = { page: () => html`<about-page></about-page>`, below: () => null, dialogs: () => null };
const OVER = { ...emptyView, phase: "over" as const };

/** Return the keys of the parts that are replaced when their key changes. */
function keys(part: unknown): unknown[] {
  if (typeof part !== "object" || part === null) return [];
  const { strings, values } = part as { strings?: unknown; values?: unknown };
  if (!Array.isArray(values)) return [];
  return strings ? values.flatMap(keys) : values.slice(0, 1);
}

/** Return the names of the elements in the main content. */
function shown(change: Partial<State>, features?: typeof SIDE_PAGE): string[] {
  const page = markup(renderPage({ ...INITIAL_STATE, ...change }, LINKS, features));
  const [, main = ""] = page.replace(/(<welcome-panel>).*<\/welcome-panel>/s, "$1").match(/<main>(.*)<\/main>/s) ?? [];
  return [...main.matchAll(/<([a-z]+-[a-z-]+)/g)].flatMap(([, name]) => name ?? []);
}

test.each([
  [
    "while the engine loads, the welcome page",
    { screen: "welcome", engine: "loading" },
    ["game-table", "welcome-panel"],
  ],
  ["on the welcome page", { screen: "welcome", engine: "ready" }, ["game-table", "welcome-panel"]],
  ["while a requested game loads", { screen: "waiting", engine: "loading" }, ["game-table", "load-progress"]],
  ["of a game that waits for the engine", { screen: "game", engine: "loading" }, ["game-table", "load-progress"]],
  ["of a game whose engine is lost", { screen: "game", engine: "failed" }, ["game-table", "load-progress"]],
  ["of a game in play", { screen: "game", engine: "ready", view: emptyView }, ["game-table"]],
  ["of the game of a returning player", { screen: "game", engine: "ready", isReturning: true }, ["game-table"]],
  ["of a finished game", { screen: "game", engine: "ready", view: OVER }, ["score-sheet"]],
  [
    "of a finished game that is still hidden",
    { screen: "welcome", engine: "ready", view: OVER },
    ["game-table", "welcome-panel"],
  ],
] satisfies [string, Partial<State>, string[]][])("the content %s", (_, state, elements) => {
  expect(shown(state)).toEqual(elements);
});

/** Return the values of the attributes and properties of an element that are texts, numbers or switches. */
function attributes(element: string, change: Partial<State>): Record<string, string> {
  const page = markup(renderPage({ ...INITIAL_STATE, ...change }, LINKS, undefined));
  const [, found = ""] = page.match(new RegExp(`<${element}\\b([^>]*)>`)) ?? [];
  return Object.fromEntries(
    [...found.matchAll(/([.?\w]+)=(\w+)/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );
}

test.each([
  ["welcome", "ready", "false", "true"],
  ["waiting", "ready", "false", "true"],
  ["game", "loading", "true", "true"],
  ["game", "failed", "true", "true"],
  ["game", "ready", "true", "false"],
] as const)("screen %s, engine %s: is the table active? %s – inert? %s", (screen, engine, isActive, inert) => {
  expect(attributes("game-table", { screen, engine })).toMatchObject({ ".isActive": isActive, "?inert": inert });
});

test("the table of a game in play has no viewpoint and no suggestion", () => {
  expect(attributes("game-table", { screen: "game", engine: "ready" })).toEqual({
    ".hasTips": "false",
    ".isBusy": "false",
    ".pace": "normal",
    ".isActive": "true",
    "?inert": "false",
  });
});

test.each([
  [{ replay: { viewpoint: 2 } }, { ".viewpoint": "2" }],
  [
    { selected: "t1", isBusy: true },
    { ".selected": "t1", ".isBusy": "true" },
  ],
] as [Partial<State>, Record<string, string>][])("the table shows the state %j", (change, expected) => {
  expect(attributes("game-table", { screen: "game", ...change })).toMatchObject(expected);
});

/** Return all values in a template. */
function values(part: unknown): unknown[] {
  const inside = (part as { values?: unknown[] } | null)?.values;
  return Array.isArray(inside) ? inside.flatMap((each) => [each, ...values(each)]) : [];
}

test("the table shows the game, an empty table before it, and a puzzle that is answered as it was closed", () => {
  const shown = (change: Partial<State>) =>
    values(renderPage({ ...INITIAL_STATE, screen: "game", ...change }, LINKS, undefined));
  const [view, closed] = [
    { ...emptyView, round: 3 },
    { ...emptyView, round: 4 },
  ];
  expect(shown({ view: null })).toContain(emptyView);
  expect(shown({ view }).filter((each) => each === view || each === emptyView)).toEqual([view, view]);
  expect(shown({ view, puzzle: { closed } as State["puzzle"] })).toContain(closed);
});

test("the first game gets a table of its own, so that no cards move from the empty one", () => {
  const keyOf = (view: State["view"]) => keys(renderPage({ ...INITIAL_STATE, view }, LINKS, undefined));
  expect(keyOf(null)).toEqual([false]);
  expect(keyOf(emptyView)).toEqual([true]);
});

test.each([
  ["a nudge names none", { depth: 1, result: { choices: [{ action: "d" }] } }, undefined],
  ["the second depth names the best", { depth: 2, result: { choices: [{ action: "d" }, { action: "t1" }] } }, "d"],
  ["the third one, too", { depth: 3, result: { choices: [{ action: "t1" }] } }, "t1"],
  ["the coach is still working", { depth: 2, result: null }, undefined],
  ["the coach knows none", { depth: 2, result: { choices: [] } }, undefined],
])("the action that a hint suggests on the table: %s", (_, hint, suggested) => {
  expect(attributes("game-table", { screen: "game", hint: hint as never })[".suggested"]).toBe(suggested);
});

test("the score sheet says whether the game was played or only watched", () => {
  const sheet = (change: Partial<State>) => attributes("score-sheet", { screen: "game", view: OVER, ...change });
  expect(sheet({})).toMatchObject({ ".isPlayed": "false", ".isReplay": "false" });
  expect(sheet({ played: OVER })).toMatchObject({ ".isPlayed": "true" });
  expect(sheet({ replay: {} as never })).toMatchObject({ ".isReplay": "true" });
});

test("the header offers undo and redo as the view does, and knows what is shown", () => {
  const header = (change: Partial<State>) => attributes("app-header", change);
  const closed = { ".isPlaying": "false", ".canUndo": "false", ".undoMakesPractice": "false", ".canRedo": "false" };
  expect(header({})).toEqual(closed);
  expect(header({ screen: "game", page: "about", view: emptyView })).toEqual(closed);
  const view = { ...emptyView, undo: true, undo_makes_practice: true, redo: true };
  expect(header({ screen: "game", view })).toEqual(
    Object.fromEntries(Object.keys(closed).map((name) => [name, "true"])),
  );
});

test("a newcomer is welcomed; who returns sees nothing before home is loaded", () => {
  const shown = (isReturning: boolean) => markup(renderPage({ ...INITIAL_STATE, isReturning }, LINKS, undefined));
  expect(shown(false)).toContain("<welcome-panel");
  expect(shown(true)).not.toMatch(/<welcome-panel|<game-table/);
});

test("the page comes in parts: the header, the panel over the table, the table", () => {
  const shown = (parts: number) => markup(renderPage(INITIAL_STATE, LINKS, undefined, parts));
  expect(shown(1)).toMatch(/<app-header.*<main>\s*<\/main>/s);
  expect(shown(2)).toMatch(/<main>\s*<welcome-panel/);
  expect(shown(PARTS)).toMatch(/<main>\s*<game-table.*<welcome-panel/s);
});

test("features show their panels below the table and their dialogs beside it", () => {
  const features = {
    page: () => null,
    below: () => html`<replay-bar></replay-bar>`,
    dialogs: () => html`<bot-dialog></bot-dialog>`,
  };
  expect(shown({}, features as never)).toEqual(["game-table", "welcome-panel", "replay-bar"]);
  expect(markup(renderPage(INITIAL_STATE, LINKS, features))).toMatch(/<\/main>.*<bot-dialog>/s);
});

test("a side page replaces the table; above it, only a lost engine is reported", () => {
  expect(shown({ screen: "game", engine: "ready" }, SIDE_PAGE)).toEqual(["about-page"]);
  expect(shown({ screen: "game", engine: "loading" }, SIDE_PAGE)).toEqual(["about-page"]);
  expect(shown({ screen: "game", engine: "failed" }, SIDE_PAGE)).toEqual(["load-progress", "about-page"]);
});
