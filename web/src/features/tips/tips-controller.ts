import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Tip } from "../../engine/protocol";
import type { TipsIntent } from "../../game/intents";
import { ANCHORS, nextTip, TIPS, type TipsState, tipsAt } from "../../game/tips";
import { type LocalStore, SEEN_TIPS } from "../../platform/storage/local-storage";
import { tipsFromText, tipsToText } from "./tips-text";

/** Shows new players one tip after another, and stores which have been seen. */
export class TipsController {
  readonly handlers: Handlers<TipsIntent> = {
    "show-tips": () => this.#showAgain(),
    "stop-tips": () => this.#set({ seen: TIPS, shown: null }),
  };

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
  ) {
    this.#show({ seen: this.#seen, shown: null });
    store.subscribe((state, before) => this.#follow(state, before));
  }

  /** The tips that were seen, also in other tabs. */
  get #seen(): Tip[] {
    return tipsFromText(this.storage.read(SEEN_TIPS));
  }

  #showAgain(): void {
    const { view } = this.store.state;
    this.#set(view ? nextTip(view, []) : { seen: [], shown: null });
  }

  #follow({ view, tips }: State, before: State): void {
    if (!view || view === before.view) return;
    const next = tipsAt(view, { ...tips, seen: this.#seen });
    if (next.shown !== tips.shown || next.seen.length !== tips.seen.length) this.#set(next);
  }

  #set(tips: TipsState): void {
    this.storage.write(SEEN_TIPS, tipsToText(tips.seen));
    this.#show(tips);
  }

  #show(tips: TipsState): void {
    const tipAnchor = tips.shown && ANCHORS[tips.shown];
    this.store.set({ tips, tipAnchor, hasTips: tips.seen.length < TIPS.length });
  }
}
