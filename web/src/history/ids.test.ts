import { expect, test } from "vitest";
import { emptyTable } from "../game/empty-view";
import { dealOf, idFromSum, isToKeep } from "./ids";

const [person, bot] = emptyTable.seats;
if (!person || !bot) throw new Error("no seats");
const view = { ...emptyTable, seed: 7 };

test("a game is known by the first 32 digits of its promise", () => {
  expect(idFromSum("0123456789abcdef".repeat(4))).toBe("0123456789abcdef0123456789abcdef");
});

test("the key of a deal depends on its cards and table, not on who plays", () => {
  const seats = [person, { ...bot, level: "regular", style: "gambler" }];
  expect(dealOf({ ...view, seats })).toBe("7 4 classic brown 15 - regular/gambler");
  expect(dealOf({ ...view, seats: [{ ...person, name: "Ana" }, ...seats.slice(1)] })).toBe(dealOf({ ...view, seats }));
  expect(dealOf({ ...view, seats, seed: 8 })).not.toBe(dealOf({ ...view, seats }));
});

test("a game of one person against bots is kept, from its first card on", () => {
  expect(isToKeep(view)).toBe(true);
  expect(isToKeep({ ...view, seed: null })).toBe(false);
  expect(isToKeep({ ...view, seats: [person, person, bot] })).toBe(false);
  expect(isToKeep({ ...view, seats: [bot, bot] })).toBe(false);
});
