import { beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY, mistake } from "../../../testing/finished-games";
import { markup } from "../../../testing/markup";
import type { GameActions } from "../../app/features";
import { Store } from "../../app/store";
import { TRAINER } from "../../history/spaced-repetition";
import type { HistoryData, Mistake } from "../../history/types";
import { loadAllTexts, setLanguage } from "../../i18n";
import type { HistoryController } from "../history/history-controller";
import { MistakesController } from "./mistakes-controller";

const NOW = "2026-11-21T12:00:00Z";

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW) });
  await loadAllTexts();
  await setLanguage(["en"]);
});

const open = vi.fn<GameActions["open"]>();
const refresh = vi.fn();
let store: Store;
let data: HistoryData | null;

/** A book with these mistakes, which are read when it is opened. */
function bookOf(...mistakes: Mistake[]): MistakesController {
  vi.clearAllMocks();
  store = new Store();
  data = { ...EMPTY, mistakes };
  const change = async (name: string, id: string, change: (known: Mistake | null) => Mistake | null) => {
    const known = data && name === "mistakes" ? data.mistakes : [];
    const changed = change(known.find((each) => each.id === id) ?? null);
    if (data && changed) data.mistakes = known.map((each) => (each.id === id ? changed : each));
  };
  const history = {
    get state() {
      return { data, isPersistent: true, unreadable: { games: 0, days: 0, mistakes: 0 } };
    },
    refresh,
    change,
  } as unknown as HistoryController;
  return new MistakesController(store, history, { open });
}

test("the puzzles of a day are counted, answered or not", async () => {
  const [first, second] = [mistake("first"), mistake("second")];
  const book = bookOf(first, second, mistake("earlier today", { looked: NOW, due: "2026-11-22" }));
  expect(book.entry(first.id)).toMatchObject({ number: 2, count: 3 });
  await book.recordAnswer(first.id, true);
  expect(book.entry(second.id)).toMatchObject({ number: 3, count: 3, next: null });
});

test("a day has five puzzles, however many mistakes wait", async () => {
  const mistakes = Array.from({ length: 23 }, (_, index) => mistake(`P${index}`));
  const book = bookOf(...mistakes);
  expect(markup(book.section())).toMatch(/5 puzzles today.*Coming up<\/dt><dd>18</s);
  for (const number of [1, 2, 3, 4, 5]) {
    const [{ id } = mistake("none")] = book.due();
    expect(book.entry(id)).toMatchObject({ number, count: 5 });
    await book.recordAnswer(id, number > 1);
    expect(book.due()).toHaveLength(5 - number);
  }
  expect(markup(book.section())).toContain("No puzzles today");
  await book.handlers["next-puzzle"]({ type: "next-puzzle" });
  expect(open).not.toHaveBeenCalled();
});

test("a position counts as a puzzle if it was answered here, not in the trainer", async () => {
  const [first, second] = [mistake("first", { game: TRAINER }), mistake("second")];
  const trained = mistake("trained", { game: TRAINER, looked: NOW, due: "2026-11-22" });
  const book = bookOf(first, second, trained);
  expect(book.entry(first.id)).toMatchObject({ number: 1, count: 2 });
  await book.recordAnswer(first.id, false);
  expect(book.entry(second.id)).toMatchObject({ number: 2, count: 2 });
});

test("a mistake as a puzzle says what was played and when it returns", () => {
  const [played, learned] = [mistake("played"), mistake("learned", { action: "p3", due: null })];
  const book = bookOf(played, learned);
  expect(book.entry(played.id)).toEqual({
    remarks: ["In the game, you played: Draw a card."],
    returns: "21\u00a0November 2026",
    number: 1,
    count: 1,
    next: null,
    page: "puzzles",
    back: "Back to the puzzles",
  });
  expect(book.entry(learned.id)).toMatchObject({
    remarks: ["In the game, you played: Place in row\u00a03."],
    returns: null,
    next: { type: "next-puzzle" },
  });
});

test("of a position of the trainer it says what is often played there", () => {
  const trained = mistake("trained", { game: TRAINER });
  expect(bookOf(trained).entry(trained.id)?.remarks).toEqual(["A frequent choice here: Draw a card."]);
});

test("what is not in the book is no puzzle of it", () => {
  const book = bookOf(mistake("first"));
  expect(book.entry("other")).toBeNull();
  data = null;
  expect(book.entry(mistake("first").id)).toBeNull();
});

test("the book is read when a puzzle is looked for", async () => {
  await bookOf().find();
  expect(refresh).toHaveBeenCalledOnce();
});

test("the page of puzzles has the book once it is read", () => {
  const book = bookOf(mistake("due"), mistake("waiting", { due: "2026-11-22" }));
  expect(markup(book.section())).toContain("1 puzzle today");
  data = null;
  expect(markup(book.section())).toBe("");
});

test("an answer changes when the puzzle returns", async () => {
  const [solved, missed] = [mistake("solved"), mistake("missed", { solved: 2 })];
  const book = bookOf(solved, missed);
  await book.recordAnswer(solved.id, true);
  await book.recordAnswer(missed.id, false);
  await book.recordAnswer("of no mistake", true);
  expect(data?.mistakes).toMatchObject([
    { solved: 1, looked: NOW, due: "2026-11-24" },
    { solved: 0, looked: NOW, due: "2026-11-22" },
  ]);
});

describe("the next puzzle", () => {
  async function next(...mistakes: Mistake[]): Promise<void> {
    await bookOf(...mistakes).handlers["next-puzzle"]({ type: "next-puzzle" });
  }

  test("is the mistake that has been due longest", async () => {
    open.mockResolvedValue("open");
    await next(mistake("later"), mistake("longest", { due: "2026-11-20" }), mistake("waiting", { due: "2026-11-22" }));
    const { id } = mistake("longest");
    const source = { from: "puzzle", entry: id, position: { position: "longest", seed: 0 } };
    expect([open.mock.calls, store.state.notices]).toEqual([[[source]], []]);
    expect(data?.mistakes[1]?.due).toBe("2026-11-20");
  });

  test("is none until the mistakes have been read", async () => {
    const book = bookOf();
    data = null;
    await book.handlers["next-puzzle"]({ type: "next-puzzle" });
    expect(open).not.toHaveBeenCalled();
  });

  test("is none if no mistake is due", async () => {
    await next(mistake("waiting", { due: "2026-11-22" }));
    expect([open.mock.calls, refresh.mock.calls.length]).toEqual([[], 1]);
  });

  test("that the engine cannot read is put off, and the book is shown again", async () => {
    open.mockResolvedValue("refused");
    await next(mistake("unreadable"), mistake("other", { lost: 0 }));
    expect(data?.mistakes.map(({ due }) => due)).toEqual(["2026-12-21", "2026-11-21"]);
    expect(store.state).toMatchObject({
      page: "puzzles",
      notices: [{ message: "notice-puzzle-unreadable", args: { days: 30 } }],
    });
  });

  test("that fails to open for another reason stays due", async () => {
    open.mockResolvedValue("failed");
    await next(mistake("due"));
    expect([data?.mistakes[0]?.due, store.state.page]).toEqual(["2026-11-21", "table"]);
  });
});
