import { nothing } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { loadAllTexts, setLanguage } from "../../i18n";
import type { PuzzleBook, PuzzleEntry } from "./puzzle";
import { PuzzleController } from "./puzzle-controller";

vi.mock("./answer-dialog", () => ({ answerDialog: (...values: unknown[]) => ({ values }) }));
vi.mock("./puzzle-bar", () => ({ puzzleBar: (...values: unknown[]) => ({ values }) }));

const view = await viewWhere(
  "four-players",
  ({ supply, rows }) => supply.draw !== null && rows.some(({ take }) => take),
);
const choices = [
  { action: "d", about_equal: false },
  { action: "t1", about_equal: false },
];

const left = { page: "table" as State["page"] };
const OF_BOOK = { search: "pos=x", entry: "entry", first: null };

let store: Store;
let puzzle: PuzzleController;
const NEXT = { type: "next-puzzle" } as const;
const ENTRY = { number: 1, count: 2, page: "puzzles", back: "Back to the puzzles", next: NEXT } as PuzzleEntry;
const recordAnswer = vi.fn<PuzzleBook["recordAnswer"]>(async () => {});
const find = vi.fn<PuzzleBook["find"]>(async () => {});
const book = { find, entry: vi.fn<PuzzleBook["entry"]>(() => ENTRY), recordAnswer };
const request = vi.fn();
const game = { play: vi.fn(), reportError: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  left.page = "table";
  await loadAllTexts();
  await setLanguage(["en"]);
  book.entry.mockReturnValue(ENTRY);
  request.mockResolvedValue({ choices, reasons: [] });
  store = new Store();
  store.show(view, {});
  puzzle = new PuzzleController({ request } as unknown as Engine, store, game, book, left);
});

function close(): void {
  puzzle.handlers["choose-again"]({ type: "choose-again" });
}

/** Return the actions that the table offers. */
function offered(): unknown[] {
  const { supply, rows } = store.state.puzzle?.closed ?? view;
  return [supply.draw, ...rows.flatMap(({ place, take }) => [place, take])].filter((action) => action !== null);
}

test("a puzzle of a book has one answer, which can be shown again", async () => {
  await puzzle.ask(OF_BOOK, false);
  expect(offered()).not.toEqual([]);
  await puzzle.answer("d");
  close();
  expect(offered()).toEqual([]);
  await puzzle.answer("t1");
  expect(store.state.puzzle).toMatchObject({ chosen: null, first: "d" });
  await puzzle.handlers["show-answer"]({ type: "show-answer" });
  expect(store.state.puzzle).toMatchObject({ chosen: "d", first: "d" });
  expect(recordAnswer).toHaveBeenCalledExactlyOnceWith("entry", true);
});

test("an answer that is closed while the coach thinks is recorded once", async () => {
  await puzzle.ask(OF_BOOK, false);
  const answered = puzzle.answer("t1");
  close();
  await Promise.all([answered, puzzle.showAnswer()]);
  expect(recordAnswer).toHaveBeenCalledExactlyOnceWith("entry", false);
});

test("an answer that was recorded before a reload is shown, not recorded again", async () => {
  await puzzle.ask({ ...OF_BOOK, first: "t1" }, false);
  expect(offered()).toEqual([]);
  await puzzle.showAnswer();
  expect(store.state.puzzle).toMatchObject({ chosen: "t1", answer: { choices } });
  expect(recordAnswer).not.toHaveBeenCalled();
});

test("a puzzle of no book can be answered again", async () => {
  await puzzle.ask({ ...OF_BOOK, entry: "" }, false);
  await puzzle.answer("t1");
  close();
  expect(offered()).not.toEqual([]);
  await puzzle.answer("d");
  expect(store.state.puzzle).toMatchObject({ chosen: "d", first: "t1" });
});

test("a puzzle that gave way to another game while its book was read is not asked", async () => {
  book.entry.mockReturnValueOnce(null);
  const asked = puzzle.ask(OF_BOOK, false);
  store.show({ ...view }, {});
  await asked;
  expect(store.state.puzzle).toBeNull();
});

test("a puzzle is the decision in view, with its number in its book", async () => {
  await puzzle.ask(OF_BOOK, true);
  expect(store.state.puzzle).toEqual({
    view,
    search: "pos=x",
    entry: "entry",
    progress: ENTRY,
    hasGame: true,
    chosen: null,
    first: null,
    closed: null,
    isRecorded: false,
    answer: null,
  });
  expect(find).not.toHaveBeenCalled();
});

test("a puzzle of no book has no number, and no book is read for it", async () => {
  await puzzle.ask({ ...OF_BOOK, entry: "" }, false);
  expect(store.state.puzzle).toMatchObject({ entry: null, progress: null, hasGame: false });
  expect([book.entry.mock.calls, find.mock.calls]).toEqual([[], []]);
});

test("a book that was not read yet is read first", async () => {
  book.entry.mockReturnValue(null);
  find.mockImplementationOnce(async () => void book.entry.mockReturnValue(ENTRY));
  await puzzle.ask(OF_BOOK, false);
  expect(find).toHaveBeenCalledExactlyOnceWith("entry");
  expect(store.state.puzzle?.progress).toBe(ENTRY);
});

test("without a decision in view there is no puzzle", async () => {
  store.show(null, {});
  await puzzle.ask(OF_BOOK, false);
  await puzzle.answer("d");
  await puzzle.showAnswer();
  await puzzle.handlers["play-on"]({ type: "play-on" });
  expect([store.state.puzzle, request.mock.calls, game.play.mock.calls]).toEqual([null, [], []]);
});

test("the coach is asked once for the values of all choices", async () => {
  await puzzle.ask({ ...OF_BOOK, entry: "" }, false);
  await puzzle.answer("t1");
  expect(store.state.puzzle?.answer).toEqual({ choices, reasons: [] });
  close();
  await puzzle.answer("d");
  expect(request.mock.calls).toEqual([[{ method: "hint" }, { signal: expect.any(AbortSignal) }]]);
});

test("a second choice while the first one is shown is none", async () => {
  await puzzle.ask({ ...OF_BOOK, entry: "" }, false);
  await puzzle.answer("t1");
  await puzzle.answer("d");
  expect(store.state.puzzle).toMatchObject({ chosen: "t1", first: "t1" });
});

test("a coach who fails ends the puzzle, and the error is reported", async () => {
  const lost = new Error("lost");
  request.mockRejectedValue(lost);
  await puzzle.ask(OF_BOOK, false);
  await puzzle.answer("d");
  expect([store.state.puzzle, game.reportError.mock.calls]).toEqual([null, [[lost]]]);
});

test("an answer to an earlier puzzle says nothing about the next one", async () => {
  await puzzle.ask(OF_BOOK, false);
  const { promise, resolve } = Promise.withResolvers();
  request.mockReturnValue(promise);
  const answered = puzzle.answer("d");
  store.show({ ...view }, {});
  await Promise.resolve();
  await puzzle.ask({ ...OF_BOOK, entry: "next", first: "t1" }, false);
  resolve({ choices, reasons: [] });
  await answered;
  expect([store.state.puzzle?.answer, recordAnswer.mock.calls]).toEqual([null, []]);
  expect(request).toHaveBeenCalledOnce();
});

test("an answer is known to be recorded", async () => {
  await puzzle.ask(OF_BOOK, false);
  expect(store.state.puzzle?.isRecorded).toBe(false);
  await puzzle.answer("d");
  expect(store.state.puzzle?.isRecorded).toBe(true);
});

test("the game continues from the puzzle with the chosen action", async () => {
  await puzzle.ask(OF_BOOK, false);
  await puzzle.handlers["play-on"]({ type: "play-on" });
  expect(game.play).not.toHaveBeenCalled();
  await puzzle.answer("d");
  await puzzle.handlers["play-on"]({ type: "play-on" });
  expect(game.play).toHaveBeenCalledExactlyOnceWith("d");
});

test("the dialog has the puzzle, and the entry of its book with the outcome", async () => {
  expect(puzzle.dialog(store.state)).toMatchObject({ values: [null, null] });
  await puzzle.ask(OF_BOOK, false);
  await puzzle.answer("t1");
  expect(puzzle.dialog(store.state)).toMatchObject({
    values: [store.state.puzzle, { ...ENTRY, isSolved: false }],
  });
  await puzzle.ask({ ...OF_BOOK, entry: "" }, false);
  expect(puzzle.dialog(store.state)).toMatchObject({ values: [store.state.puzzle, null] });
});

test("the page of its book is known", async () => {
  expect(puzzle.isBook({ ...store.state, page: "puzzles" })).toBe(false);
  await puzzle.ask(OF_BOOK, false);
  expect(puzzle.isBook({ ...store.state, page: "puzzles" })).toBe(true);
  expect(puzzle.isBook({ ...store.state, page: "table" })).toBe(false);
});

describe("the bar below the table", () => {
  test("leads back to the book and, once the puzzle was answered, on", async () => {
    await puzzle.ask(OF_BOOK, true);
    const back = { label: "Back to the puzzles", intent: { type: "open-page", page: "puzzles" } };
    expect(puzzle.bar(store.state, true)).toMatchObject({ values: [back, NEXT, false] });
    await puzzle.answer("d");
    expect(puzzle.bar(store.state, true)).toMatchObject({ values: [back, NEXT, true] });
  });

  test("leads back to home, if that was left", async () => {
    left.page = "home";
    await puzzle.ask(OF_BOOK, true);
    const back = { label: "Home", intent: { type: "open-page", page: "home" } };
    expect(puzzle.bar(store.state, false)).toMatchObject({ values: [back, NEXT, false] });
    expect(["home", "puzzles"].map((page) => puzzle.isBook({ ...store.state, page: page as State["page"] }))).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    [true, true, { label: "Back to review", intent: { type: "return-to-review" } }],
    [false, true, { label: "Back to my game", intent: { type: "return-to-game" } }],
  ])("leads back to the review (%j) or the game", async (isOfReview, hasGame, back) => {
    await puzzle.ask({ ...OF_BOOK, entry: "" }, hasGame);
    expect(puzzle.bar(store.state, isOfReview)).toMatchObject({ values: [back, null, false] });
  });

  test("is missing where there is no way back, and without a puzzle", async () => {
    expect(puzzle.bar(store.state, true)).toBe(nothing);
    await puzzle.ask({ ...OF_BOOK, entry: "" }, false);
    expect(puzzle.bar(store.state, false)).toBe(nothing);
  });
});
