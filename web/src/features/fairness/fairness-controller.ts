import type { Fairness, Store } from "../../app/store";
import { type Engine, EngineFailure, orNull } from "../../engine/engine";
import { thought } from "../../engine/poll";
import type { Intent } from "../../game/intents";
import { sha256 } from "../../platform/sha256";

/** What can be checked of the game in hand: the promise of its deck, and that bots choose without it. */
export class FairnessGuide {
  /** The save of the game that was asked about. */
  #asked: string | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: { tellError(error: unknown): void; keep(save: string): void },
  ) {
    store.subscribe(({ page, engine: is, save }) => {
      if (page === "fairness" && is === "ready" && save !== null && save !== this.#asked) void this.#ask(save);
    });
  }

  handle(intent: Intent): void {
    if (intent.type === "check-deck") void this.#check();
    if (intent.type === "shuffle-deck") void this.#shuffle();
  }

  /** A save that has the salt is kept, so that the salt is still there when the text is told. */
  async #ask(save: string): Promise<void> {
    this.#asked = save;
    try {
      const promised = await orNull(this.engine.request({ method: "promise" }));
      if (save !== this.store.state.save) return;
      if (promised) {
        this.#asked = promised.save;
        this.ways.keep(promised.save);
      }
      const told = this.#mayBeOver() ? await orNull(this.engine.request({ method: "reveal" })) : null;
      this.#show(promised?.sha256 ?? null, told?.text ?? null);
    } catch (error) {
      this.ways.tellError(error);
    }
  }

  /** What was found out about another game goes. */
  #show(promised: string | null, text: string | null): void {
    const { fairness } = this.store.state;
    const isSame = promised !== null && promised === fairness.promised;
    this.#set({ promised, text, ...(!isSame && { counted: null, shuffled: null }) });
  }

  async #check(): Promise<void> {
    const { text } = this.store.state.fairness;
    if (text === null) return;
    try {
      this.#set({ counted: await sha256(text) });
    } catch {
      this.store.addNotice("notice-part-missing");
    }
  }

  async #shuffle(): Promise<void> {
    const { fairness } = this.store.state;
    if (fairness.shuffled === "thinking") return;
    this.#set({ shuffled: "thinking" });
    const isWanted = () => this.store.state.page === "fairness";
    try {
      const shuffled = await thought(this.engine, { method: "shuffle" }, isWanted);
      this.#set({ shuffled });
    } catch (error) {
      this.#set({ shuffled: error instanceof EngineFailure ? "nobody" : null });
      if (!(error instanceof EngineFailure)) this.ways.tellError(error);
    }
  }

  /** While a record is looked at nobody knows without asking. */
  #mayBeOver(): boolean {
    const { view, replay } = this.store.state;
    return replay !== null || view?.phase === "over" || view?.phase === "jokers";
  }

  #set(change: Partial<Fairness>): void {
    this.store.set({ fairness: { ...this.store.state.fairness, ...change } });
  }
}
