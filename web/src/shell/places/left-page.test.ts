import { expect, test } from "vitest";
import { INITIAL_STATE, type State } from "../../app/state";
import { LeftPage } from "./left-page";

const GAME: Partial<State> = { screen: "game" };
const PUZZLE: Partial<State> = { ...GAME, puzzle: {} as State["puzzle"] };
const REPLAY: Partial<State> = { ...GAME, replay: {} as State["replay"] };
const OPENING: Partial<State> = { screen: "waiting", opening: { search: null } };
const HOME: Partial<State> = { ...GAME, page: "home" };
const START: Partial<State> = { screen: "welcome", isReturning: true };

test.each<[string, Partial<State>[], State["page"]]>([
  ["the game in play is none", [GAME], "table"],
  ["the end of a game is none", [GAME, REPLAY], "table"],
  ["the review is, for a step of the game", [{ page: "review" }, REPLAY, REPLAY], "review"],
  ["home is, for a puzzle and the next one", [HOME, OPENING, PUZZLE, OPENING], "home"],
  ["home is, where the table would be", [START, OPENING, PUZZLE], "home"],
  ["one that was left for the game in play is none", [HOME, GAME, REPLAY], "table"],
  ["the last one is", [{ page: "review" }, REPLAY, { ...REPLAY, page: "played" }, REPLAY], "played"],
])("of the pages that were left, %s", (_, shown, page) => {
  const left = new LeftPage();
  for (const change of shown) left.follow({ ...INITIAL_STATE, ...change });
  expect(left.page).toBe(page);
});
