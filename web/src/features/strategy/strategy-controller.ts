import "./strategy-page";
import { html } from "lit";
import type { FeaturePage } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Slice, Store } from "../../app/store";
import type { StrategyIntent } from "../../game/intents";
import { FIGURES } from "./figures";
import type { StrategyState } from "./types";

/** What games of the computer players show about the game, for the table that the player chooses. */
export class StrategyController {
  readonly handlers: Handlers<StrategyIntent> = {
    "choose-measured-table": ({ change }) => this.#slice.set(change),
  };
  readonly page: FeaturePage = {
    view: () => html`<strategy-page .figures=${FIGURES} .chosen=${this.#slice.value}></strategy-page>`,
  };
  readonly #slice: Slice<StrategyState>;

  constructor(store: Store) {
    this.#slice = store.slice({ players: 4, scoring: "brown", edition: "classic" });
  }
}
