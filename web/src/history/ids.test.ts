import { expect, test } from "vitest";
import { emptyView } from "../game/empty-view";
import { dealKey, idFromHash, isOwnGame, shouldRecord } from "./ids";

const [person, empty] = emptyView.seats;
if (!person || !empty) throw new Error("no seats");
const bot = { ...empty, level: "casual" };
const view = { ...emptyView, seed: 7, seats: [person, bot, bot] };

test("the id of a game is the first 32 digits of its hash", () => {
  expect(idFromHash("0123456789abcdef".repeat(4))).toBe("0123456789abcdef0123456789abcdef");
});

test("the key of a deal depends on cards and table, not on names", () => {
  const seats = [person, { ...bot, level: "regular", style: "gambler" }];
  expect(dealKey({ ...view, seats })).toBe("7 4 classic brown 15 - regular/gambler");
  expect(dealKey({ ...view, seats: [{ ...person, name: "Ana" }, ...seats.slice(1)] })).toBe(
    dealKey({ ...view, seats }),
  );
  expect(dealKey({ ...view, seats, seed: 8 })).not.toBe(dealKey({ ...view, seats }));
});

test("every game of people, alone or against our levels, is recorded", () => {
  expect(shouldRecord(view)).toBe(true);
  expect(shouldRecord({ ...view, seed: null })).toBe(true);
  expect(shouldRecord({ ...view, seats: [person, person, bot] })).toBe(true);
  expect(shouldRecord({ ...view, seats: [bot, bot] })).toBe(false);
  expect(shouldRecord({ ...view, seats: [person, bot, { ...bot, level: null }] })).toBe(false);
});

test("an own game is one of one person from its deal, against our levels", () => {
  expect(isOwnGame(view)).toBe(true);
  expect(isOwnGame({ ...view, seed: null })).toBe(false);
  expect(isOwnGame({ ...view, seats: [person, person, bot] })).toBe(false);
  expect(isOwnGame({ ...view, seats: [person, bot, { ...bot, level: null }] })).toBe(false);
});
