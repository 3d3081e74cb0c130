import "./ply-note";
import "./review-page";
import { html, nothing } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import { pollUntilDone } from "../../engine/poll";
import type { PlayerSetup } from "../../engine/protocol";
import { type ReviewIntent, sendIntent } from "../../game/intents";
import { setupFrom, withPlayers } from "../../game/view-queries";
import { t } from "../../i18n";
import { LatestTask } from "../../platform/latest-task";
import type { ReviewState } from "./types";

/** Access to finished games in the history. */
interface FinishedGames {
  /** Return the stored game of a record, or of the game in play; null if it is not finished and stored. */
  find(record: string | null): Promise<{ id: string; seat: number } | null>;
  storeReview(id: string, review: Review, seat: number): Promise<void>;
}

/** Rejects with the errors of the engine. */
type Watch = (record: string, seats: readonly PlayerSetup[], ply: number) => Promise<void>;

/** Lets the coach review a game and shows the progress; the reader can leave at any time. */
export class ReviewController {
  readonly handlers: Handlers<ReviewIntent> = {
    review: () => this.open(),
    "show-ply": ({ ply }) => this.#showPly(ply).catch((error) => this.game.reportError(error)),
    "retry-decision": ({ ply, seat }) => this.#decideAgain(ply, seat),
  };
  readonly page: FeaturePage = {
    view: () => html`<review-page .review=${this.#review}></review-page>`,
  };
  readonly #slice: Slice<{ review: ReviewState | null }>;
  readonly #task = new LatestTask();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "open" | "reportError">,
    private readonly finished: FinishedGames,
    private readonly watch: Watch,
  ) {
    this.#slice = store.slice<{ review: ReviewState | null }>({ review: null });
    store.subscribe(({ page }) => {
      if (page !== "review" && this.#review && !this.#review.result) this.#leave();
    });
  }

  /** Whether the page has a review to show. */
  get isKnown(): boolean {
    return this.#review !== null;
  }

  get #review(): ReviewState | null {
    return this.#slice.value.review;
  }

  /** The review's note on the current ply of a recorded game, and the button back to the review. */
  note({ replay }: State) {
    const review = this.#review;
    if (!replay || !review?.result || review.record !== replay.record) return nothing;
    return html`<div class="review-note">
      <ply-note .decision=${review.result.decisions[replay.ply - 1] ?? null} .view=${replay.view}></ply-note>
      <button type="button" class="button primary" @click=${openReview}>${t("back-to-review")}</button>
    </div>`;
  }

  /** Open the review of the game in play, or of the record being replayed. */
  open(): Promise<void> {
    return this.#open().catch((error) => this.#fail(error));
  }

  /** Compute the review only once. */
  async #open(): Promise<void> {
    const { replay, view } = this.store.state;
    const record = replay?.record ?? (await this.engine.request({ method: "record" })).text;
    if (this.#review?.result && this.#review.record === record) return this.store.set({ page: "review" });
    const last = replay && (await this.engine.request({ method: "replay", params: { record, ply: replay.plies } }));
    const finalView = last ? withPlayers(last.view, replay?.seats ?? null) : view;
    if (!finalView) return;
    const signal = this.#task.start();
    const review: ReviewState = {
      record,
      view: finalView,
      progress: { ply: 0, plies: last?.plies ?? 0 },
      result: null,
    };
    this.#slice.set({ review });
    this.store.set({ page: "review" });
    const [game, result] = await Promise.all([
      this.finished.find(replay ? record : null),
      this.#compute(review, signal),
    ]);
    if (result && game) await this.finished.storeReview(game.id, result, game.seat);
  }

  /** Return the review; null if the reader has left. */
  async #compute(review: ReviewState, signal: AbortSignal): Promise<Review | null> {
    const request = { method: "review" as const, params: { record: review.record } };
    const result = await pollUntilDone(this.engine, request, signal, ({ ply = 0, plies = 0 }) => {
      if (this.#review?.progress.ply !== ply) this.#slice.set({ review: { ...review, progress: { ply, plies } } });
    });
    if (signal.aborted) return null;
    this.#slice.set({ review: { ...review, result } });
    return result;
  }

  async #showPly(ply: number): Promise<void> {
    const review = this.#review;
    if (!review) return;
    this.store.set({ page: "table" });
    await this.watch(review.record, setupFrom(review.view).seats, ply);
  }

  async #decideAgain(ply: number, seat: number): Promise<void> {
    const review = this.#review;
    if (review) await this.game.open({ from: "decision", record: review.record, ply, seat });
  }

  #leave(): void {
    this.#task.stop();
    this.#slice.set({ review: null });
  }

  #fail(error: unknown): void {
    this.#leave();
    this.store.set({ page: "table" });
    this.game.reportError(error);
  }
}

function openReview(event: Event): void {
  sendIntent(event.currentTarget as HTMLElement, { type: "open-page", page: "review" });
}
