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

let store: Store;
let puzzle: PuzzleController;
const recordAnswer = vi.fn<PuzzleBook["recordAnswer"]>(async () => {});

beforeEach(() => {
  recordAnswer.mockClear();
  store = new Store();
  store.show(view, {});
  const engine = { request: async () => ({ choices, reasons: [] }) } as unknown as Engine;
  const book = { find: async () => {}, entry: () => ({ number: 1, count: 2 }) as PuzzleEntry, recordAnswer };
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
  puzzle.ask("entry");
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
  puzzle.ask("entry");
  const answered = puzzle.answer("t1");
  close();
  await Promise.all([answered, puzzle.showAnswer()]);
  expect(recordAnswer).toHaveBeenCalledExactlyOnceWith("entry", false);
});

test("an answer that was recorded before a reload is shown, not recorded again", async () => {
  await puzzle.askAgain({ entry: "entry", first: "t1" });
  expect(offered()).toEqual([]);
  await puzzle.showAnswer();
  expect(store.state.question).toMatchObject({ chosen: "t1", answer: { choices } });
  expect(recordAnswer).not.toHaveBeenCalled();
});

test("a puzzle of no book can be answered again", async () => {
  puzzle.ask();
  await puzzle.answer("t1");
  close();
  expect(offered()).not.toEqual([]);
  await puzzle.answer("d");
  expect(store.state.question).toMatchObject({ chosen: "d", first: "t1" });
});
