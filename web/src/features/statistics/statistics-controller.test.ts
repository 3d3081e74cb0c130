import { beforeEach, expect, test, vi } from "vitest";
import { day, game } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { Store } from "../../app/store";
import { exportToFile, exportToText, importFromText, MAX_BYTES } from "../../history/backup/backup";
import { HistoryDb } from "../../history/history-db";
import type { BackupData, HistoryData } from "../../history/types";
import type { HistoryController } from "../history/history-controller";
import type { Rater } from "../strength/rater";
import { StatisticsController } from "./statistics-controller";
import type { StatisticsState } from "./statistics-page";

const DATA: BackupData = { games: [game(1), game(2)], days: [day("2026-11-21")], mistakes: [], bots: [] };
const BOT = { id: "a", name: "a", code: "one", versions: [] };

let store: Store;
let storage: MemoryStorage;
let data: HistoryData | null;
let db: HistoryDb;
let statistics: StatisticsController;
const rater = { ratingsOf: vi.fn(), retry: vi.fn() };
const refresh = vi.fn(async () => undefined);

beforeEach(async () => {
  vi.clearAllMocks();
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  store = new Store();
  db = new HistoryDb();
  await db.merge(DATA);
  data = null;
  const history = {
    db,
    refresh,
    get state() {
      return { data };
    },
  } as unknown as HistoryController;
  statistics = new StatisticsController(store, history, rater as unknown as Rater);
});

function shown(): StatisticsState {
  const { values } = statistics.page.view(store.state) as { values: unknown[] };
  return values[1] as StatisticsState;
}

function importText(text: string): unknown {
  return statistics.handlers["import-text"]({ type: "import-text", text });
}

function importFile(file: object): unknown {
  return statistics.handlers["import-file"]({ type: "import-file", file: file as File });
}

test("a filter changes what it names", () => {
  statistics.handlers["filter-games"]({ type: "filter-games", change: { level: "expert" } });
  statistics.handlers["filter-games"]({ type: "filter-games", change: { style: "early-leaver" } });
  expect(shown().filter).toMatchObject({ level: "expert", style: "early-leaver" });
});

test("the page has the figures of the games that match the filter", () => {
  const figures = () => (statistics.page.view(store.state) as { values: unknown[] }).values[2];
  expect(figures()).toBeNull();
  data = DATA;
  expect(figures()).toMatchObject({ summary: { games: 2 } });
  statistics.handlers["filter-games"]({ type: "filter-games", change: { level: "expert" } });
  expect(figures()).toMatchObject({ summary: null });
});

test("the games that count are rated, whatever the filter", () => {
  const ratings = () => (statistics.page.view(store.state) as { values: unknown[] }).values[3];
  rater.ratingsOf.mockReturnValue("ratings");
  expect(ratings()).toBeNull();
  data = DATA;
  statistics.handlers["filter-games"]({ type: "filter-games", change: { level: "expert" } });
  expect([ratings(), rater.ratingsOf.mock.lastCall]).toEqual(["ratings", [DATA.games]]);
});

test("the history is read when the page is opened, and what could not be rated is rated again", async () => {
  await statistics.page.open?.();
  expect([refresh.mock.calls.length, rater.retry.mock.calls.length]).toEqual([1, 1]);
});

test("the history is exported to a file that is named after the day", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  const link = { download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  const toUrl = vi.spyOn(URL, "createObjectURL");
  await statistics.handlers["export-file"]({ type: "export-file" });
  const file = toUrl.mock.lastCall?.[0] as Blob;
  expect([link.download, file.type]).toEqual(["coloretto-2026-11-21.json", "application/json"]);
  expect(link.click).toHaveBeenCalledOnce();
  expect(await file.text()).toBe(await exportToFile(DATA));
});

test("the history is exported to a text, which goes once the page is opened again", async () => {
  await statistics.handlers["export-text"]({ type: "export-text" });
  expect(shown().text).toBe(await exportToText(DATA));
  statistics.page.open?.();
  expect(shown().text).toBe("");
});

test.each(["export-file", "export-text"] as const)("a failure of %s is reported", async (type) => {
  vi.spyOn(db, "all").mockRejectedValue(new Error("broken"));
  await statistics.handlers[type]({ type } as never);
  expect(store.state.notices.map(({ message }) => message)).toEqual(["notice-part-missing"]);
});

test("an import says how many games it added", async () => {
  const more = { ...DATA, games: [game(2), game(3), game(4)] };
  await importText(await exportToText(more));
  expect([shown().outcome, (await db.all()).games.length]).toEqual([{ added: 2, bots: 0 }, 4]);
  await importFile(new Blob([await exportToFile(more)]));
  expect(shown().outcome).toEqual({ added: 0, bots: 0 });
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("bots are exported and imported, and none takes the place of another", async () => {
  await importText(await exportToText({ ...DATA, bots: [BOT] }));
  expect(shown().outcome).toEqual({ added: 0, bots: 1 });
  for (const bots of [1, 0]) {
    await importText(await exportToText({ ...DATA, bots: [{ ...BOT, code: "two" }] }));
    expect(shown().outcome).toEqual({ added: 0, bots });
  }
  await statistics.handlers["export-text"]({ type: "export-text" });
  const other = { id: "a-2", name: "a 2", code: "two", versions: [] };
  expect((await importFromText(shown().text)).bots).toEqual([BOT, other]);
});

test("an import whose bots do not fit into the storage says so", async () => {
  storage.isFull = true;
  await importText(await exportToText({ ...DATA, games: [game(3)], bots: [BOT] }));
  expect([shown().outcome, (await db.all()).games.length]).toEqual([{ problem: "no-room" }, 3]);
});

test("an import that cannot be stored has no outcome, as the page says why", async () => {
  vi.spyOn(db, "merge").mockResolvedValue(false);
  await importText(await exportToText(DATA));
  expect(shown().outcome).toBeNull();
});

test("an import that fails otherwise is no fault of its text", async () => {
  const broken = new Error("broken");
  vi.spyOn(db, "merge").mockRejectedValue(broken);
  await expect(importText(await exportToText(DATA))).rejects.toBe(broken);
  expect(shown().outcome).toBeNull();
});

test("an import that cannot be read changes nothing and says why", async () => {
  const text = vi.fn();
  await importFile({ size: MAX_BYTES + 1, text });
  expect([shown().outcome, text.mock.calls]).toEqual([{ problem: "too-big" }, []]);
  await importFile({ size: MAX_BYTES, text: () => Promise.reject(new Error("gone")) });
  expect(shown().outcome).toEqual({ problem: "damaged" });
  await importText("hello");
  expect(shown().outcome).toEqual({ problem: "foreign" });
  expect((await db.all()).games).toHaveLength(2);
  expect(refresh).toHaveBeenCalledTimes(3);
});
