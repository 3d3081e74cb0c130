import { beforeEach, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { PuzzleBook, PuzzleEntry } from "./puzzle";
import { PuzzleController } from "./puzzle-controller";

vi.mock("./answer-dialog", () => ({}));
vi.mock("./puzzle-bar", () => ({}));

const view = await viewWhere(
  "four-players",
  ({ supply, rows }) => supply.draw !== null && rows.some(({ take }) => take),
);
const choices = [
  { action: "d", about_equal: false },
  { action: "t1", about_equal: false },
];

const OF_BOOK = { search: "pos=x", entry: "entry", first: null };

let store: Store;
let puzzle: PuzzleController;
const ENTRY = { number: 1, count: 2 } as PuzzleEntry;
const recordAnswer = vi.fn<PuzzleBook["recordAnswer"]>(async () => {});
const book = { find: async () => {}, entry: vi.fn<PuzzleBook["entry"]>(() => ENTRY), recordAnswer };

beforeEach(() => {
  recordAnswer.mockClear();
  store = new Store();
  store.show(view, {});
  const engine = { request: async () => ({ choices, reasons: [] }) } as unknown as Engine;
  puzzle = new PuzzleController(engine, store, { play: vi.fn(), reportError: vi.fn() }, book);
});

function close(): void {
  puzzle.handlers["choose-again"]({ type: "choose-again" });
}

/** Return the actions that the table offers. */
function offered(): unknown[] {
  const { supply, rows } = store.state.question?.closed ?? view;
  return [supply.draw, ...rows.flatMap(({ place, take }) => [place, take])].filter((action) => action !== null);
}

test("a puzzle of a book has one answer, which can be shown again", async () => {
  await puzzle.ask(OF_BOOK, false);
  expect(offered()).not.toEqual([]);
  await puzzle.answer("d");
  close();
  expect(offered()).toEqual([]);
  await puzzle.answer("t1");
  expect(store.state.question).toMatchObject({ chosen: null, first: "d" });
  await puzzle.handlers["show-answer"]({ type: "show-answer" });
  expect(store.state.question).toMatchObject({ chosen: "d", first: "d" });
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
  expect(store.state.question).toMatchObject({ chosen: "t1", answer: { choices } });
  expect(recordAnswer).not.toHaveBeenCalled();
});

test("a puzzle of no book can be answered again", async () => {
  await puzzle.ask({ ...OF_BOOK, entry: "" }, false);
  await puzzle.answer("t1");
  close();
  expect(offered()).not.toEqual([]);
  await puzzle.answer("d");
  expect(store.state.question).toMatchObject({ chosen: "d", first: "t1" });
});

test("a puzzle that gave way to another game while its book was read is not asked", async () => {
  book.entry.mockReturnValueOnce(null);
  const asked = puzzle.ask(OF_BOOK, false);
  store.show({ ...view }, {});
  await asked;
  expect(store.state.question).toBeNull();
});
