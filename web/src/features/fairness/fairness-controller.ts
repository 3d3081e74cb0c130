import "./fairness-page";
import { html } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Slice, Store } from "../../app/store";
import { type Engine, EngineFailure, nullIfRefused } from "../../engine/engine";
import { pollUntilDone } from "../../engine/poll";
import type { FairnessIntent } from "../../game/intents";
import { LatestTask } from "../../platform/latest-task";
import { sha256 } from "../../platform/sha256";
import { type Fairness, NOT_CHECKED } from "./types";

/** Verifies the game in play: that the deck was fixed at the start, and that the bots do not use its order. */
export class FairnessController {
  readonly handlers: Handlers<FairnessIntent> = {
    "check-deck": () => this.#check(),
    "shuffle-deck": () => this.#shuffle(),
  };
  readonly page: FeaturePage = {
    view: ({ save }) => html`<fairness-page .fairness=${this.#slice.value} .hasGame=${save !== null}></fairness-page>`,
  };
  readonly #slice: Slice<Fairness>;
  readonly #shuffling = new LatestTask();
  /** The save whose promise was requested. */
  #promisedSave: string | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "saveGame" | "reportError">,
  ) {
    this.#slice = store.slice(NOT_CHECKED);
    store.subscribe(({ page, engine: state, save }) => {
      if (page !== "fairness") this.#shuffling.stop();
      else if (state === "ready" && save !== null && save !== this.#promisedSave) void this.#requestPromise(save);
    });
  }

  /** Request the promise of the deck; store the save with its salt, which the reveal needs later. */
  async #requestPromise(save: string): Promise<void> {
    this.#promisedSave = save;
    try {
      const promised = await nullIfRefused(this.engine.request({ method: "promise" }));
      if (save !== this.store.state.save) return;
      if (promised) {
        this.#promisedSave = promised.save;
        this.game.saveGame(promised.save);
      }
      const revealed = this.#mayBeOver() ? await nullIfRefused(this.engine.request({ method: "reveal" })) : null;
      this.#show(promised?.sha256 ?? null, revealed?.text ?? null);
    } catch (error) {
      this.game.reportError(error);
    }
  }

  /** Show the promise and the revealed text; results for another game are cleared. */
  #show(promised: string | null, text: string | null): void {
    const isSame = promised !== null && promised === this.#slice.value.promised;
    this.#slice.set({ promised, text, ...(!isSame && { computed: null, shuffled: null }) });
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
      const shuffled = await pollUntilDone(this.engine, { method: "shuffle" }, signal);
      this.#slice.set({ shuffled: signal.aborted ? null : shuffled });
    } catch (error) {
      this.#slice.set({ shuffled: error instanceof EngineFailure ? "nobody" : null });
      if (!(error instanceof EngineFailure)) this.game.reportError(error);
    }
  }

  /** Return whether the game may be over; while a record is shown only the engine knows. */
  #mayBeOver(): boolean {
    const { view, replay } = this.store.state;
    return replay !== null || view?.phase === "over" || view?.phase === "jokers";
  }
}
