import { expect, test } from "vitest";
import { mistake } from "../../testing/finished-games";

import { afterAttempt, dueOn, learnedOf, postpone, TRAINER } from "./spaced-repetition";

const NOW = "2026-11-21T10:00:00Z";

test("a solved decision is due again after 3, 10 and 30 days, and then learned", () => {
  let each = mistake();
  const dues = ["2026-11-24", "2026-12-01", "2026-12-21", null];
  for (const [index, due] of dues.entries()) {
    each = afterAttempt(each, true, NOW);
    expect(each).toMatchObject({ solved: index + 1, due, looked: NOW });
  }
});

test("an unsolved decision is due tomorrow and starts again", () => {
  expect(afterAttempt(mistake("P", { solved: 2 }), false, NOW)).toMatchObject({
    solved: 0,
    looked: NOW,
    due: "2026-11-22",
  });
});

test("due mistakes are sorted by date, then by cost", () => {
  const mistakes = [
    mistake("later", { due: "2026-11-22" }),
    mistake("learned", { due: null }),
    mistake("cheap", { lost: 0.1 }),
    mistake("dear", { lost: 0.3 }),
    mistake("old", { due: "2026-11-01" }),
  ];
  expect(dueOn(mistakes, "2026-11-21").map(({ position }) => position)).toEqual(["old", "dear", "cheap"]);
});

test("mistakes of the same date and cost are sorted by their ids", () => {
  const positions = ["b", "c", "a"];
  const mistakeAt = (position: string) => mistake(position);
  for (const order of [positions, positions.toReversed()])
    expect(dueOn(order.map(mistakeAt), "2026-11-21").map(({ position }) => position)).toEqual(["a", "b", "c"]);
});

test("a decision that could not be shown is due 30 days later, otherwise unchanged", () => {
  const each = mistake("P", { solved: 2 });
  expect(postpone(each, NOW)).toEqual({ ...each, due: "2026-12-21" });
});

test("learned are the mistakes of own games that are no longer due", () => {
  const learned = mistake("learned", { due: null });
  expect(learnedOf([mistake("due"), learned, mistake("trained", { due: null, game: TRAINER })])).toEqual([learned]);
});
