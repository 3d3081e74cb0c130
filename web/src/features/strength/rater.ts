import type { GameActions } from "../../app/features";
import type { Slice, Store } from "../../app/store";
import type { Ratings } from "../../engine/coach-protocol";
import { type Engine, StartFailure } from "../../engine/engine";
import type { RatingParams } from "../../engine/protocol";
import type { FinishedGame } from "../../history/types";

/** As many of the latest games as the ratings of the engine can depend on. */
const MAX_GAMES = 60;

/** Return the reviewed games without hints, by which the person is rated, in their order. */
export function ratedGames(games: readonly FinishedGame[]): FinishedGame[] {
  return games.filter(({ skill, hints }) => skill && hints === 0);
}

/** Lets the engine rate the person by their finished games. */
export class Rater {
  /** The ratings, and the games that they are of. */
  readonly #slice: Slice<{ ratings: Ratings | null; games: string }>;
  #requested = "";

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "reportError">,
  ) {
    this.#slice = store.slice<{ ratings: Ratings | null; games: string }>({ ratings: null, games: "" });
  }

  /** Return the ratings of games, oldest first; null until the engine, which is asked once it is ready, has them. */
  ratingsOf(games: readonly FinishedGame[]): Ratings | null {
    const params: RatingParams = {
      games: ratedGames(games)
        .slice(-MAX_GAMES)
        .map(({ players, scoring, skill }) => ({ players, scoring, lost: 0 - (skill?.points.own ?? 0) })),
    };
    const key = JSON.stringify(params);
    if (key === this.#slice.value.games) return this.#slice.value.ratings;
    if (key !== this.#requested && this.store.state.engine === "ready") void this.#request(params, key);
    return null;
  }

  /** Allow a request that has failed to be sent again. */
  retry(): void {
    this.#requested = "";
  }

  async #request(params: RatingParams, key: string): Promise<void> {
    this.#requested = key;
    try {
      this.#slice.set({ ratings: await this.engine.request({ method: "rating", params }), games: key });
    } catch (error) {
      if (error instanceof StartFailure && error.reason !== "stopped")
        return this.store.addNotice("notice-part-missing");
      this.game.reportError(error);
      // A lost engine is asked again when it has been restarted.
      if (error instanceof StartFailure) this.retry();
    }
  }
}
