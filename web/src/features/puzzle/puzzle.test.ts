import { expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { Puzzle } from "../../app/state";
import { isSolved, joinBooks, type PuzzleEntry, withoutActions } from "./puzzle";

const choices = [
  { action: "d", about_equal: true },
  { action: "t1", about_equal: true },
  { action: "t2", about_equal: false },
];

function solved(first: string | null, answer: unknown = { choices }): boolean | null {
  return isSolved({ first, answer } as Puzzle);
}

test("the best choice and those about as good solve a puzzle", () => {
  expect(["d", "t1", "t2"].map((first) => solved(first))).toEqual([true, true, false]);
});

test("of a decision that is over only the actions are gone", async () => {
  const deciding = await viewWhere(
    "four-players",
    ({ supply, rows }) => supply.draw !== null && rows.some(({ take }) => take),
  );
  const { rows, supply, ...rest } = withoutActions(deciding);
  expect({ ...rest, rows: deciding.rows, supply: deciding.supply }).toEqual(deciding);
  expect(supply).toEqual({ ...deciding.supply, draw: null });
  expect(rows).toEqual(deciding.rows.map((row) => ({ ...row, place: null, take: null })));
});

test("without a choice or an answer it is not known whether a puzzle is solved", () => {
  expect([solved(null), solved("d", null)]).toEqual([null, null]);
});

const found: string[] = [];

function book(name: string, ...ids: string[]) {
  const answers: string[] = [];
  const entry = (id: string) => (ids.includes(id) ? ({ back: name } as PuzzleEntry) : null);
  const find = async (id: string) => void found.push(`${name} ${id}`);
  return { answers, find, entry, recordAnswer: async (id: string) => void answers.push(id) };
}

test("a puzzle in several books belongs to the first", async () => {
  const [one, other] = [book("one", "a"), book("other", "a", "b")];
  const joined = joinBooks(one, other);
  expect(["a", "b", "c"].map((id) => joined.entry(id)?.back)).toEqual(["one", "other", undefined]);
  for (const id of ["a", "b", "c"]) await joined.recordAnswer(id, true);
  await joined.find("b");
  expect(found).toEqual(["one b", "other b"]);
  expect([one.answers, other.answers]).toEqual([["a"], ["b"]]);
});
