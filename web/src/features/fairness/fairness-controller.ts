import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Slice, Store } from "../../app/store";
import { type Engine, EngineFailure, nullIfRefused } from "../../engine/engine";
import type { GameSummary } from "../../engine/protocol";
import type { FairnessIntent } from "../../game/intents";
import { sha256 } from "../../platform/bytes";
import { LatestTask } from "../../platform/tasks";
import { type Fairness, fairnessPage, NOT_CHECKED } from "./fairness-page";

/** Verifies the game in play: that the deck was fixed at the start, and that the bots do not use its order. */
export class FairnessController {
  readonly handlers: Handlers<FairnessIntent> = {
    "check-deck": () => this.#check(),
    "shuffle-deck": () => this.#shuffle(),
  };
  readonly page: FeaturePage = {
    view: ({ game }) => fairnessPage(this.#slice.value, game !== null),
  };
  readonly #slice: Slice<Fairness>;
  readonly #shuffling = new LatestTask();
  /** The game that the page shows, and whether it was over. */
  #shown: string | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "reportError">,
  ) {
    this.#slice = store.slice(NOT_CHECKED);
    store.subscribe(({ page, engine: state, game: played }) => {
      if (page !== "fairness") this.#shuffling.stop();
      else if (state === "ready" && played) void this.#show(played);
    });
  }

  /** Show the commitment of a game and, once it is over, the text behind it. */
  async #show({ id, over }: GameSummary): Promise<void> {
    const shown = `${id} ${over}`;
    if (shown === this.#shown) return;
    const isSame = this.#shown?.startsWith(id);
    this.#shown = shown;
    if (!isSame) this.#slice.set(NOT_CHECKED);
    try {
      const committed = await nullIfRefused(this.engine.request({ method: "commitment" }));
      const revealed = over ? await nullIfRefused(this.engine.request({ method: "reveal" })) : null;
      if (shown !== this.#shown) return;
      this.#slice.set({ commitment: committed?.sha256 ?? null, text: revealed?.text ?? null });
    } catch (error) {
      this.game.reportError(error);
    }
  }

  async #check(): Promise<void> {
    const { text } = this.#slice.value;
    if (text === null) return;
    try {
      this.#slice.set({ computed: await sha256(text) });
    } catch {
      this.store.addNotice("notice-part-missing");
    }
  }

  async #shuffle(): Promise<void> {
    if (this.#slice.value.shuffled === "thinking") return;
    const signal = this.#shuffling.start();
    this.#slice.set({ shuffled: "thinking" });
    try {
      const shuffled = await this.engine.request({ method: "shuffle" }, { signal });
      this.#slice.set({ shuffled: signal.aborted ? null : shuffled });
    } catch (error) {
      this.#slice.set({ shuffled: error instanceof EngineFailure ? "nobody" : null });
      if (!(error instanceof EngineFailure)) this.game.reportError(error);
    }
  }
}
