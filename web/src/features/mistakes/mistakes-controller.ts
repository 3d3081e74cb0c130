import "./mistakes-page";
import { html } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Store } from "../../app/store";
import type { MistakesIntent } from "../../game/intents";
import { dateOf, timestampOf } from "../../history/dates";
import { afterAttempt, dueOn, POSTPONED_DAYS, postpone } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import { formatDate } from "../history/date-text";
import type { HistoryController } from "../history/history-controller";
import { mistakesView } from "./mistakes-view";

/** The order of the deck does not matter, because a puzzle ends after one decision. */
const SEED = 0;

/** The mistake book: presents the mistakes that are due, one after another, and schedules their repetition. */
export class MistakesController {
  readonly handlers: Handlers<MistakesIntent> = { "next-puzzle": () => this.#next() };
  readonly page: FeaturePage = {
    open: () => this.#open(),
    view: () => html`<mistakes-page .book=${mistakesView(this.history.state, dateOf(new Date()))}></mistakes-page>`,
  };

  constructor(
    private readonly store: Store,
    private readonly history: HistoryController,
    private readonly game: Pick<GameActions, "open">,
  ) {}

  /** Describe a mistake to its puzzle; null if it is not in the book. */
  entry(mistake: string) {
    const all = this.history.state.data?.mistakes ?? [];
    const entry = all.find(({ id }) => id === mistake);
    if (!entry) return null;
    const today = dateOf(new Date());
    const answered = all.filter(({ id, looked }) => id !== mistake && looked?.startsWith(today)).length;
    const left = dueOn(all, today).filter(({ id }) => id !== mistake).length;
    return {
      played: entry.action,
      returns: entry.due && formatDate(entry.due),
      number: answered + 1,
      count: answered + 1 + left,
    };
  }

  async recordAnswer(mistake: string, isSolved: boolean): Promise<void> {
    const now = timestampOf(new Date());
    await this.history.db.change("mistakes", mistake, (known) => (known ? afterAttempt(known, isSolved, now) : null));
    await this.history.refresh();
  }

  #due(): Mistake[] {
    return dueOn(this.history.state.data?.mistakes ?? [], dateOf(new Date()));
  }

  async #open(): Promise<void> {
    if (this.store.state.question?.mistake) this.store.set({ question: null });
    await this.history.refresh();
  }

  async #next(): Promise<void> {
    await this.history.refresh();
    const [mistake] = this.#due();
    if (!mistake) return;
    const position = { position: mistake.position, seed: SEED };
    const result = await this.game.open({ from: "puzzle", mistake: mistake.id, position });
    if (result === "refused") await this.#postpone(mistake.id);
  }

  /** Postpone a mistake that the engine cannot read, and go back to the book. */
  async #postpone(id: string): Promise<void> {
    const now = timestampOf(new Date());
    await this.history.db.change("mistakes", id, (known) => (known ? postpone(known, now) : null));
    this.store.addNotice("notice-puzzle-unreadable", { days: POSTPONED_DAYS });
    this.store.set({ page: "mistakes" });
    await this.history.refresh();
  }
}
