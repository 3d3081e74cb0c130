import "./strategy-page";
import { html } from "lit";
import type { FeaturePage } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import { loadPart } from "../../app/load-part";
import type { Slice, Store } from "../../app/store";
import type { StrategyIntent } from "../../game/intents";
import type { Figures, StrategyState } from "./types";

/** What games of the computer players show about the game, for the table that the player chooses. */
export class StrategyController {
  readonly handlers: Handlers<StrategyIntent> = {
    "choose-measured-table": ({ change }) => this.#slice.set(change),
  };
  readonly page: FeaturePage = {
    open: () => this.#load(),
    view: () =>
      html`<strategy-page .figures=${this.#loaded.value.figures} .chosen=${this.#slice.value}></strategy-page>`,
  };
  readonly #slice: Slice<StrategyState>;
  readonly #loaded: Slice<{ figures: Figures | null }>;

  constructor(private readonly store: Store) {
    this.#slice = store.slice<StrategyState>({ players: 4, scoring: "brown", edition: "classic" });
    this.#loaded = store.slice<{ figures: Figures | null }>({ figures: null });
  }

  async #load(): Promise<void> {
    const part = await loadPart(() => import("./strategy.json"), this.store);
    if (part) this.#loaded.set({ figures: part.default as unknown as Figures });
  }
}
