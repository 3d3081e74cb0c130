import { expect, test } from "vitest";
import { EMPTY, mistake } from "../../../testing/finished-games";
import { TRAINER } from "../../history/spaced-repetition";
import { goalsOf } from "../goals/goal-list";
import { figuresOf } from "./mistake-book";

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

test("positions of the trainer come up, but are no learned mistakes, as for the goal", () => {
  expect(figuresOf(DATA.mistakes, 1, TODAY)).toMatchObject({ waiting: 2, learned: 1 });
  expect(goalsOf(DATA).find(({ name }) => name === "mistakes")?.done).toBe(1);
});

test("while there is no puzzle the page says when the next one is", () => {
  const next = (count: number, ...dates: (string | null)[]) => {
    const mistakes = dates.map((due, index) => mistake(String(index), { due }));
    return figuresOf(mistakes, count, TODAY).next;
  };
  expect(next(0, "2026-11-24", null, "2026-11-23", "2026-12-01")).toBe("2026-11-23");
  expect(next(1, "2026-11-24", TODAY)).toBeNull();
  expect(next(0, null)).toBeNull();
  // The day has had enough of them.
  expect(next(0, "2026-11-24", TODAY)).toBe("2026-11-22");
});
