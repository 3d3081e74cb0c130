import { expect, test } from "vitest";
import { emptyView } from "../game/view-queries";
import { isOwnGame, shouldRecord } from "./ids";

const [person, empty] = emptyView.seats;
if (!person || !empty) throw new Error("no seats");
const bot = { ...empty, level: "casual" };
const view = { ...emptyView, seed: 7, seats: [person, bot, bot] };

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
