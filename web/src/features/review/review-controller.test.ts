import { beforeEach, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { Question } from "../../app/state";
import { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import type { Request, View } from "../../engine/protocol";
import { keepReview } from "./kept-review";
import { ReviewController } from "./review-controller";

vi.mock("./ply-note", () => ({}));
vi.mock("./review-page", () => ({}));

const RECORD = "2cb15 1 2";
const REVIEW = { decisions: [{ position: "there" }], seats: [] } as unknown as Review;
const playing = await viewWhere("five-players-end", ({ phase }) => phase !== "over");
const ended = { ...(await viewWhere("five-players-end", ({ phase }) => phase === "over")), seed: 7 } satisfies View;
const replay = { record: RECORD, view: playing, ply: 0, plies: 2 } as never;

let store: Store;
let reviews: ReviewController;
/** How often the engine answers that it is still thinking. */
let thinking: number;
let isRefused: boolean;
const requests: Request["method"][] = [];
const game = { open: vi.fn(), returnToGame: vi.fn(), reportError: vi.fn() };
const storeReview = vi.fn(async () => undefined);

/** Answer at a later task, as the worker does. */
async function request({ method }: Request): Promise<unknown> {
  requests.push(method);
  await new Promise((resolve) => setTimeout(resolve));
  if (method === "record") return { text: RECORD, json: null };
  if (method === "replay") return { view: ended, ply: 2, plies: 2 };
  if (isRefused) throw new Error("refused");
  if (thinking === 0) return REVIEW;
  thinking -= 1;
  return { thinking: true, ply: 1, plies: 2 };
}

function pass(milliseconds = 100): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

/** Show another view of the same game, as the engine's answers do. */
async function show(view: View, change: object = {}): Promise<View> {
  const shown = { ...view };
  store.show(shown, change);
  await pass();
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = thinking = 0;
  isRefused = false;
  vi.clearAllMocks();
  keepReview(null);
  load();
});

/** Load the page, or load it again. */
function load(): void {
  store = new Store();
  const finished = { find: async () => ({ id: "1", seat: 0 }), storeReview, unreviewed: async () => [] };
  reviews = new ReviewController({ request } as unknown as Engine, store, game, finished, vi.fn());
}

function reviewed(): number {
  return requests.filter((method) => method === "review").length;
}

test("a game that has just ended is reviewed, and its skill stored", async () => {
  await show(playing);
  expect(reviews.of(await show(ended))).toBe(REVIEW);
  expect(storeReview).toHaveBeenCalledExactlyOnceWith("1", REVIEW, 0);
});

test("a finished game is reviewed after a reload", async () => {
  expect(reviews.of(await show(ended))).toBe(REVIEW);
});

test("a reload keeps the review of the game", async () => {
  await show(ended);
  load();
  expect(reviews.of(await show(ended))).toEqual(REVIEW);
  expect(reviewed()).toBe(1);
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
  expect([reviews.of(view), reviewed()]).toEqual([REVIEW, 501]);
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
  void reviews.open();
  await pass();
  expect([store.state.page, reviews.page.view(store.state)]).toEqual(["table", null]);
  expect(game.reportError).toHaveBeenCalledExactlyOnceWith(new Error("refused"));
});

test("a review in the background that fails while its page is open leads back to the table, too", async () => {
  thinking = 500;
  await show(ended);
  reviews.openPage();
  await pass();
  expect(store.state.page).toBe("review");
  isRefused = true;
  await pass(1000);
  expect([store.state.page, game.reportError.mock.calls]).toEqual(["table", [[new Error("refused")]]]);
});

test("a game from a position is not reviewed unasked", async () => {
  expect(reviews.of(await show({ ...ended, seed: null }))).toBeNull();
});

test("the review of a game stops when another is played", async () => {
  thinking = 500;
  await show(ended);
  await show(playing);
  const asked = reviewed();
  await pass(1000);
  expect(reviewed()).toBe(asked);
});

test("a game keeps its review after that of another", async () => {
  await show(ended);
  await show(playing, { replay: { ...(replay as object), record: "other" } });
  void reviews.open();
  await pass();
  expect(store.state.page).toBe("review");
  expect(reviews.of(await show(ended, { page: "table" }))).toBe(REVIEW);
  expect(reviewed()).toBe(2);
});

test("a review that the player asked for at the end continues when its page is left", async () => {
  thinking = 500;
  const view = await show(ended);
  void reviews.open();
  await pass();
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
  reviews.openPage();
  await pass();
  expect([store.state.page, reviews.page.view(store.state)]).toEqual(["review", null]);
  await show(playing, { screen: "game", replay: { ...(replay as object), record: "other" } });
  expect([reviewed(), reviews.page.view(store.state)]).toEqual([2, expect.anything()]);
});

test("during a new game, the address of a review opens that of the game before", async () => {
  await show(ended);
  await show(playing);
  reviews.openPage();
  await pass();
  expect(store.state.page).toBe("review");
});

test("an address of a review without a finished game opens the table, which says so", async () => {
  await show(playing, { page: "review" });
  reviews.openPage();
  expect([store.state.page, store.state.notices.map(({ message }) => message)]).toEqual(["table", ["review-no-game"]]);
});

function tryAgain(search: string): Promise<View> {
  return show(playing, { page: "table", question: { search } as Question });
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
  void reviews.open();
  await pass();
  await tryAgain("pos=there");
  reviews.handlers["return-to-review"]({ type: "return-to-review" });
  expect(game.open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ from: "record", record: RECORD }));
});
