import type { Reviewing, Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import { thought } from "../../engine/poll";
import type { Intent } from "../../game/intents";

interface Ways {
  tellError(error: unknown): void;
  /** What comes of a review of the game that a person has just finished. */
  keep(game: string, review: Review, seat: number): Promise<void>;
  /** Of that game; null when none has been finished or kept. */
  finished(): Promise<string | null>;
  /** Opens a record to be watched, at a ply. */
  watch(record: string, ply: number): Promise<unknown>;
}

/** A game looked back on: worked out with progress, and left at any time. */
export class ReviewGuide {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: Ways,
  ) {
    store.subscribe(({ page, review }) => {
      if (review && !review.told && page !== "review") store.set({ review: null });
    });
  }

  handle(intent: Intent): void {
    if (intent.type === "review") void this.#open().catch((error) => this.#give(error));
    if (intent.type === "see-ply") void this.#see(intent.ply).catch(this.ways.tellError);
  }

  /** What has been worked out already is shown again. */
  async #open(): Promise<void> {
    const { replay, view, review: before } = this.store.state;
    const record = replay?.record ?? (await this.engine.request({ method: "record" })).text;
    if (before?.told && before.record === record) return this.store.set({ page: "review" });
    const last = replay && (await this.engine.request({ method: "replay", params: { record, ply: replay.plies } }));
    const ended = last?.view ?? view;
    if (!ended) return;
    const progress = { ply: 0, plies: last?.plies ?? 0 };
    this.store.set({ page: "review", review: { record, view: ended, progress, told: null } });
    const game = replay ? null : await this.ways.finished();
    const told = await this.#work(record);
    const seat = ended.seats.findIndex(({ kind }) => kind === "human");
    if (told && game !== null && seat >= 0) await this.ways.keep(game, told, seat);
  }

  /** Null when it is no longer wanted. */
  async #work(record: string): Promise<Review | null> {
    const now = (): Reviewing | null => {
      const { review } = this.store.state;
      return review?.record === record && !review.told ? review : null;
    };
    const request = { method: "review" as const, params: { record } };
    const told = await thought(
      this.engine,
      request,
      () => now() !== null,
      ({ ply = 0, plies = 0 }) => {
        const review = now();
        if (review && review.progress.ply !== ply) this.store.set({ review: { ...review, progress: { ply, plies } } });
      },
    );
    const review = now();
    if (told && review) this.store.set({ review: { ...review, told } });
    return review && told;
  }

  async #see(ply: number): Promise<void> {
    const { review } = this.store.state;
    if (!review) return;
    this.store.set({ page: "table" });
    await this.ways.watch(review.record, ply);
  }

  #give(error: unknown): void {
    this.store.set({ review: null, page: "table" });
    this.ways.tellError(error);
  }
}
