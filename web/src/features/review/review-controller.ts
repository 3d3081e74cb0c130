import { html, nothing } from "lit";
import type { EndReview, FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Puzzle, State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import { searchOf } from "../../app/url";
import type { Review, TaskProgress } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import type { PlayerSetup, View } from "../../engine/protocol";
import type { ReviewIntent } from "../../game/intents";
import type { PageName } from "../../game/pages";
import { setupFrom, withPlayers } from "../../game/view-queries";
import { isOwnGame } from "../../history/statistics";
import { t } from "../../i18n";
import { objectFromJson } from "../../platform/storage/browser-storage";
import { tabStore } from "../../platform/storage/local-storage";
import { LatestTask, whenIdle } from "../../platform/tasks";
import { seatInFocus } from "../../table/seats/result-text";
import { intentButton } from "../../ui/forms/intent-button";
import { CatchUp, type UnreviewedGames } from "./catch-up";
import { plyNote, type ReviewState } from "./review-page";

interface ReviewsState {
  /** The review that its page shows, or that the coach is computing. */
  review: ReviewState | null;
  /** The final view of the game in play, and the record of that game; null before a game has ended. */
  ended: { view: View; record: string } | null;
  /** The final view of the last game whose review failed. */
  failed: View | null;
}

/** The latest finished review, which a reload keeps: it is of one course of a game, not of the game, and large. */
const KEPT = "coloretto:v1:review";
/** Changes with the version of the page, as another one may expect other fields. */
const VERSION = import.meta.url;

/** Access to finished games in the history. */
interface FinishedGames extends UnreviewedGames {
  /** Return the stored game of a record; null if it is not stored, or not one person's. */
  find(record: string): Promise<{ id: string; seat: number } | null>;
}

/** Rejects with the errors of the engine. */
type Watch = (record: string, seats: readonly PlayerSetup[], ply: number) => Promise<void>;

/** Lets the coach review a game and shows the progress; the reader can leave at any time. */
export class ReviewController {
  readonly handlers: Handlers<ReviewIntent> = {
    review: () => this.open(),
    "see-deciding-move": () => this.#seeDecidingMove().catch((error) => this.game.reportError(error)),
    "show-ply": ({ ply }) => this.#showPly(ply).catch((error) => this.game.reportError(error)),
    "retry-decision": ({ ply, seat }) => this.#decideAgain(ply, seat),
    "return-to-review": () => this.#return(),
  };
  readonly page: FeaturePage = {
    // The table shows how a game that is still being opened is loaded.
    view: () => (this.#review && !this.#isAwaited ? html`<review-page .review=${this.#review}></review-page>` : null),
  };
  readonly #slice: Slice<ReviewsState>;
  /** The finished reviews of this visit, and the latest before a reload, by record. */
  readonly #reviewed = new Map<string, ReviewState>();
  readonly #task = new LatestTask();

  /** Whether the review continues while the reader is elsewhere. */
  #isInBackground = false;
  /** Whether the page waits for the game, which is still being opened. */
  #isAwaited = false;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "open" | "returnToGame" | "reportError">,
    private readonly finished: FinishedGames,
    private readonly watch: Watch,
    private readonly left: { readonly page: PageName },
  ) {
    this.#slice = store.slice<ReviewsState>({ review: null, ended: null, failed: null });
    const { version, review } = objectFromJson(tabStore.read(KEPT)) as { version?: string; review?: ReviewState };
    if (version === VERSION && review) this.#reviewed.set(review.record, review);
    store.subscribe((state, before) => this.#follow(state, before));
    new CatchUp(engine, store, finished, this);
  }

  get #review(): ReviewState | null {
    return this.#slice.value.review;
  }

  /** Whether the coach is computing the review of its page, or of the game that has just ended. */
  get isPending(): boolean {
    return this.#review !== null && this.#review.result === null;
  }

  /** Return the finished review of a record, if this visit has one. */
  resultOf(record: string): Review | null {
    return this.#reviewed.get(record)?.result ?? null;
  }

  /** The review's note on the current ply of a recorded game, and the button to the review or back to it. */
  note({ replay }: State) {
    const review = replay && this.resultOf(replay.record);
    if (!review) return nothing;
    return html`<div class="review-note">
      <ply-note><p role="status">${plyNote(review, replay.view, replay.ply)}</p></ply-note>
      ${intentButton(t(this.left.page === "review" ? "back-to-review" : "review"), { type: "review" }, "primary")}
    </div>`;
  }

  /** Return whether the puzzle on the table is a decision of a review that is tried again. */
  isTriedAgain({ puzzle }: State): boolean {
    return this.#triedAgain(puzzle) !== undefined;
  }

  /** Return the review with the decision that is a puzzle now. */
  #triedAgain(puzzle: Puzzle | null): ReviewState | undefined {
    const isOf = ({ result }: ReviewState) =>
      result?.decisions.some(({ position }) => position && searchOfPosition(position) === puzzle?.search);
    return puzzle?.search ? [...this.#reviewed.values()].find(isOf) : undefined;
  }

  /** Return the review of the final view of the game in play. */
  of(view: View): EndReview {
    const { ended, failed } = this.#slice.value;
    const review = ended?.view === view ? this.resultOf(ended.record) : null;
    if (review || !isOwnGame(view)) return review;
    return failed === view ? "failed" : "working";
  }

  /** Open the page at its address if there is a game to review; wait for a game that is being opened. */
  openPage(): void {
    this.#isAwaited = this.store.state.screen === "waiting";
    if (this.#isAwaited) this.store.set({ page: "review" });
    else this.#openOfTable();
  }

  /** Open the review of the game on the table or, if a new one is in play, of the game before it; or say that there is none. */
  #openOfTable(): void {
    const { state } = this.store;
    const { ended } = this.#slice.value;
    const before = ended && this.#find(ended.record);
    if (hasEnded(state)) {
      this.store.set({ page: "review" });
      void this.open();
    } else if (before) this.#show(before);
    else {
      this.store.set({ page: "table" });
      this.store.addNotice("review-no-game");
    }
  }

  /** Open the review of the game in play, or of the record being replayed. */
  open(): Promise<void> {
    return this.#open().catch((error) => this.#fail(error));
  }

  /** Compute the review only once. */
  async #open(): Promise<void> {
    const { replay, view, page } = this.store.state;
    if (!view) return;
    const record = replay?.record ?? this.#recordOf(view);
    if (record === null) return;
    const known = this.#find(record);
    const isEndNeeded = replay && !known;
    const last =
      isEndNeeded && (await this.engine.request({ method: "replay", params: { record, ply: replay.plies } }));
    // The player has gone elsewhere meanwhile.
    if (this.store.state.page !== page) return;
    if (known) return this.#show(known);
    const finalView = last ? withPlayers(last.view, replay?.seats ?? null) : view;
    // At the end of an own game, the turning point is waiting for the review.
    this.#isInBackground = !replay && isOwnGame(view);
    const reviewed = this.#start(record, finalView, last ? last.plies : 0);
    this.store.set({ page: "review" });
    await this.#store(await reviewed, record);
  }

  /** Review a game that has ended, so that its turning point can be shown and its review opens at once. */
  async #prepare(view: View): Promise<void> {
    const record = this.store.state.view === view ? this.#recordOf(view) : null;
    const known = record && this.#find(record);
    if (record === null || (known && !known.result)) return;
    if (!known) this.#isInBackground = true;
    try {
      // A game that was finished again after an undo has lost its skill.
      await this.#store(known ? known.result : await this.#start(record, view, 0), record);
    } catch (error) {
      this.#slice.set({ failed: view });
      if (this.isPending && this.store.state.page === "review") return this.#fail(error);
      // The player did not ask for it; asking for it will report the error.
      console.info("no review in the background:", error);
      if (this.isPending) this.#leave();
    }
  }

  /** Return the record of the game in play once it is over, and remember that its last view is this one. */
  #recordOf(view: View): string | null {
    const record = this.store.state.game?.record ?? null;
    if (record !== null && this.#slice.value.ended?.view !== view) this.#slice.set({ ended: { view, record } });
    return record;
  }

  /** Return the review of a record, finished or not; null if there is none. */
  #find(record: string): ReviewState | null {
    return this.#review?.record === record ? this.#review : (this.#reviewed.get(record) ?? null);
  }

  #show(review: ReviewState): void {
    if (review !== this.#review) this.#task.stop();
    this.#slice.set({ review });
    this.store.set({ page: "review" });
  }

  #start(record: string, view: View, plies: number): Promise<Review | null> {
    const signal = this.#task.start();
    const review: ReviewState = { record, view, progress: { ply: 0, plies }, result: null, seen: null };
    this.#slice.set({ review });
    return this.#compute(review, signal);
  }

  /** Store a review with its game. */
  async #store(result: Review | null, record: string): Promise<void> {
    const game = result && (await this.finished.find(record));
    if (result && game) await this.finished.storeReview(game.id, result, game.seat);
  }

  #follow(state: State, before: State): void {
    const { page, view, replay } = state;
    this.#showAwaited(state);
    const isLeft = this.#isInBackground ? !replay && view?.phase !== "over" : page !== "review";
    if (this.isPending && isLeft) this.#leave();
    const isEnd = view !== before.view && view?.phase === "over" && !replay;
    if (isEnd && isOwnGame(view)) whenIdle(() => void this.#prepare(view));
  }

  #showAwaited(state: State): void {
    if (!this.#isAwaited || (state.page === "review" && state.screen === "waiting")) return;
    this.#isAwaited = false;
    if (state.page === "review") this.#openOfTable();
  }

  /** Return the review; null if the reader has left. */
  async #compute(review: ReviewState, signal: AbortSignal): Promise<Review | null> {
    const request = { method: "review" as const, params: { record: review.record } };
    const onProgress = ({ ply, plies = 0 }: TaskProgress) =>
      this.#slice.set({ review: { ...review, progress: { ply, plies } } });
    const result = await this.engine.request(request, { signal, onProgress });
    if (signal.aborted) return null;
    const finished = { ...review, result };
    this.#reviewed.set(review.record, finished);
    tabStore.write(KEPT, JSON.stringify({ version: VERSION, review: finished }));
    this.#slice.set({ review: finished });
    return result;
  }

  /** Show the move that decided the game that has ended; without one, or before the coach has found it, the review. */
  async #seeDecidingMove(): Promise<void> {
    const { view } = this.store.state;
    const review = view && this.#slice.value.ended?.view === view ? this.#find(this.#slice.value.ended.record) : null;
    const deciding = view && review?.result?.seats[seatInFocus(view)]?.deciding;
    if (!deciding) return this.open();
    this.#slice.set({ review });
    await this.#showPly(deciding.ply + 1);
  }

  async #showPly(ply: number): Promise<void> {
    const review = this.#review;
    if (!review) return;
    this.#slice.set({ review: { ...review, seen: ply } });
    await this.watch(review.record, setupFrom(review.view).seats, ply);
  }

  async #decideAgain(ply: number, seat: number): Promise<void> {
    const review = this.#review;
    if (!review) return;
    const position = review.result?.decisions[ply]?.position;
    const decision = { record: review.record, ply, seat };
    await this.game.open({ from: "puzzle", position: position ? { position } : null, decision });
  }

  /** Return to the review from one of its decisions: to the game in play, or the recorded game, and its page. */
  #return(): void {
    const review = this.#triedAgain(this.store.state.puzzle);
    if (!review) return;
    const { record, view } = review;
    if (this.#slice.value.ended?.record === record) this.game.returnToGame();
    else void this.game.open({ from: "record", record, seats: setupFrom(view).seats });
    this.openPage();
  }

  #leave(): void {
    this.#task.stop();
    this.#slice.set({ review: null });
  }

  #fail(error: unknown): void {
    this.#leave();
    this.#slice.set({ failed: this.#slice.value.ended?.view ?? null });
    this.store.set({ page: "table" });
    this.game.reportError(error);
  }
}

function searchOfPosition(position: string): string | null {
  return searchOf({ from: "puzzle", position: { position } });
}

function hasEnded({ view, replay }: State): boolean {
  return replay !== null || view?.phase === "over";
}
