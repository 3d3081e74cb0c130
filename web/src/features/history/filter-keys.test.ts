import { expect, test } from "vitest";
import { game } from "../../../testing/finished-games";
import { ALL } from "../../history/statistics";
import { KeyCounts, keysIn, optionsOf } from "./filter-keys";

const GAMES = [game(1, { edition: "golden" }), game(2), game(3)];
const CLASSIC = "4 classic brown";
const GOLDEN = "4 golden brown";

test("what occurs in games is found, most frequent first, also if they come in parts", () => {
  const counts = new KeyCounts();
  for (const each of GAMES) counts.add([each]);
  expect(counts.keys()).toEqual({ variant: [CLASSIC, GOLDEN], level: ["regular"], style: [""] });
  expect(counts.keys()).toEqual(keysIn(GAMES));
});

test("a filter offers all games, and what was found in them", () => {
  expect(optionsOf([CLASSIC, GOLDEN], ALL)).toEqual([ALL, CLASSIC, GOLDEN]);
  expect(optionsOf([CLASSIC, GOLDEN], GOLDEN)).toEqual([ALL, CLASSIC, GOLDEN]);
});

test("the choice stays among the options after its last game was deleted", () => {
  expect(optionsOf([CLASSIC], GOLDEN)).toEqual([ALL, CLASSIC, GOLDEN]);
});
