import "./ending-panel";
import { html, nothing } from "lit";
import type { GameActions } from "../../app/features";
import { loadOptions } from "../../app/options";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import { rankedGames } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { loadScoreAtlas, type ScoreAtlas } from "./score-atlas";

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
    /** Returns the review of a final view; null if there is none yet. */
    private readonly reviewOf: (view: View) => Review | null,
    private readonly history: { readonly state: HistoryState },
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
    const { atlas, isLoaded } = this.#slice.value;
    const review = isLoaded && !replay ? this.reviewOf(view) : null;
    return html`<ending-panel ?recorded=${replay !== null} .view=${view} .review=${review} .atlas=${options && atlas}
      .usualDepth=${options?.default_marker_depth[view.edition] ?? null}
      .games=${review ? this.#games() : []}></ending-panel>`;
  }

  #games(): readonly FinishedGame[] {
    return rankedGames(this.history.state.data?.games ?? []);
  }

  /** Load the atlas once; without it, as without a network, the page only lacks the comparison. */
  async #loadAtlas(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      this.#slice.set({ atlas: await loadScoreAtlas(), isLoaded: true });
    } catch (error) {
      console.info("no score atlas:", error);
      this.#slice.set({ isLoaded: true });
    }
  }
}
