import { beforeEach, expect, test, vi } from "vitest";
import type { GameActions } from "../../app/features";
import { Store } from "../../app/store";
import type { GameSource } from "../../game/game-source";
import { HistoryDb } from "../../history/history-db";
import type { HistoryState, Mistake } from "../../history/types";
import { loadAllTexts, setLanguage } from "../../i18n";
import type { HistoryController } from "../history/history-controller";
import shipped from "./positions.json";
import { TrainerController } from "./trainer-controller";
import {
  type DayPosition,
  idOf,
  newEntry,
  type Positions,
  positionOfTheDay,
  THEMES,
  type ThemeProgress,
  themeProgress,
} from "./training";

vi.mock("./puzzles-page", () => ({ puzzlesPage: (...values: unknown[]) => values }));

const POSITIONS: Positions = shipped;
const [FIRST, SECOND] = POSITIONS.spoil as [(typeof POSITIONS.spoil)[0], (typeof POSITIONS.spoil)[0]];
const NOON = Date.UTC(2026, 10, 21, 12);
const TODAY = "2026-11-21";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

function createTrainer(...known: Mistake[]) {
  const db = new HistoryDb();
  const state = {
    data: { games: [], days: [], mistakes: known } as { mistakes: Mistake[] } | null,
    isPersistent: true,
    unreadable: { games: 0, days: 0, mistakes: 0 },
  };
  const refresh = vi.fn(async () => {
    for (const each of known.splice(0)) await db.change("mistakes", each.id, () => each);
    state.data = await db.all();
  });
  const change = async (...args: Parameters<HistoryController["change"]>) => {
    await db.change(...args);
    if (state.data) state.data = await db.all();
  };
  const open = vi.fn<GameActions["open"]>(async () => "open");
  const store = new Store();
  const trainer = new TrainerController(
    store,
    { db, state, refresh, change } as unknown as HistoryController,
    { open },
    {
      section: () => "mistakes",
    },
  );
  return { trainer, open, store, state, db };
}

/** Return what the page shows. */
function shown(trainer: TrainerController) {
  const [themes, today, mistakes, { isPersistent }] = trainer.page.view(new Store().state) as [
    ThemeProgress[] | null,
    DayPosition | null,
    string,
    HistoryState,
  ];
  return { themes, today, mistakes, isPersistent };
}

function answered(position: typeof FIRST, solved: number): Mistake {
  return { ...newEntry(position, TODAY), solved, looked: `${TODAY}T10:00:00Z`, due: "2026-11-22" };
}

/** Return the entry of the puzzle that was opened. */
function opened({ mock }: { mock: { calls: [GameSource][] } }): string {
  const source = mock.calls.at(-1)?.[0];
  return source?.from === "puzzle" ? (source.entry ?? "") : "";
}

test("a position that was open before a reload is found again with its theme and number", async () => {
  const { trainer, open } = createTrainer();
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  const again = createTrainer().trainer;
  expect(again.entry(opened(open))).toBeNull();
  await again.find(opened(open));
  expect(again.entry(opened(open))).toMatchObject({ number: 1, page: "puzzles" });
  expect(again.entry(opened(open))).toEqual(trainer.entry(opened(open)));
});

test("the position of a day is found again as such after a reload, also on the next day", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 23, 59), toFake: ["Date"] });
  const { trainer, open } = createTrainer();
  await trainer.handlers["train-today"]({ type: "train-today" });
  vi.setSystemTime(Date.UTC(2026, 10, 28));
  const again = createTrainer().trainer;
  await again.find(opened(open));
  expect(again.entry(opened(open))).toMatchObject({ number: 1, count: 1, next: null });
});

test("the position of the day that an earlier version opened on the daily page is found again", async () => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  const { trainer, open } = createTrainer();
  await trainer.handlers["train-today"]({ type: "train-today" });
  const entry = `daily:${opened(open)}`;
  await trainer.find(entry);
  expect(trainer.entry(entry)).toMatchObject({ number: 1, page: "puzzles", back: "Back to the puzzles" });
});

test("a position of the trainer that was opened from the mistake book stays in that after a reload", async () => {
  const { trainer } = createTrainer();
  const id = idOf(FIRST);
  await trainer.find(id);
  expect(trainer.entry(id)).toBeNull();
});

test("the page has the themes, the position of the day and the mistake book", async () => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  const known = [answered(FIRST, 1), { ...answered(SECOND, 0), due: TODAY }];
  const { trainer } = createTrainer(...known);
  expect(shown(trainer)).toEqual({ themes: null, today: null, mistakes: "mistakes", isPersistent: true });
  await trainer.page.open?.();
  expect(shown(trainer)).toEqual({
    themes: THEMES.map((theme) => themeProgress(theme, POSITIONS, known)),
    today: { date: TODAY, theme: positionOfTheDay(TODAY, POSITIONS).theme, answer: "new" },
    mistakes: "mistakes",
    isPersistent: true,
  });
});

test("nothing is shown before the history is read", async () => {
  const { trainer, state } = createTrainer();
  await trainer.page.open?.();
  state.data = null;
  expect(shown(trainer)).toMatchObject({ themes: null, today: null });
});

test.each([
  [2, "solved"],
  [0, "missed"],
])("the position of the day that was solved %i times in a row is %s", async (solved, answer) => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  const { trainer } = createTrainer(answered(positionOfTheDay(TODAY, POSITIONS).position, solved));
  await trainer.page.open?.();
  expect(shown(trainer).today?.answer).toBe(answer);
});

test("a theme opens at its next position, and the position of the day at that of its date", async () => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  const { trainer, open } = createTrainer(answered(FIRST, 1));
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  await trainer.handlers["train-today"]({ type: "train-today" });
  const { position } = positionOfTheDay(TODAY, POSITIONS).position;
  expect(open.mock.calls.map(([source]) => source)).toEqual([
    {
      from: "puzzle",
      entry: `spoil ${idOf(SECOND)}`,
      position: expect.objectContaining({ position: SECOND.position }),
    },
    { from: "puzzle", entry: expect.stringMatching(`^${TODAY} `), position: expect.objectContaining({ position }) },
  ]);
});

test("a theme that is solved opens nothing", async () => {
  const { trainer, open, store } = createTrainer(...POSITIONS.spoil.map((position) => answered(position, 1)));
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  expect([open.mock.calls, store.state.notices]).toEqual([[], []]);
});

test("a position that the engine refuses leads back to its page, which says so", async () => {
  const { trainer, open, store } = createTrainer();
  store.set({ page: "puzzles" });
  open.mockImplementation(async () => {
    store.set({ page: "table" });
    return "refused";
  });
  await trainer.handlers["train-today"]({ type: "train-today" });
  expect([store.state.page, store.state.notices.map(({ message }) => message)]).toEqual([
    "puzzles",
    ["notice-position-unreadable"],
  ]);
});

test("a position that opens leaves the table to its puzzle", async () => {
  const { trainer, store } = createTrainer();
  await trainer.handlers["train-today"]({ type: "train-today" });
  expect([store.state.page, store.state.notices]).toEqual(["table", []]);
});

test("a position says what others choose, where it is, and after the answer what is next", async () => {
  const { trainer, open } = createTrainer(answered(FIRST, 1));
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  expect(trainer.entry(opened(open))).toEqual({
    remarks: [
      expect.stringMatching(/^A frequent choice here: .+\.$/),
      `Players at Intermediate level find the best move ${Math.round(SECOND.found * 100)} times out of 100.`,
    ],
    returns: null,
    number: 2,
    count: POSITIONS.spoil.length,
    next: null,
    page: "puzzles",
    back: "Back to the puzzles",
  });
  expect(trainer.entry("another")).toBeNull();
  await trainer.recordAnswer(opened(open), true);
  expect(trainer.entry(opened(open))?.next).toEqual({ type: "train", theme: "spoil" });
});

test("a position that was answered says when it returns, and nothing once it is learned", async () => {
  for (const [due, returns] of [
    ["2026-12-21", "21\u00a0December 2026"],
    [null, null],
  ]) {
    const { trainer } = createTrainer({ ...answered(FIRST, 1), due: due as string | null });
    await trainer.find(`spoil ${idOf(FIRST)}`);
    expect(trainer.entry(`spoil ${idOf(FIRST)}`)?.returns).toBe(returns);
  }
});

test("the last position of a theme that is left has no next one", async () => {
  const [last, ...others] = POSITIONS.spoil.toReversed() as [typeof FIRST];
  const { trainer, open } = createTrainer(...others.map((position) => answered(position, 1)));
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  expect(trainer.entry(opened(open))).toMatchObject({ number: POSITIONS.spoil.length, next: null });
  await trainer.recordAnswer(opened(open), true);
  expect(trainer.entry(`spoil ${idOf(last)}`)).toMatchObject({ next: null });
});

test("a position that was found by its address has its number in the theme", async () => {
  const { trainer } = createTrainer();
  await trainer.find(`spoil ${idOf(SECOND)}`);
  expect(trainer.entry(`spoil ${idOf(SECOND)}`)).toMatchObject({ number: 2, count: POSITIONS.spoil.length });
});

test.each([
  ["of a theme that has no such position", `stake ${idOf(FIRST)}`],
  ["of a day that had another position", `2026-11-21 ${idOf(FIRST)}`],
  ["of no day", `2026-13-21 ${idOf(FIRST)}`],
])("an entry %s is not found", async (_, entry) => {
  const { trainer } = createTrainer();
  await trainer.page.open?.();
  await trainer.find(entry);
  expect(trainer.entry(entry)).toBeNull();
});

test.each([
  [true, { solved: 3, due: "2026-12-21" }],
  [false, { solved: 0, due: "2026-11-22" }],
])("the answer to a new position is stored: solved %s", async (isSolved, stored) => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  const { trainer, db, open } = createTrainer();
  await trainer.handlers.train({ type: "train", theme: "spoil" });
  await trainer.recordAnswer(opened(open), isSolved);
  expect((await db.all()).mistakes).toEqual([{ ...newEntry(FIRST, TODAY), looked: "2026-11-21T12:00:00Z", ...stored }]);
  expect(trainer.entry(opened(open))?.returns).not.toBeNull();
});

test("the answer to a position that was answered before continues its row", async () => {
  const { trainer, db } = createTrainer(answered(FIRST, 0));
  await trainer.find(`spoil ${idOf(FIRST)}`);
  await trainer.recordAnswer(`spoil ${idOf(FIRST)}`, true);
  expect((await db.all()).mistakes.map(({ solved }) => solved)).toEqual([1]);
});

test("the answer to what is no puzzle of the trainer is not stored", async () => {
  const { trainer, db } = createTrainer();
  await trainer.recordAnswer(`spoil ${idOf(FIRST)}`, true);
  await trainer.page.open?.();
  await trainer.recordAnswer(idOf(FIRST), true);
  expect((await db.all()).mistakes).toEqual([]);
});

test("positions that cannot be loaded are reported, and loaded once there is a network", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  const { trainer, open, store } = createTrainer();
  vi.doMock("./positions.json", () => Promise.reject(new TypeError("no network")));
  await trainer.page.open?.();
  for (const type of ["train", "train-today"] as const) await trainer.handlers[type]({ type, theme: "spoil" } as never);
  await trainer.find(`spoil ${idOf(FIRST)}`);
  expect([open.mock.calls, store.state.notices.map(({ message }) => message)]).toEqual([[], ["notice-part-missing"]]);
  expect(info).toHaveBeenCalledWith("a part is missing:", expect.anything());
  vi.doUnmock("./positions.json");
  await trainer.page.open?.();
  expect(shown(trainer).themes).toHaveLength(THEMES.length);
});
