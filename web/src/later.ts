/** What only some visits need, and fetch when they do. */

import "./styles/answer-dialog.css";
import "./styles/beside.css";
import "./styles/book-page.css";
import "./styles/carry-panel.css";
import "./styles/copy-text.css";
import "./styles/daily-page.css";
import "./styles/frame.css";
import "./styles/month-calendar.css";
import "./styles/replay-bar.css";
import "./styles/series-chart.css";
import "./styles/statistics-page.css";
import "./elements/answer-dialog";
import "./elements/book-page";
import "./elements/carry-panel";
import "./elements/copy-text";
import "./elements/daily-note";
import "./elements/daily-page";
import "./elements/link-dialog";
import "./elements/month-calendar";
import "./elements/replay-bar";
import "./elements/series-chart";
import "./elements/statistics-page";
import { html, nothing } from "lit";
import { BookGuide } from "./book-guide";
import { ChronicleGuide } from "./chronicle-guide";
import { DailyGuide } from "./daily-guide";
import type { Engine } from "./engine/engine";
import type { Intent } from "./intents";
import { QuestionGuide } from "./question-guide";
import { ReplayGuide } from "./replay-guide";
import { StatisticsGuide } from "./statistics-guide";
import type { State, Store } from "./store";

export { FrameGuide } from "./frame-guide";

/** What these parts need of the rest. */
export interface Ways {
  send: (intent: Intent) => void;
  tellError: (error: unknown) => void;
  /** Of the game in hand. */
  writeSave: (save: string) => void;
}

/** The parts of the page that come later: their guides, and what is drawn of them. */
export class Later {
  readonly question: QuestionGuide;
  readonly replay: ReplayGuide;
  /** What is kept of finished games. */
  readonly chronicle: ChronicleGuide;
  readonly daily: DailyGuide;
  readonly statistics: StatisticsGuide;
  readonly book: BookGuide;

  constructor(engine: Engine, store: Store, ways: Ways) {
    this.question = new QuestionGuide(engine, store, ways);
    this.replay = new ReplayGuide(engine, store, ways);
    this.chronicle = new ChronicleGuide(engine, store, ways);
    this.daily = new DailyGuide(engine, store, this.chronicle, ways);
    this.statistics = new StatisticsGuide(store, this.chronicle);
    this.book = new BookGuide(store, this.chronicle, ways);
  }

  /** Whether nobody else has to do with it. */
  takes(intent: Intent): boolean {
    return this.question.takes(intent);
  }

  handle(intent: Intent): void {
    this.replay.handle(intent);
    this.daily.handle(intent);
    this.statistics.handle(intent);
    this.book.handle(intent);
  }

  /** What stands in the place of the table; null: the table. */
  page(state: State): unknown {
    switch (state.page) {
      case "daily":
        return html`<daily-page .daily=${this.daily.shown(state)}></daily-page>`;
      case "statistics":
        return html`<statistics-page .statistics=${this.statistics.shown}></statistics-page>`;
      case "book":
        return html`<book-page .book=${this.book.shown}></book-page>`;
      default:
        return null;
    }
  }

  /** What stands below the table. */
  below(state: State): unknown {
    const { page, replay, view } = state;
    if (replay) return html`<replay-bar .replay=${replay} .seat=${view?.current ?? null}></replay-bar>`;
    const day = page === "table" ? this.daily.finished(state) : null;
    return day ? html`<daily-note .day=${day}></daily-note>` : nothing;
  }

  dialogs({ question, link }: State): unknown {
    return html`<answer-dialog .question=${question} .puzzle=${this.book.puzzle}></answer-dialog><link-dialog .link=${link}></link-dialog>`;
  }
}
