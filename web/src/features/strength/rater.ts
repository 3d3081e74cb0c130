import type { GameActions } from "../../app/features";
import { RequestOnce } from "../../app/request-once";
import type { Slice, Store } from "../../app/store";
import type { Ratings } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
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
  readonly #request: RequestOnce;

  constructor(
    private readonly engine: Engine,
    store: Store,
    game: Pick<GameActions, "reportError">,
  ) {
    this.#request = new RequestOnce(store, game);
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
    void this.#request.send(key, async () => {
      this.#slice.set({ ratings: await this.engine.request({ method: "rating", params }), games: key });
    });
    return null;
  }

  /** Allow a request that has failed to be sent again. */
  retry(): void {
    this.#request.retry();
  }
}
