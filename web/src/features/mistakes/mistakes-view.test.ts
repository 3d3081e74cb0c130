import { expect, test } from "vitest";
import { EMPTY, mistake } from "../../../testing/finished-games";
import { TRAINER } from "../../history/spaced-repetition";
import { goalsOf } from "../goals/goals";
import { mistakesView } from "./mistakes-view";

const TODAY = "2026-11-21";
const DATA = {
  ...EMPTY,
  mistakes: [
    mistake("due", { due: TODAY }),
    mistake("waiting", { due: "2026-11-24" }),
    mistake("learned", { solved: 4, due: null }),
    mistake("solved in the trainer", { game: TRAINER, solved: 3, due: "2026-11-23" }),
    mistake("solved there and here", { game: TRAINER, solved: 4, due: null }),
  ],
};
const STATE = { data: DATA, latest: [], isPersistent: true, unreadable: { games: 0, days: 0, mistakes: 0 } };

test("positions of the trainer come up, but are no learned mistakes, as for the goal", () => {
  expect(mistakesView(STATE, TODAY)).toMatchObject({ due: 1, waiting: 2, learned: 1 });
  expect(goalsOf(DATA).find(({ name }) => name === "mistakes")?.done).toBe(1);
});

test("while none is due the page says when the next mistake is", () => {
  const next = (...dates: (string | null)[]) => {
    const mistakes = dates.map((due, index) => mistake(String(index), { due }));
    return mistakesView({ ...STATE, data: { ...EMPTY, mistakes } }, TODAY)?.next;
  };
  expect(next("2026-11-24", null, "2026-11-23", "2026-12-01")).toBe("2026-11-23");
  expect(next("2026-11-24", TODAY)).toBeNull();
  expect(next(null)).toBeNull();
});

test("the page says how many mistakes could not be read, and whether the others last", () => {
  const state = { ...STATE, isPersistent: false, unreadable: { games: 1, days: 2, mistakes: 3 } };
  expect(mistakesView(state, TODAY)).toMatchObject({ isPersistent: false, unreadable: 3 });
});

test("until the history has been read there are no figures", () => {
  expect(mistakesView({ ...STATE, data: null }, TODAY)).toBeNull();
});
