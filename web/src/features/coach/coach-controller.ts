import "./hint-panel";
import { html } from "lit";
import type { GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { HintState, State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { CoachIntent } from "../../game/intents";
import { canExplain, canHint } from "../../game/shortcuts";
import { LatestTask } from "../../platform/tasks";
import { nextDepth } from "./coach-text";
import { whyDialog } from "./why-dialog";

/** The coach at the table: hints in three depths, and explanations of the bots' actions. */
export class CoachController {
  readonly handlers: Handlers<CoachIntent> = {
    hint: () => this.#hint(),
    "close-hint": () => this.#closeHint(),
    why: ({ ply }) => this.why(ply),
    "close-why": () => this.#closeWhy(),
  };
  readonly #hinting = new LatestTask();
  readonly #explaining = new LatestTask();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "reportError">,
    /** Called once for a hint, however deep the player looks. */
    private readonly onHint: () => void,
  ) {
    // A newer view ends the hint.
    store.subscribe(({ hint, why }) => {
      if (!hint) this.#hinting.stop();
      if (!why) this.#explaining.stop();
    });
  }

  panel({ hint }: State) {
    return html`<hint-panel .hint=${hint}></hint-panel>`;
  }

  dialog({ view, why }: State) {
    return whyDialog(why, view);
  }

  async #hint(): Promise<void> {
    const { view, hint } = this.store.state;
    if (!view || !canHint(view)) return;
    if (hint) {
      return this.store.set({ hint: { ...hint, depth: nextDepth(hint) } });
    }
    this.onHint();
    const pending: HintState = { view, depth: 1, result: null };
    const signal = this.#hinting.start();
    this.store.set({ hint: pending });
    try {
      const result = await this.engine.request({ method: "hint" }, { signal });
      if (result && !signal.aborted) this.store.set({ hint: { ...pending, result } });
    } catch (error) {
      this.#closeHint();
      this.game.reportError(error);
    }
  }

  #closeHint(): void {
    this.store.set({ hint: null });
  }

  /** Explain why an action was chosen; null: the last action of a bot. */
  async why(ply: number | null): Promise<void> {
    const { view } = this.store.state;
    if (!view || !canExplain(view)) return;
    const signal = this.#explaining.start();
    this.store.set({ why: { ply, result: null } });
    try {
      const method = "why" as const;
      const request = ply === null ? { method } : { method, params: { ply } };
      const result = await this.engine.request(request, { signal });
      if (result && !signal.aborted) this.store.set({ why: { ply: result.ply, result } });
    } catch (error) {
      this.#closeWhy();
      this.game.reportError(error);
    }
  }

  #closeWhy(): void {
    this.store.set({ why: null });
  }
}
