import { beforeEach, describe, expect, test, vi } from "vitest";
import { day } from "../../../testing/finished-games";
import { ended, summary } from "../../../testing/summaries";
import { think } from "../../../testing/think";
import { INITIAL_STATE, type State } from "../../app/state";
import { Store } from "../../app/store";
import { type Engine, StartFailure, type Task } from "../../engine/engine";
import { emptyView } from "../../game/view-queries";
import { dateOf, FIRST_DATE } from "../../history/dates";
import { HistoryDb } from "../../history/history-db";
import type { Day } from "../../history/types";
import type { HistoryController } from "../history/history-controller";
import { DailyController } from "./daily-controller";
import type { DailyState } from "./daily-page";

vi.mock("./daily-page", () => ({ dailyPage: (...values: unknown[]) => values }));

const TODAY = "2026-11-21";
const VIEW = { ...emptyView, seed: 7 };
const GAME = { ...summary(7), deal: "deal 7" };
const IN_PLAY = { view: VIEW, game: GAME };
const OVER = { view: VIEW, game: ended(7) };
const OTHER = { view: VIEW, game: summary(8) };
const PRACTICE = { ...IN_PLAY, view: { ...VIEW, practice: true } };

let store: Store;
let db: HistoryDb;
let daily: DailyController;
let data: { days: Day[] } | null;
/** How long the engine computes par, in milliseconds. */
let thinking: number;
/** The error of the engine, by date. */
let failures: Record<string, Error>;
let asked: number;
const refresh = vi.fn();
const reportError = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`) });
  vi.clearAllMocks();
  thinking = asked = 0;
  failures = {};
  data = null;
  store = new Store();
  store.set({ engine: "ready" });
  // As the page does with an engine that is lost.
  reportError.mockImplementation(() => store.set({ engine: "failed" }));
  db = new HistoryDb();
  const history = {
    db,
    get state() {
      return { data };
    },
    dayOf: async (deal: string) => (await db.every("days")).find((day) => day.deal === deal),
    refresh: refresh.mockImplementation(async () => {
      data = await db.all();
    }),
    change: async (...args: Parameters<HistoryController["change"]>) => {
      await db.change(...args);
      data = await db.all();
    },
  } as unknown as HistoryController;
  daily = new DailyController({ request } as unknown as Engine, store, history, { reportError }, () => "share");
});

/** Answer at a later task, as the worker does; it takes the engine longer to fail. */
async function request({ params: { date } }: { params: { date: string } }, task: Task): Promise<unknown> {
  asked += 1;
  const failure = failures[date];
  await new Promise((resolve) => setTimeout(resolve, failure ? 50 : 0));
  if (failure) throw failure;
  return think(thinking, task, { ply: 5 }, () => ({ scores: [33, 1], rank: 1 }));
}

function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(100);
}

async function keep(...days: Day[]): Promise<void> {
  await db.merge({ games: [], days, mistakes: [] });
}

async function open(date?: string): Promise<void> {
  store.set({ page: "daily" });
  await daily.page.open?.(date);
  await settle();
}

/** Return what the page shows. */
function shown(state: Partial<State> = {}): DailyState & { isInPlay: boolean; isPractice: boolean } {
  const [history, slice, deal] = daily.page.view({ ...INITIAL_STATE, ...state }) as [
    unknown,
    DailyState,
    { today: string; isInPlay: boolean; isPractice: boolean },
  ];
  expect([history, deal.today]).toEqual([{ data }, dateOf(new Date())]);
  return { ...slice, isInPlay: deal.isInPlay, isPractice: deal.isPractice };
}

describe("the deal of a date", () => {
  test.each(["", TODAY])("%j is today's", async (requested) => {
    expect(await daily.find(requested)).toMatchObject({ date: TODAY, deal: null });
    expect(store.state.notices).toEqual([]);
  });

  test.each(["2026-11-20", FIRST_DATE])("may be that of %s", async (requested) => {
    expect((await daily.find(requested)).date).toBe(requested);
    expect(store.state.problems).toEqual([]);
  });

  test.each(["2026-11-22", "2026-10-31", "2026-11-31", "x"])("cannot be %s: today's is used instead", async (value) => {
    expect((await daily.find(value)).date).toBe(TODAY);
    expect(store.state.problems).toEqual([
      { name: "daily", value, allowed: [`${FIRST_DATE} – ${TODAY}`], used: TODAY },
    ]);
  });

  test("is known once it was begun", async () => {
    store.set(IN_PLAY);
    await daily.begin(TODAY);
    expect(await daily.find(TODAY)).toEqual({ date: TODAY, deal: GAME.deal });
  });
});

describe("beginning a deal", () => {
  test("records its date, its deal and the latest date that this device has seen", async () => {
    await keep(day("2026-11-20", { begun: "2026-11-25" }));
    store.set(IN_PLAY);
    await daily.begin("2026-11-19");
    const { days } = await db.all();
    const begun = {
      date: "2026-11-19",
      deal: GAME.deal,
      begun: TODAY,
      seen: "2026-11-25",
      result: null,
      par: null,
    };
    expect(days.find(({ date }) => date === "2026-11-19")).toEqual(begun);
    expect(shown().date).toBe("2026-11-19");
  });

  test("for the first time records today as the latest date", async () => {
    store.set(IN_PLAY);
    await daily.begin(TODAY);
    expect((await db.all()).days).toMatchObject([{ begun: TODAY, seen: TODAY }]);
  });

  test("again changes nothing, unless a newer version of the page has another deal", async () => {
    const known = day(TODAY, { deal: "other", result: null, begun: "2026-11-01" });
    await keep(known);
    store.set(IN_PLAY);
    await daily.begin(TODAY);
    expect((await db.all()).days).toEqual([{ ...known, deal: GAME.deal }]);
  });

  test("whose result is there changes nothing", async () => {
    const finished = day(TODAY, { deal: "other" });
    await keep(finished);
    store.set(IN_PLAY);
    await daily.begin(TODAY);
    expect((await db.all()).days).toEqual([finished]);
  });

  test("needs a game", async () => {
    await daily.begin(TODAY);
    expect((await db.all()).days).toEqual([]);
  });
});

describe("the page", () => {
  test("opens at the date of its address, else at the deal in play, else at today", async () => {
    await keep(day("2026-11-19", { deal: GAME.deal, result: null }));
    expect(shown()).toMatchObject({ date: TODAY, month: "2026-11", isLoaded: false });
    await open();
    expect(shown()).toMatchObject({ date: TODAY, month: "2026-11", isLoaded: true });
    expect(refresh).toHaveBeenCalledOnce();
    store.set(IN_PLAY);
    await open();
    expect(shown().date).toBe("2026-11-19");
    await open("2026-10-01");
    expect(shown()).toMatchObject({ date: "2026-10-01", month: "2026-10" });
    store.set(OVER);
    await open();
    expect(shown().date).toBe(TODAY);
  });

  test("shows the month of a day that is chosen", async () => {
    await open();
    daily.handlers["choose-day"]({ type: "choose-day", date: "2026-10-30" });
    expect(shown()).toMatchObject({ date: "2026-10-30", month: "2026-10" });
  });

  test("knows whether its deal is in play as practice", async () => {
    await keep(day(TODAY, { deal: GAME.deal, result: null }));
    await open();
    expect(shown(PRACTICE).isPractice).toBe(true);
    expect(shown(IN_PLAY).isPractice).toBe(false);
    expect(shown({ ...PRACTICE, game: OTHER.game }).isPractice).toBe(false);
  });

  test("knows whether its deal is in play", async () => {
    await keep(day(TODAY, { deal: GAME.deal, result: null }));
    await open();
    expect(shown(IN_PLAY).isInPlay).toBe(true);
    expect(shown(OVER).isInPlay).toBe(false);
    expect(shown(OTHER).isInPlay).toBe(false);
    daily.handlers["choose-day"]({ type: "choose-day", date: "2026-11-20" });
    expect(shown(IN_PLAY).isInPlay).toBe(false);
  });

  test("shows another month without another deal", async () => {
    await open();
    daily.handlers["choose-month"]({ type: "choose-month", month: "2026-09" });
    expect(shown()).toMatchObject({ date: TODAY, month: "2026-09" });
  });
});

describe("par", () => {
  test("is computed once for a deal with a result, and stored", async () => {
    await keep(day(TODAY));
    await open();
    expect((await db.all()).days[0]?.par).toEqual({ score: 33, rank: 1 });
    expect([shown().parPly, asked]).toEqual([null, 1]);
    await open();
    expect(asked).toBe(1);
  });

  test("shows how far it is", async () => {
    await keep(day(TODAY));
    thinking = 1000;
    store.set({ page: "daily" });
    await daily.page.open?.();
    await vi.advanceTimersByTimeAsync(5);
    expect(shown().parPly).toBe(5);
  });

  test("is not computed for a deal without a result", async () => {
    await keep(day(TODAY, { result: null }));
    await open();
    expect(asked).toBe(0);
  });

  test("is given up when the page is left", async () => {
    await keep(day(TODAY));
    thinking = 1000;
    await open();
    store.set({ page: "table" });
    await vi.advanceTimersByTimeAsync(2000);
    expect([asked, shown().parPly, (await db.all()).days[0]?.par]).toEqual([1, null, null]);
  });

  test("of an earlier choice that fails does not stop that of the day on the page", async () => {
    await keep(day(TODAY), day("2026-11-20"));
    failures[TODAY] = new StartFailure("stopped", "lost");
    thinking = 70;
    store.set({ page: "daily" });
    await daily.page.open?.();
    await vi.advanceTimersByTimeAsync(0);
    daily.handlers["choose-day"]({ type: "choose-day", date: "2026-11-20" });
    await settle();
    const { days } = await db.all();
    expect(days.map(({ date, par }) => [date, par?.score])).toEqual([
      ["2026-11-20", 33],
      [TODAY, undefined],
    ]);
  });

  test("is read again once it is stored", async () => {
    await keep(day(TODAY));
    await open();
    expect(data?.days[0]?.par).toEqual({ score: 33, rank: 1 });
  });

  test("that needs a file which is missing says so; a lost engine is reported", async () => {
    await keep(day(TODAY));
    failures[TODAY] = new StartFailure("download", "missing");
    await open();
    expect([store.state.notices.map(({ message }) => message), reportError.mock.calls]).toEqual([
      ["notice-part-missing"],
      [],
    ]);
    const failure = new StartFailure("stopped", "lost");
    failures[TODAY] = failure;
    await open();
    expect([store.state.notices.length, reportError.mock.calls, shown().parPly]).toEqual([1, [[failure]], null]);
  });

  test("waits for the engine, and is computed again once one that was lost has been restarted", async () => {
    await keep(day(TODAY));
    store.set({ engine: "prepared" });
    await open();
    expect(asked).toBe(0);
    failures[TODAY] = new StartFailure("stopped", "lost");
    store.set({ engine: "ready" });
    await settle();
    failures = {};
    store.set({ engine: "ready" });
    await settle();
    expect([asked, data?.days[0]?.par?.score]).toEqual([2, 33]);
  });

  test.each<Partial<State>>([{ page: "home" }, { page: "table", screen: "welcome", isReturning: true }])(
    "of today's deal is computed at home, too: %j",
    async (home) => {
      await keep(day(TODAY), day("2026-11-20"));
      store.set(home);
      await refresh();
      store.set({});
      await settle();
      expect(data?.days.map(({ date, par }) => [date, par?.score])).toEqual([
        ["2026-11-20", undefined],
        [TODAY, 33],
      ]);
      expect([asked, daily.isMasterPlaying]).toEqual([1, false]);
    },
  );
});

describe("a daily deal that becomes practice", () => {
  async function become(next: Partial<State> = PRACTICE): Promise<string[]> {
    store.set(IN_PLAY);
    await settle();
    store.set(next);
    await settle();
    return store.state.notices.map(({ message }) => message);
  }

  test("is explained once", async () => {
    await keep(day(TODAY, { deal: GAME.deal, result: null }));
    expect(await become()).toEqual(["practice-daily"]);
    store.set({ view: { ...PRACTICE.view, round: 2 } });
    await settle();
    expect(store.state.notices).toHaveLength(1);
  });

  test("is not explained if it has a result already", async () => {
    await keep(day(TODAY, { deal: GAME.deal }));
    expect(await become()).toEqual([]);
  });

  test("is not explained for other games", async () => {
    await keep(day(TODAY, { deal: "other", result: null }));
    expect(await become()).toEqual([]);
    await keep(day(TODAY, { deal: "another deal", result: null }));
    expect(await become({ ...PRACTICE, game: OTHER.game })).toEqual([]);
  });
});

test("only a daily deal in play has its tag on the table", async () => {
  await keep(day(TODAY, { deal: GAME.deal })).then(() => open());
  const shown = { ...INITIAL_STATE, screen: "game" as const, ...IN_PLAY };
  const has = (state: Partial<State>) => typeof daily.tag({ ...shown, ...state }) === "object";
  const others = [OVER, { replay: {} as never }, { puzzle: {} as never }, { page: "daily" as const }, OTHER];
  expect([has({}), others.some(has)]).toEqual([true, false]);
});

describe("at midnight in UTC", () => {
  const NEXT = "2026-11-22";

  async function passMidnight(): Promise<void> {
    await vi.advanceTimersByTimeAsync(12 * 3_600_000);
  }

  test("the page shows the deal of the new day", async () => {
    store.set({ page: "daily" });
    await daily.page.open?.();
    expect(shown()).toMatchObject({ date: TODAY, month: "2026-11" });
    await passMidnight();
    expect(shown()).toMatchObject({ date: NEXT, month: "2026-11" });
    await vi.advanceTimersByTimeAsync(9 * 86_400_000);
    expect(shown()).toMatchObject({ date: "2026-12-01", month: "2026-12" });
  });

  test("it keeps the deal in play, and one that was chosen", async () => {
    store.set({ page: "daily", ...IN_PLAY });
    await daily.begin(TODAY);
    await daily.page.open?.();
    await passMidnight();
    expect(shown().date).toBe(TODAY);
    store.set({ view: null });
    await daily.page.open?.("2026-11-20");
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(shown().date).toBe("2026-11-20");
  });

  test("another page is rendered again, as it may name the date", async () => {
    const render = vi.fn();
    store.subscribe(render);
    render.mockClear();
    await passMidnight();
    expect(render).toHaveBeenCalledOnce();
    expect(shown().date).toBe(TODAY);
  });
});
