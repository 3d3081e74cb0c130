/** What only some visits need, and fetch when they do. */

import "./styles/about-page.css";
import "./styles/answer-dialog.css";
import "./styles/beside.css";
import "./styles/coach.css";
import "./styles/copy-text.css";
import "./styles/frame.css";
import "./styles/replay-bar.css";
import "./styles/review.css";
import "./styles/values-table.css";
import "./elements/about-page";
import "./elements/answer-dialog";
import "./elements/copy-text";
import "./elements/hint-panel";
import "./elements/link-dialog";
import "./elements/replay-bar";
import "./elements/review-page";
import "./elements/values-table";
import "./elements/why-dialog";
import "./elements/win-curve";
import { html, nothing } from "lit";
import { AboutGuide } from "./about-guide";
import { siteAddress } from "./address";
import { CoachGuide } from "./coach-guide";
import type { Engine } from "./engine/engine";
import { t } from "./i18n";
import { type Intent, sendIntent } from "./intents";
import { QuestionGuide } from "./question-guide";
import { ReplayGuide } from "./replay-guide";
import { ReviewGuide } from "./review-guide";
import type { State, Store } from "./store";

export { FrameGuide } from "./frame-guide";

const PARTS = JSON.parse(import.meta.env.VITE_PARTS);

/** What these parts need of the rest. */
export interface Ways {
  send: (intent: Intent) => void;
  tellError: (error: unknown) => void;
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

  constructor(engine: Engine, store: Store, ways: Ways) {
    this.question = new QuestionGuide(engine, store, ways);
    this.replay = new ReplayGuide(engine, store, ways);
    this.#about = new AboutGuide(engine, store);
    this.#coach = new CoachGuide(engine, store, ways);
    const watch = (record: string, ply: number) => this.replay.open(record, ply);
    this.#review = new ReviewGuide(engine, store, { ...ways, watch });
  }

  /** Whether nobody else has to do with it. */
  takes(intent: Intent): boolean {
    return this.question.takes(intent);
  }

  handle(intent: Intent): void {
    this.replay.handle(intent);
    this.#coach.handle(intent);
    this.#review.handle(intent);
    this.#about.handle(intent);
  }

  /** What stands in the place of the table; null: the table. */
  page({ page, review, diagnostic }: State): unknown {
    switch (page) {
      case "review":
        return html`<review-page .review=${review}></review-page>`;
      case "about":
        return html`<about-page .version=${import.meta.env.VITE_VERSION} .parts=${PARTS} .site=${siteAddress().href}
          .diagnostic=${diagnostic}></about-page>`;
      default:
        return null;
    }
  }

  /** What stands below the table. */
  below({ replay, view, hint, review }: State): unknown {
    const isReviewed = review?.told && review.record === replay?.record;
    return html`${isReviewed ? html`<p class="to-review"><button type="button" class="primary" @click=${turnToReview}>${t("back-to-review")}</button></p>` : nothing}
      ${replay ? html`<replay-bar .replay=${replay} .seat=${view?.current ?? null}></replay-bar>` : nothing}
      <hint-panel .hint=${hint}></hint-panel>`;
  }

  dialogs({ question, link, why, view }: State): unknown {
    return html`<answer-dialog .question=${question}></answer-dialog>
      <why-dialog .why=${why} .view=${view}></why-dialog>
      <link-dialog .link=${link}></link-dialog>`;
  }
}
