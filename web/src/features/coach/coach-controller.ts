import type { HintInHand, State, Store, WhyAsked } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { thought } from "../../engine/poll";
import type { Intent } from "../../game/intents";
import { canHint, canWhy } from "../../game/shortcuts";

/** The coach at the table: hints in three depths, and why an action was chosen. */
export class CoachGuide {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: { tellError(error: unknown): void },
  ) {
    store.subscribe(({ view, hint }) => {
      if (hint && hint.view !== view) store.set({ hint: null });
    });
  }

  handle(intent: Intent): void {
    const { view } = this.store.state;
    if (intent.type === "hint" && view && canHint(view)) void this.#hint(this.store.state);
    if (intent.type === "close-hint") this.store.set({ hint: null });
    if (intent.type === "why" && view && canWhy(view)) void this.#why(intent.ply);
    if (intent.type === "close-why") this.store.set({ why: null });
  }

  async #hint({ view, hint }: State): Promise<void> {
    if (hint) {
      const depth = hint.depth === 1 ? 2 : 3;
      return this.store.set({ hint: { ...hint, depth: hint.told ? depth : hint.depth } });
    }
    if (!view) return;
    const asked: HintInHand = { view, depth: 1, told: null };
    this.store.set({ hint: asked });
    try {
      const told = await thought(this.engine, { method: "hint" }, () => this.store.state.hint?.view === view);
      if (told) this.store.set({ hint: { ...asked, told } });
    } catch (error) {
      this.store.set({ hint: null });
      this.ways.tellError(error);
    }
  }

  async #why(ply: number | null): Promise<void> {
    const asked: WhyAsked = { ply, told: null };
    this.store.set({ why: asked });
    try {
      const method = "why" as const;
      const request = ply === null ? { method } : { method, params: { ply } };
      const told = await thought(this.engine, request, () => this.store.state.why === asked);
      if (told) this.store.set({ why: { ply: told.ply, told } });
    } catch (error) {
      this.store.set({ why: null });
      this.ways.tellError(error);
    }
  }
}
