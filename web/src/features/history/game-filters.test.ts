import { expect, test } from "vitest";
import { game } from "../../../testing/finished-games";
import { ALL, variantOf } from "../../history/statistics";
import { optionsOf } from "./game-filters";

const GAMES = [game(1), game(2), game(3, { edition: "golden" })];
const CLASSIC = "4 classic brown";
const GOLDEN = "4 golden brown";

test("a filter offers all games, and what occurs in them", () => {
  expect(optionsOf(GAMES, variantOf, ALL)).toEqual([ALL, CLASSIC, GOLDEN]);
  expect(optionsOf(GAMES, variantOf, GOLDEN)).toEqual([ALL, CLASSIC, GOLDEN]);
});

test("the choice stays among the options after its last game was deleted", () => {
  expect(optionsOf(GAMES.slice(0, 2), variantOf, GOLDEN)).toEqual([ALL, CLASSIC, GOLDEN]);
});
