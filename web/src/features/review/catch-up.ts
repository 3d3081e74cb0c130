import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { FinishedGame } from "../../history/types";
import { LatestTask, whenInactive } from "../../platform/tasks";

type UnreviewedGame = Pick<FinishedGame, "id" | "record" | "seat">;

/** The latest games that count and were left before their review had finished. */
export interface UnreviewedGames {
  unreviewed(): Promise<readonly UnreviewedGame[]>;
  storeReview(id: string, review: Review, seat: number): Promise<void>;
}

/** The reviews that the player sees. */
interface Reviews {
  readonly isPending: boolean;
  resultOf(record: string): Review | null;
}

/** Reviews games that were left before their review had finished, while no game is in play and the player is inactive. */
export class CatchUp {
  readonly #task = new LatestTask();
  #isFree = false;
  /** The ids of games whose review failed in this visit. */
  readonly #failed = new Set<string>();

  constructor(
    private readonly engine: Engine,
    store: Store,
    private readonly games: UnreviewedGames,
    private readonly reviews: Reviews,
  ) {
    store.subscribe((state) => this.#follow(state));
  }

  #follow(state: State): void {
    const isFree = isEngineFree(state) && !this.reviews.isPending;
    if (isFree === this.#isFree) return;
    this.#isFree = isFree;
    this.#task.stop();
    if (!isFree) return;
    const signal = this.#task.start();
    whenInactive(() => void this.#reviewAll(signal), Number.POSITIVE_INFINITY);
  }

  async #reviewAll(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    for (const game of await this.games.unreviewed()) {
      if (!signal.aborted && !this.#failed.has(game.id)) await this.#review(game, signal);
    }
  }

  async #review({ id, record, seat }: UnreviewedGame, signal: AbortSignal): Promise<void> {
    try {
      const request = { method: "review" as const, params: { record } };
      const result = this.reviews.resultOf(record) ?? (await this.engine.request(request, { signal }));
      if (result) await this.games.storeReview(id, result, seat);
    } catch (error) {
      console.info("a game is not reviewed:", error);
      this.#failed.add(id);
      // If the engine is lost, the next request of the player reports it.
      if (!(error instanceof EngineFailure)) this.#task.stop();
    }
  }
}

/** Return whether the engine has nothing to do: no game is in play, and none is being opened or replayed. */
function isEngineFree({ engine, screen, view, replay, isBusy }: State): boolean {
  const hasNoGame = view ? view.phase === "over" && !replay : screen === "welcome";
  return engine === "ready" && screen !== "waiting" && hasNoGame && !isBusy;
}
