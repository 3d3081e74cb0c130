import type { QueryProblem, View } from "../engine/protocol";
import type { DialogName } from "../game/pages";
import type { Arguments } from "../i18n";
import { logError } from "../platform/error-log";
import { INITIAL_STATE, type Offer, type State } from "./state";

/** The part of the store that belongs to one feature. */
export interface Slice<Value extends object> {
  readonly value: Value;
  set(change: Partial<Value>): void;
}

/** Holds the state that the page is rendered from. Batches successive changes into one notification, in a microtask. */
export class Store {
  #state = INITIAL_STATE;
  #listeners: (() => void)[] = [];
  #isNotifying = false;
  #lastNotice = 0;

  get state(): State {
    return this.#state;
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    this.#notifyLater();
  }

  /** Show another view, and clear what belongs to the previous one. */
  show(view: View | null, change: Partial<State>): void {
    this.set({
      view,
      answer: null,
      jokers: null,
      selected: null,
      replay: null,
      puzzle: null,
      hint: null,
      ...change,
    });
  }

  slice<Value extends object>(initial: Value): Slice<Value> {
    let value = initial;
    const notify = () => this.#notifyLater();
    return {
      get value() {
        return value;
      },
      set(change) {
        value = { ...value, ...change };
        notify();
      },
    };
  }

  /** Call the listener now and after each change, also with the state that it got before: at first, the initial one. */
  subscribe(listener: (state: State, before: State) => void): void {
    let latest = INITIAL_STATE;
    const notify = () => {
      const before = latest;
      latest = this.#state;
      listener(latest, before);
    };
    this.#listeners.push(notify);
    notify();
  }

  /** Open a dialog on top of the others. */
  openDialog(dialog: DialogName): void {
    this.closeDialog(dialog);
    this.set({ dialogs: [...this.#state.dialogs, dialog] });
  }

  closeDialog(dialog: DialogName): void {
    this.set({ dialogs: this.#state.dialogs.filter((each) => each !== dialog) });
  }

  /** Add a notice. One with the same content is replaced, so that it is announced again but shown once. */
  addNotice(message: string, args: Arguments = {}, offer: Offer | null = null): void {
    this.#lastNotice += 1;
    const notice = { message, args, offer };
    const others = this.#state.notices.filter(({ id, ...known }) => JSON.stringify(known) !== JSON.stringify(notice));
    this.set({ notices: [...others, { id: this.#lastNotice, ...notice }] });
  }

  /** Note an invalid URL parameter, which is reported once its texts are loaded. */
  addProblem(problem: QueryProblem): void {
    this.set({ problems: [...this.#state.problems, problem] });
  }

  removeNotice(id: number): void {
    this.set({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
  }

  #notifyLater(): void {
    if (this.#isNotifying) return;
    this.#isNotifying = true;
    queueMicrotask(() => {
      this.#isNotifying = false;
      for (const listener of this.#listeners) this.#notify(listener);
    });
  }

  /** Notify one listener; an error in it must not keep the others from being notified. */
  #notify(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      console.error(error);
      logError(error);
    }
  }
}
