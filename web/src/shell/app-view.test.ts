import { html } from "lit";
import { expect, test } from "vitest";
import { markup } from "../../testing/markup";
import { INITIAL_STATE, type State } from "../app/state";
import { emptyView } from "../game/empty-view";
import { renderPage } from "./app-view";

const LINKS = { rules: "", fullPage: null, share: null, target: "_self" } as const;
const SIDE_PAGE = { page: () => html`<about-page></about-page>`, below: () => null, dialogs: () => null };
const OVER = { ...emptyView, phase: "over" as const };

/** Return the names of the elements in the main content. */
function shown(change: Partial<State>, features?: typeof SIDE_PAGE): string[] {
  const page = markup(renderPage({ ...INITIAL_STATE, ...change }, LINKS, features, true));
  const [, main = ""] = page.match(/<main>(.*)<\/main>/s) ?? [];
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
  ["of a finished game", { screen: "game", engine: "ready", view: OVER }, ["score-sheet"]],
  [
    "of a finished game that is still hidden",
    { screen: "welcome", engine: "ready", view: OVER },
    ["game-table", "welcome-panel"],
  ],
] satisfies [string, Partial<State>, string[]][])("the content %s", (_, state, elements) => {
  expect(shown(state)).toEqual(elements);
});

test("a side page replaces the table; above it, only a lost engine is reported", () => {
  expect(shown({ screen: "game", engine: "ready" }, SIDE_PAGE)).toEqual(["about-page"]);
  expect(shown({ screen: "game", engine: "loading" }, SIDE_PAGE)).toEqual(["about-page"]);
  expect(shown({ screen: "game", engine: "failed" }, SIDE_PAGE)).toEqual(["load-progress", "about-page"]);
});
