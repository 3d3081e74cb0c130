import "./strategy-page";
import { html } from "lit";
import type { FeaturePage } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Slice, Store } from "../../app/store";
import type { StrategyIntent } from "../../game/intents";
import { loadScoreAtlas, type ScoreAtlas } from "../ending/score-atlas";
import { FIGURES } from "./figures";
import type { StrategyState } from "./types";

/** What games of the computer players show about the game, for the table that the player chooses. */
export class StrategyController {
  readonly handlers: Handlers<StrategyIntent> = {
    "choose-measured-table": ({ change }) => this.#slice.set(change),
  };
  readonly page: FeaturePage = {
    open: () => this.#loadAtlas(),
    view: () =>
      html`<strategy-page .figures=${FIGURES} .atlas=${this.#atlas.value.scores} .chosen=${this.#slice.value}></strategy-page>`,
  };
  readonly #slice: Slice<StrategyState>;
  readonly #atlas: Slice<{ scores: ScoreAtlas | null }>;

  constructor(store: Store) {
    this.#slice = store.slice({ players: 4, scoring: "brown", edition: "classic" });
    this.#atlas = store.slice<{ scores: ScoreAtlas | null }>({ scores: null });
  }

  /** Load the scores; without them, as without a network, the page only lacks their section. */
  async #loadAtlas(): Promise<void> {
    try {
      this.#atlas.set({ scores: this.#atlas.value.scores ?? (await loadScoreAtlas()) });
    } catch (error) {
      console.info("no score atlas:", error);
    }
  }
}
