import { nothing } from "lit";
import type { EndReview, GameActions } from "../../app/features";
import { loadPart } from "../../app/load-part";
import { loadOptions } from "../../app/options";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { ScoreAtlas } from "../../engine/lab-figures";
import type { View } from "../../engine/protocol";
import { rankedGames } from "../../history/statistics";
import type { HistoryState } from "../../history/types";
import type { Rater } from "../strength/rater";
import { strengthPanel } from "../strength/strength-panel";
import { endingPanel } from "./ending-panel";
import { loadScoreAtlas } from "./score-atlas";

/**
 * Shows what decided a finished game and what its score is worth, the latter also at the end of a recorded one; loads the
 * score atlas for the first such game.
 */
export class EndingController {
  readonly #slice: Slice<{ atlas: ScoreAtlas | null; isLoaded: boolean }>;
  #isLoading = false;
  /** Whether the game on the table is over and the engine is ready. */
  #isReady = false;

  constructor(
    engine: Engine,
    store: Store,
    game: Pick<GameActions, "reportError">,
    private readonly reviewOf: (view: View) => EndReview,
    private readonly history: { readonly state: HistoryState },
    private readonly rater: Pick<Rater, "ratingsOf">,
  ) {
    this.#slice = store.slice<{ atlas: ScoreAtlas | null; isLoaded: boolean }>({ atlas: null, isLoaded: false });
    store.subscribe(({ view, engine: state }) => {
      const isOver = view?.phase === "over";
      if (isOver) void this.#loadAtlas();
      const isReady = isOver && state === "ready";
      // The options name the usual depth of the last-round card.
      if (isReady && !this.#isReady) void loadOptions(engine, store, (error) => game.reportError(error));
      this.#isReady = isReady;
    });
  }

  /** The panel below the final scores. */
  panel({ view, replay, options }: State) {
    if (view?.phase !== "over") return nothing;
    const usualDepth = options?.default_marker_depth[view.edition] ?? null;
    const [isRecorded, atlas] = [replay !== null, options && this.#slice.value.atlas];
    return endingPanel({ isRecorded, view, review: isRecorded ? null : this.reviewOf(view), atlas, usualDepth });
  }

  /** Whether the panel has its height, so that what is below it will not move. */
  isPlaced({ options, engine }: State): boolean {
    return this.#slice.value.isLoaded && (options !== null || engine !== "ready");
  }

  /** The strength of the player, with a game that counts and has been reviewed; last, because that takes a while. */
  strength({ view, replay }: State) {
    const review = view?.phase === "over" && !replay ? this.reviewOf(view) : null;
    if (review === null || typeof review === "string") return nothing;
    const games = rankedGames(this.history.state.data?.games ?? []);
    if (games.length === 0) return nothing;
    return strengthPanel(games, this.rater.ratingsOf(games), true);
  }

  /** Load the atlas once; without it, as without a network, the page only lacks the comparison. */
  async #loadAtlas(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const atlas = await loadPart(loadScoreAtlas, null);
    this.#slice.set({ atlas, isLoaded: true });
  }
}
