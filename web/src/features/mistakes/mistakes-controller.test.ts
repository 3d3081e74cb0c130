import { beforeEach, expect, test, vi } from "vitest";
import { EMPTY, mistake } from "../../../testing/finished-games";
import { Store } from "../../app/store";
import { TRAINER } from "../../history/ids";
import type { Mistake } from "../../history/types";
import { loadAllTexts, setLanguage } from "../../i18n";
import type { HistoryController } from "../history/history-controller";
import { MistakesController } from "./mistakes-controller";

const NOW = "2026-11-21T12:00:00Z";

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW) });
  await loadAllTexts();
  await setLanguage(["en"]);
});

/** A book with these mistakes. */
function bookOf(...mistakes: Mistake[]): MistakesController {
  const data = { ...EMPTY, mistakes };
  const change = async (_: string, id: string, change: (known: Mistake) => Mistake) => {
    data.mistakes = data.mistakes.map((known) => (known.id === id ? change(known) : known));
  };
  const history = { state: { data }, refresh: vi.fn(), db: { change } } as unknown as HistoryController;
  return new MistakesController(new Store(), history, { open: vi.fn() });
}

test("the puzzles of a day are counted, answered or not", async () => {
  const [first, second] = [mistake("first"), mistake("second")];
  const book = bookOf(first, second, mistake("earlier today", { looked: NOW, due: "2026-11-22" }));
  expect(book.entry(first.id)).toMatchObject({ number: 2, count: 3 });
  await book.recordAnswer(first.id, true);
  expect(book.entry(second.id)).toMatchObject({ number: 3, count: 3, next: null });
});

test("a position counts as a puzzle if it was answered here, not in the trainer", async () => {
  const [first, second] = [mistake("first", { game: TRAINER }), mistake("second")];
  const trained = mistake("trained", { game: TRAINER, looked: NOW, due: "2026-11-22" });
  const book = bookOf(first, second, trained);
  expect(book.entry(first.id)).toMatchObject({ number: 1, count: 2 });
  await book.recordAnswer(first.id, false);
  expect(book.entry(second.id)).toMatchObject({ number: 2, count: 2 });
});
