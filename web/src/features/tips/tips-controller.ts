import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { TipsIntent } from "../../game/intents";
import { HINTS, type Hints, hintsAt, nextHint } from "../../game/tips";
import type { LocalStore } from "../../platform/storage/local-storage";
import { tipsFromText, tipsToText } from "./tips-text";

/** Shows new players one tip after another, and stores which have been seen. */
export class TipsController {
  readonly handlers: Handlers<TipsIntent> = {
    "show-hints": () => this.#showAgain(),
    "stop-hints": () => this.#set({ seen: HINTS, shown: null }),
    "dismiss-hint": () => this.#dismiss(),
  };
  #view: State["view"] = null;

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
  ) {
    store.set({ hints: { seen: tipsFromText(storage.readTips()), shown: null } });
    store.subscribe((state) => this.#follow(state));
  }

  #showAgain(): void {
    const { view } = this.store.state;
    this.#set(view ? nextHint(view, []) : { seen: [], shown: null });
  }

  #dismiss(): void {
    const { view, hints } = this.store.state;
    if (view && hints.shown) this.#set(nextHint(view, [...hints.seen, hints.shown]));
  }

  #follow({ view, hints }: State): void {
    if (!view || view === this.#view) return;
    this.#view = view;
    const next = hintsAt(view, hints);
    if (next.shown !== hints.shown || next.seen !== hints.seen) this.#set(next);
  }

  #set(hints: Hints): void {
    if (hints.seen !== this.store.state.hints.seen) this.storage.writeTips(tipsToText(hints.seen));
    this.store.set({ hints });
  }
}
