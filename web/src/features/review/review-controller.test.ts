import { beforeEach, expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import { ended as finished, summary } from "../../../testing/summaries";
import { think } from "../../../testing/think";
import type { Puzzle, State } from "../../app/state";
import { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import type { Engine, Task } from "../../engine/engine";
import type { Request, View } from "../../engine/protocol";
import { setupFrom } from "../../game/view-queries";
import { loadAllTexts } from "../../i18n";
import { ReviewController } from "./review-controller";
import type { ReviewState } from "./review-page";

const RECORD = "2cb15 1 2";
const FINISHED = finished(1, { record: RECORD });
const REVIEW = { decisions: [{ position: "there" }], seats: [] } as unknown as Review;
const playing = await viewWhere("five-players-end", ({ phase }) => phase !== "over");
const ended = { ...(await viewWhere("five-players-end", ({ phase }) => phase === "over")), seed: 7 } satisfies View;
const replay = { record: RECORD, view: playing, ply: 0, plies: 2 } as never;

let storage: MemoryStorage;
let store: Store;
let reviews: ReviewController;
/** How long the coach thinks, in milliseconds. */
let thinking: number;
let isRefused: boolean;
/** What the coach finds. */
let answer: object;
const requests: Request["method"][] = [];
const game = { open: vi.fn(), returnToGame: vi.fn(), reportError: vi.fn() };
const storeReview = vi.fn(async () => undefined);
const find = vi.fn<(record: string) => Promise<{ id: string; seat: number } | null>>();
const watch = vi.fn(async () => undefined);
const left = { page: "review" as State["page"] };

/** Answer at a later task, as the worker does. */
async function request({ method }: Request, task?: Task): Promise<unknown> {
  requests.push(method);
  await new Promise((resolve) => setTimeout(resolve));
  if (method === "replay") return { view: ended, ply: 2, plies: 2 };
  return think(thinking, task as Task, { ply: 1, plies: 2 }, () => {
    if (isRefused) throw new Error("refused");
    return answer;
  });
}

function pass(milliseconds = 100): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

/** Show another view of the same game, as the engine's answers do. */
async function show(view: View, change: object = {}): Promise<View> {
  const shown = { ...view };
  store.show(shown, { game: view.phase === "over" ? FINISHED : summary(1), ...change });
  await pass();
  return shown;
}

beforeEach(async () => {
  await loadAllTexts();
  vi.useFakeTimers();
  requests.length = thinking = 0;
  isRefused = false;
  answer = REVIEW;
  vi.clearAllMocks();
  left.page = "review";
  find.mockReset().mockResolvedValue({ id: "1", seat: 0 });
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  load();
});

/** Load the page, or load it again. */
function load(): void {
  store = new Store();
  const history = { find, storeReview, unreviewed: async () => [] };
  reviews = new ReviewController({ request } as unknown as Engine, store, game, history, watch, left);
}

/** Open a review, as the player asks for it or as its address does. */
function openReview(how: "open" | "openPage" = "open"): Promise<unknown> {
  void reviews[how]();
  return pass();
}

function reviewed(): number {
  return requests.filter((method) => method === "review").length;
}

test("a game that has just ended is reviewed, and its skill stored", async () => {
  await show(playing);
  expect(reviews.of(await show(ended))).toBe(REVIEW);
  expect(storeReview).toHaveBeenCalledExactlyOnceWith("1", REVIEW, 0);
});

test("a reload keeps the review of the game, unless it loads another version of the page", async () => {
  await show(ended);
  load();
  expect(reviews.of(await show(ended))).toEqual(REVIEW);
  expect(reviewed()).toBe(1);
  const [[key, text] = ["", ""]] = Object.entries(storage.entries());
  storage.setItem(key, text.replace(/"version":"[^"]*"/, '"version":"another"'));
  load();
  await show(ended);
  expect(reviewed()).toBe(2);
});

test("a game that ends again after an undo keeps its review, and its skill is stored again", async () => {
  await show(ended);
  await show(playing);
  expect(reviews.of(await show(ended))).toBe(REVIEW);
  expect([reviewed(), storeReview.mock.calls.length]).toEqual([1, 2]);
});

test("a game keeps its review after its replay", async () => {
  await show(ended);
  await show(playing, { replay });
  expect(reviews.of(await show(ended))).toBe(REVIEW);
  expect(reviewed()).toBe(1);
});

test("a replay does not stop the review of the game in play", async () => {
  thinking = 500;
  await show(ended);
  await show(playing, { replay });
  const view = await show(ended);
  expect(reviews.of(view)).toBe("working");
  await pass(1000);
  expect([reviews.of(view), reviewed()]).toEqual([REVIEW, 1]);
  expect(storeReview).toHaveBeenCalledOnce();
});

test("a review that fails is not awaited any longer", async () => {
  isRefused = true;
  vi.spyOn(console, "info").mockReturnValue();
  expect(reviews.of(await show(ended))).toBe("failed");
});

test("a review that the player asked for and that fails leads back to the table, which reports it", async () => {
  await show(playing, { replay });
  isRefused = true;
  await openReview();
  expect([store.state.page, reviews.page.view(store.state)]).toEqual(["table", null]);
  expect(game.reportError).toHaveBeenCalledExactlyOnceWith(new Error("refused"));
});

test("a review in the background that fails while its page is open leads back to the table, too", async () => {
  thinking = 500;
  await show(ended);
  reviews.openPage();
  expect(store.state.page).toBe("review");
  await pass();
  isRefused = true;
  await pass(1000);
  expect([store.state.page, game.reportError.mock.calls]).toEqual(["table", [[new Error("refused")]]]);
});

test.each([
  ["a game from a position", { ...ended, seed: null }],
  ["a game of several people", { ...ended, seats: ended.seats.map((seat) => ({ ...seat, kind: "human" as const })) }],
])("%s is not reviewed unasked", async (_, view) => {
  expect(reviews.of(await show(view))).toBeNull();
  expect(requests).toEqual([]);
});

test("the end of a replay is not reviewed unasked", async () => {
  await show(ended, { replay });
  expect(requests).toEqual([]);
});

test("the review of a game stops when another is played", async () => {
  thinking = 500;
  await show(ended);
  await show(playing);
  expect(reviews.isPending).toBe(false);
  await pass(1000);
  expect([reviewed(), reviews.resultOf(RECORD)]).toEqual([1, null]);
});

test("a game keeps its review after that of another", async () => {
  await show(ended);
  await show(playing, { replay: { ...(replay as object), record: "other" } });
  await openReview();
  expect(store.state.page).toBe("review");
  expect(reviews.of(await show(ended, { page: "table" }))).toBe(REVIEW);
  expect(reviewed()).toBe(2);
});

test("a review that the player asked for at the end continues when its page is left", async () => {
  thinking = 500;
  const view = { ...ended };
  store.show(view, { game: FINISHED });
  await openReview();
  store.set({ page: "table" });
  await pass(1000);
  expect(reviews.of(view)).toBe(REVIEW);
});

test("a player who goes elsewhere while a review is being opened stays there", async () => {
  await show(ended);
  await show(ended, { page: "review" });
  reviews.openPage();
  store.set({ page: "table" });
  await pass();
  expect(store.state.page).toBe("table");
});

test("the address of a review waits for its game, and shows no other review meanwhile", async () => {
  await show(ended);
  store.set({ screen: "waiting" });
  await openReview("openPage");
  expect([store.state.page, reviews.page.view(store.state)]).toEqual(["review", null]);
  await show(playing, { screen: "game", replay: { ...(replay as object), record: "other" } });
  expect([reviewed(), reviews.page.view(store.state)]).toEqual([2, expect.anything()]);
});

test("during a new game, the address of a review opens that of the game before", async () => {
  await show(ended);
  await show(playing);
  await openReview("openPage");
  expect(store.state.page).toBe("review");
});

test("an address of a review without a finished game opens the table, which says so", async () => {
  await show(playing, { page: "review" });
  reviews.openPage();
  expect([store.state.page, store.state.notices.map(({ message }) => message)]).toEqual(["table", ["review-no-game"]]);
});

function tryAgain(search: string): Promise<View> {
  return show(playing, { page: "table", puzzle: { search } as Puzzle });
}

test("a decision that is tried again leads back to the review of the game in play", async () => {
  await show(ended);
  await tryAgain("pos=elsewhere");
  expect(reviews.isTriedAgain(store.state)).toBe(false);
  await tryAgain("pos=there");
  expect(reviews.isTriedAgain(store.state)).toBe(true);
  reviews.handlers["return-to-review"]({ type: "return-to-review" });
  expect(game.returnToGame).toHaveBeenCalledOnce();
  await pass();
  expect(store.state.page).toBe("review");
});

test("a decision of a recorded game leads back to the review of that", async () => {
  await show(playing, { replay });
  await openReview();
  await tryAgain("pos=there");
  reviews.handlers["return-to-review"]({ type: "return-to-review" });
  expect(game.open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ from: "record", record: RECORD }));
});

/** Review a recorded game, with the answer of the engine that is wanted. */
async function openRecorded(result: object, change: object = {}): Promise<void> {
  answer = result;
  await show(playing, { replay: { ...(replay as object), ...change } });
  await openReview();
}

function shown(): ReviewState {
  return (reviews.page.view(store.state) as { values: [ReviewState] }).values[0];
}

test("the review of a game in play counts its actions from the first report on", async () => {
  thinking = 500;
  await show(ended);
  void reviews.open();
  expect(shown()).toMatchObject({ record: RECORD, progress: { ply: 1, plies: 2 }, result: null, seen: null });
});

test("the review of a recorded game knows the number of its actions, and its end", async () => {
  thinking = 500;
  await openRecorded(REVIEW, { seats: ended.seats.map(({ kind, level }) => ({ kind, level, name: "Anna" })) });
  store.set({});
  expect(shown()).toMatchObject({ record: RECORD, progress: { plies: 2 } });
  expect(shown().view.seats.map(({ name }) => name)).toEqual(ended.seats.map(() => "Anna"));
});

test("the skill is stored with the recorded game, or with the game in play", async () => {
  await openRecorded(REVIEW);
  await show(ended);
  expect(find.mock.calls).toEqual([[RECORD], [RECORD]]);
});

test("a review of a game that is not stored is stored nowhere", async () => {
  find.mockResolvedValue(null);
  expect(reviews.of(await show(ended))).toBe(REVIEW);
  expect(storeReview).not.toHaveBeenCalled();
});

test("the review of a recorded game stops when its page is left", async () => {
  thinking = 500;
  await openRecorded(REVIEW);
  store.set({ page: "table" });
  await pass();
  expect([reviews.isPending, reviews.page.view(store.state)]).toEqual([false, null]);
  await pass(1000);
  expect([reviewed(), reviews.resultOf(RECORD)]).toEqual([1, null]);
});

test("the review of a position that was played to its end stops when its page is left", async () => {
  thinking = 500;
  await show({ ...ended, seed: null });
  await openReview();
  expect(reviews.isPending).toBe(true);
  store.set({ page: "table" });
  await pass();
  expect(reviews.isPending).toBe(false);
});

test("a review is pending until the coach has finished it", async () => {
  thinking = 500;
  await show(ended);
  expect([reviews.isPending, reviews.resultOf(RECORD)]).toEqual([true, null]);
  await pass(1000);
  expect([reviews.isPending, reviews.resultOf(RECORD)]).toEqual([false, REVIEW]);
});

test("a review remembers the position that its reader has opened", async () => {
  await show(ended);
  await openReview("openPage");
  await reviews.handlers["show-ply"]({ type: "show-ply", ply: 5 });
  expect(watch).toHaveBeenCalledExactlyOnceWith(RECORD, setupFrom(ended).seats, 5);
  expect(shown().seen).toBe(5);
});

test("a position of a review that cannot be opened is reported", async () => {
  await show(ended);
  watch.mockRejectedValueOnce(new Error("lost"));
  await reviews.handlers["show-ply"]({ type: "show-ply", ply: 5 });
  expect(game.reportError).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
});

test.each([
  [0, { position: "there" }],
  [1, null],
])("decision %i is tried again at its position, if that is known", async (ply, position) => {
  await openRecorded({ decisions: [{ position: "there" }, { position: null }], seats: [] });
  await reviews.handlers["retry-decision"]({ type: "retry-decision", ply, seat: 1 });
  const decision = { record: RECORD, ply, seat: 1 };
  expect(game.open).toHaveBeenCalledExactlyOnceWith({ from: "puzzle", decision, position });
});

test("without a game there is nothing to review, and without a review no position to open", async () => {
  await reviews.open();
  expect([requests, store.state.page]).toEqual([[], "table"]);
  await reviews.handlers["show-ply"]({ type: "show-ply", ply: 5 });
  await reviews.handlers["retry-decision"]({ type: "retry-decision", ply: 0, seat: 1 });
  reviews.handlers["return-to-review"]({ type: "return-to-review" });
  expect([watch, game.open, game.returnToGame].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test("a puzzle that is no decision of a review is not one that is tried again", async () => {
  await openRecorded({ decisions: [{ position: null }], seats: [] });
  for (const puzzle of [null, { search: null }, { search: "pos=there" }]) {
    await show(playing, { puzzle: puzzle as Puzzle | null });
    expect(reviews.isTriedAgain(store.state)).toBe(false);
  }
});

const noteAt = (ply: number, record = RECORD) =>
  markup(reviews.note({ ...store.state, replay: { ...(replay as object), ply, record } as never }));

test("a replay has the note on its last action, and the way to the review, or back to it", async () => {
  await openRecorded({ decisions: [{ position: "there", choices: 2, band: "best" }], seats: [] });
  expect(noteAt(1)).toContain(`<span class="band best">`);
  expect(noteAt(0)).not.toContain("band");
  expect(noteAt(1)).toContain("Back to review");
  left.page = "table";
  expect(noteAt(1)).toContain("Review game");
  expect(noteAt(1, "other")).toBe("");
});

test.each([
  ["blunder", "this move: ≈\u00a046%"],
  ["best", "went from 79% to 0%"],
])("the note on the move that decided the game has one figure, of a move that was %s", async (band, figure) => {
  const move = { choices: 2, band, best: "d", seat: 0, lost: { share: [0.46] } };
  const seat = { deciding: { round: 8, first: 0, end: 2, ply: 0, before: 0.79, after: 0 } };
  await openRecorded({ decisions: [move, { ...move, choices: 1 }], seats: [seat], exact_from: null });
  const figures = /this move: ≈\u00a0\d+%|went from \d+% to \d+%/g;
  expect(noteAt(1).match(figures)).toEqual([figure]);
  expect(noteAt(2)).not.toMatch(figures);
});

test("a game that is opened instead of the awaited review keeps its page", async () => {
  await show(ended);
  store.set({ screen: "waiting" });
  await openReview("openPage");
  store.set({ page: "table", screen: "game" });
  await pass();
  store.set({ page: "review" });
  await pass();
  expect([store.state.page, reviews.page.view(store.state)]).toEqual(["review", expect.anything()]);
});
