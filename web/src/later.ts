/** What only some visits need, and fetch when they do. */

import "./styles/bands.css";
import "./styles/beside.css";
import "./styles/key-figures.css";
import "./styles/reasons.css";
import "./styles/watching.css";
import "./styles/about-page.css";
import "./styles/after-game.css";
import "./styles/answer-dialog.css";
import "./styles/book-page.css";
import "./styles/carry-panel.css";
import "./styles/copy-text.css";
import "./styles/daily-note.css";
import "./styles/daily-page.css";
import "./styles/fairness-page.css";
import "./styles/games-page.css";
import "./styles/hint-panel.css";
import "./styles/kept-games.css";
import "./styles/keys-dialog.css";
import "./styles/link-dialog.css";
import "./styles/month-calendar.css";
import "./styles/print.css";
import "./styles/replay-bar.css";
import "./styles/review-page.css";
import "./styles/series-chart.css";
import "./styles/share-button.css";
import "./styles/statistics-page.css";
import "./styles/values-table.css";
import "./styles/why-dialog.css";
import "./styles/win-curve.css";
import "./styles/frame.css";
import "./elements/about-page";
import "./elements/after-game";
import "./elements/answer-dialog";
import "./elements/book-page";
import "./elements/carry-panel";
import "./elements/copy-text";
import "./elements/daily-note";
import "./elements/daily-page";
import "./elements/fairness-page";
import "./elements/games-page";
import "./elements/hint-panel";
import "./elements/kept-games";
import "./elements/keys-dialog";
import "./elements/link-dialog";
import "./elements/month-calendar";
import "./elements/ply-note";
import "./elements/replay-bar";
import "./elements/review-page";
import "./elements/series-chart";
import "./elements/share-button";
import "./elements/statistics-page";
import "./elements/values-table";
import "./elements/why-dialog";
import "./elements/win-curve";
import { html, nothing } from "lit";
import { AboutGuide } from "./about-guide";
import { addressOfRecord, addressOfSave, siteAddress } from "./address";
import { BookGuide } from "./book-guide";
import { ChronicleGuide, type FoundMistake } from "./chronicle-guide";
import { CoachGuide } from "./coach-guide";
import { DailyGuide } from "./daily-guide";
import type { Review, ReviewedDecision } from "./engine/coach-protocol";
import type { Engine } from "./engine/engine";
import { FairnessGuide } from "./fairness-guide";
import { GamesGuide } from "./games-guide";
import { t } from "./i18n";
import { type Intent, sendIntent } from "./intents";
import { setupFrom } from "./offers";
import { QuestionGuide } from "./question-guide";
import { ReplayGuide } from "./replay-guide";
import { ReviewGuide } from "./review-guide";
import { StatisticsGuide } from "./statistics-guide";
import type { Replaying, State, Store } from "./store";

export { FrameGuide } from "./frame-guide";

const PARTS = JSON.parse(import.meta.env.VITE_PARTS);

/** What these parts need of the rest. */
export interface Ways {
  /** Resolves once it is done. */
  send: (intent: Intent) => Promise<void>;
  tellError: (error: unknown) => void;
  /** The bots wait until the game in play is shown again. */
  rest: () => Promise<void>;
  /** Keeps the game in hand. */
  keep: (save: string) => void;
}

function turnToReview(event: Event): void {
  sendIntent(event.currentTarget as HTMLElement, { type: "turn-to", page: "review" });
}

/** The parts of the page that come later: their guides, and what is drawn of them. */
export class Later {
  readonly question: QuestionGuide;
  readonly replay: ReplayGuide;
  readonly #coach: CoachGuide;
  readonly #review: ReviewGuide;
  readonly #about: AboutGuide;
  readonly #games: GamesGuide;
  readonly #fairness: FairnessGuide;
  /** What is kept of finished games. */
  readonly chronicle: ChronicleGuide;
  readonly daily: DailyGuide;
  readonly statistics: StatisticsGuide;
  readonly book: BookGuide;

  constructor(
    engine: Engine,
    private readonly store: Store,
    ways: Ways,
  ) {
    this.question = new QuestionGuide(engine, store, ways);
    this.replay = new ReplayGuide(engine, store, ways);
    this.chronicle = new ChronicleGuide(engine, store, ways);
    this.#about = new AboutGuide(engine, store);
    this.#coach = new CoachGuide(engine, store, ways);
    this.#review = new ReviewGuide(engine, store, {
      ...ways,
      finished: () => this.chronicle.idOfFinished(),
      keep: async (game, { seats, decisions }, seat) => {
        const skill = seats[seat];
        if (skill) await this.chronicle.addReview(game, skill);
        await this.chronicle.addMistakes(game, mistakesOf(decisions, seat));
      },
      watch: (record, ply) => {
        const { review } = store.state;
        return this.replay.watch(record, review && setupFrom(review.view).seats, ply);
      },
    });
    this.#games = new GamesGuide(engine, store, {
      ...ways,
      watch: (record, seats) => this.replay.watch(record, seats),
    });
    this.#fairness = new FairnessGuide(engine, store, ways);
    this.daily = new DailyGuide(engine, store, this.chronicle, ways);
    this.statistics = new StatisticsGuide(store, this.chronicle);
    this.book = new BookGuide(store, this.chronicle, ways);
  }

  /** Whether nobody else has to do with it. */
  takes(intent: Intent): boolean {
    return this.question.takes(intent);
  }

  handle(intent: Intent): void {
    const change = changeFor(intent);
    if (change) this.store.set(change);
    this.replay.handle(intent);
    this.#coach.handle(intent);
    if (intent.type === "hint") this.chronicle.noteHint();
    this.#review.handle(intent);
    this.#about.handle(intent);
    this.#games.handle(intent);
    this.#fairness.handle(intent);
    this.daily.handle(intent);
    this.statistics.handle(intent);
    this.book.handle(intent);
  }

  /** What stands in the place of the table; null: the table. */
  page(state: State): unknown {
    const { page, save, games, fairness, review, diagnostic } = state;
    switch (page) {
      case "review":
        return html`<review-page .review=${review}></review-page>`;
      case "games":
        return html`<games-page .forms=${games.forms} .links=${linksTo(games, save)} .problem=${games.problem}
          .isReady=${state.engine === "ready"} .isOver=${isOver(state)} .kept=${keptGames(state)}></games-page>`;
      case "fairness":
        return html`<fairness-page .fairness=${fairness} .hasGame=${save !== null}></fairness-page>`;
      case "about":
        return html`<about-page .version=${import.meta.env.VITE_VERSION} .parts=${PARTS} .site=${siteAddress().href}
          .diagnostic=${diagnostic}></about-page>`;
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
    const { page, screen, replay, view, again, hint, review } = state;
    if (page !== "table" || screen !== "game") return nothing;
    const reviewed = review && review.record === replay?.record ? review.told : null;
    const isFinished = !replay && view?.phase === "over";
    const day = this.daily.finished(state);
    return html`${
      replay
        ? html`<div class="watching">
            ${reviewed ? lookedBack(reviewed, replay) : nothing}
            <replay-bar .replay=${replay}></replay-bar>
          </div>`
        : nothing
    }
      ${day ? html`<daily-note .day=${day}></daily-note>` : nothing}
      ${isFinished ? html`<after-game .view=${view} .again=${again}></after-game>` : nothing}
      <hint-panel .hint=${hint}></hint-panel>`;
  }

  dialogs({ question, link, why, view, replay, isShowingKeys }: State): unknown {
    return html`<answer-dialog .question=${question} .puzzle=${this.book.puzzle}></answer-dialog>
      <why-dialog .why=${why} .view=${view}></why-dialog>
      <link-dialog .link=${link}></link-dialog>
      <keys-dialog .isOpen=${isShowingKeys} .isWatching=${replay !== null}></keys-dialog>`;
  }
}

/** What is done at once. */
function changeFor(intent: Intent): Partial<State> | null {
  switch (intent.type) {
    case "turn-to":
      return { page: intent.page };
    case "open-keys":
    case "close-keys":
      return { isShowingKeys: intent.type === "open-keys" };
    case "show-link":
      return { link: intent.link };
    case "close-link":
      return { link: null };
    default:
      return null;
  }
}

/** Beside a game that is watched again: what looking back found at this ply, and the way back. */
function lookedBack({ decisions }: Review, { ply, view }: Replaying) {
  return html`<div class="looked-back">
    <ply-note .decision=${decisions[ply - 1] ?? null} .view=${view}></ply-note>
    <button type="button" class="primary" @click=${turnToReview}>${t("back-to-review")}</button>
  </div>`;
}

/** A seat's decisions that cost much. */
function mistakesOf(decisions: readonly ReviewedDecision[], seat: number): FoundMistake[] {
  return decisions.flatMap(({ seat: whose, position, action, best, lost, band }) =>
    whose === seat && position && (band === "mistake" || band === "blunder")
      ? [{ position, seat, action, best, lost: lost.share[seat] ?? 0, band }]
      : [],
  );
}

function linksTo({ forms }: State["games"], save: string | null): { watch: string; goOn: string } | null {
  return forms && save !== null ? { watch: addressOfRecord(forms.text), goOn: addressOfSave(save) } : null;
}

function keptGames({ engine, keptGames: { unfinished, unreadable, deleted } }: State) {
  return html`<kept-games .unfinished=${unfinished} .unreadable=${unreadable} .deleted=${deleted}
    .isReady=${engine === "ready"} .addressOf=${addressOfSave}></kept-games>`;
}

/** Of the game in hand, whatever is being looked at. */
function isOver({ replay, view, games }: State): boolean {
  return replay ? games.forms?.json?.scores !== undefined : view?.phase === "over";
}
