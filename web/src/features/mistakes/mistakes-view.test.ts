import { expect, test } from "vitest";
import { EMPTY, mistake } from "../../../testing/finished-games";
import { TRAINER } from "../../history/ids";
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
