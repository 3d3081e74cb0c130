import type { FeaturePage } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import { loadPart } from "../../app/load-part";
import type { Slice, Store } from "../../app/store";
import type { Figures, MeasuredTable } from "../../engine/lab-figures";
import type { StrategyIntent } from "../../game/intents";
import { strategyPage } from "./strategy-page";

/** What games of the computer players show about the game, for the table that the player chooses. */
export class StrategyController {
  readonly handlers: Handlers<StrategyIntent> = {
    "choose-measured-table": ({ change }) => this.#slice.set(change),
  };
  readonly page: FeaturePage = {
    open: () => this.#load(),
    view: () => strategyPage(this.#loaded.value.figures, this.#slice.value),
  };
  readonly #slice: Slice<MeasuredTable>;
  readonly #loaded: Slice<{ figures: Figures | null }>;

  constructor(private readonly store: Store) {
    this.#slice = store.slice<MeasuredTable>({ players: 4, scoring: "brown", edition: "classic" });
    this.#loaded = store.slice<{ figures: Figures | null }>({ figures: null });
  }

  async #load(): Promise<void> {
    const part = await loadPart(() => import("./strategy.json"), this.store);
    if (part) this.#loaded.set({ figures: part.default as unknown as Figures });
  }
}
