/** What only some visits need, and fetch when they do. */

import "../features/about/about-page";
import "../features/games/rematch-panel";
import "../features/puzzle/answer-dialog";
import "../features/mistakes/mistakes-page";
import "../features/daily/daily-banner";
import "../features/daily/daily-page";
import "../features/fairness/fairness-page";
import "../features/games/games-page";
import "../features/coach/hint-panel";
import "../features/games/kept-games";
import "../features/shortcuts/shortcuts-dialog";
import "../features/frame/link-dialog";
import "../features/review/ply-note";
import "../features/replay/replay-bar";
import "../features/review/review-page";
import "../features/statistics/statistics-page";
import "../features/coach/why-dialog";
import { html, nothing } from "lit";
import type { Replaying, State, Store } from "../app/store";
import { addressOfRecord, addressOfSave, siteAddress } from "../app/url";
import type { Review, ReviewedDecision } from "../engine/coach-protocol";
import type { Engine } from "../engine/engine";
import { AboutGuide } from "../features/about/diagnostics";
import { CoachGuide } from "../features/coach/coach-controller";
import { DailyGuide } from "../features/daily/daily-controller";
import { FairnessGuide } from "../features/fairness/fairness-controller";
import { GamesGuide } from "../features/games/games-controller";
import { ChronicleGuide, type FoundMistake } from "../features/history/history-controller";
import { BookGuide } from "../features/mistakes/mistakes-controller";
import { QuestionGuide } from "../features/puzzle/puzzle-controller";
import { ReplayGuide } from "../features/replay/replay-controller";
import { ReviewGuide } from "../features/review/review-controller";
import { StatisticsGuide } from "../features/statistics/statistics-controller";
import { type Intent, sendIntent } from "../game/intents";
import { setupFrom } from "../game/view-queries";
import { t } from "../i18n";
import "../styles/print.css";

export { FrameGuide } from "../features/frame/frame-controller";

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
        return html`<mistakes-page .book=${this.book.shown}></mistakes-page>`;
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
      ${day ? html`<daily-banner .day=${day}></daily-banner>` : nothing}
      ${isFinished ? html`<rematch-panel .view=${view} .again=${again}></rematch-panel>` : nothing}
      <hint-panel .hint=${hint}></hint-panel>`;
  }

  dialogs({ question, link, why, view, replay, isShowingKeys }: State): unknown {
    return html`<answer-dialog .question=${question} .puzzle=${this.book.puzzle}></answer-dialog>
      <why-dialog .why=${why} .view=${view}></why-dialog>
      <link-dialog .link=${link}></link-dialog>
      <shortcuts-dialog .isOpen=${isShowingKeys} .isWatching=${replay !== null}></shortcuts-dialog>`;
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
