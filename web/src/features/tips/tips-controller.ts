import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { TipsIntent } from "../../game/intents";
import { nextTip, TIPS, type TipsState, tipsAt } from "../../game/tips";
import type { LocalStore } from "../../platform/storage/local-storage";
import { tipsFromText, tipsToText } from "./tips-text";

/** Shows new players one tip after another, and stores which have been seen. */
export class TipsController {
  readonly handlers: Handlers<TipsIntent> = {
    "show-tips": () => this.#showAgain(),
    "stop-tips": () => this.#set({ seen: TIPS, shown: null }),
    "dismiss-tip": () => this.#dismiss(),
  };
  #view: State["view"] = null;

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
  ) {
    store.set({ tips: { seen: tipsFromText(storage.readTips()), shown: null } });
    store.subscribe((state) => this.#follow(state));
  }

  #showAgain(): void {
    const { view } = this.store.state;
    this.#set(view ? nextTip(view, []) : { seen: [], shown: null });
  }

  #dismiss(): void {
    const { view, tips } = this.store.state;
    if (view && tips.shown) this.#set(nextTip(view, [...tips.seen, tips.shown]));
  }

  #follow({ view, tips }: State): void {
    if (!view || view === this.#view) return;
    this.#view = view;
    const next = tipsAt(view, tips);
    if (next.shown !== tips.shown || next.seen !== tips.seen) this.#set(next);
  }

  #set(tips: TipsState): void {
    if (tips.seen !== this.store.state.tips.seen) this.storage.writeTips(tipsToText(tips.seen));
    this.store.set({ tips });
  }
}
