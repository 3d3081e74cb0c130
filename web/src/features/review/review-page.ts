import "./win-chart";
import "../../ui/card-face";
import "./review-page.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Band, Breakdown, Review, ReviewedDecision, ReviewedSeat } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import {
  cardWord,
  isAction,
  isYou,
  logSentences,
  percent,
  scoresLine,
  seatNames,
  signed,
  winnersLine,
} from "../../game/game-text";
import { joinSentences, t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";
import { intentButton } from "../../ui/forms/intent-button";
import { select } from "../../ui/forms/select";
import { LightElement } from "../../ui/light-element";
import { sidePage } from "../../ui/side-page";
import { amount, bandLabel, bandSymbol, decidingSentences, lossSentences } from "../coach/coach-text";

/** A game that is being reviewed. */
export interface ReviewState {
  record: string;
  /** The final view of the game. */
  view: View;
  progress: { ply: number; plies: number };
  /** Null until the coach has finished it. */
  result: Review | null;
  /** The ply whose position the reader has opened last; null before that. */
  seen: number | null;
}

const BANDS: readonly Band[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
/** The items in the order in which they add up to the result. */
const ITEMS: readonly (keyof Breakdown)[] = ["start", "luck", "own", "others", "unforeseen", "final"];
const MAX_CARDS = 3;

/** The review of a game: ratings, the win chart, mistakes, and the shares of skill and luck. */
@customElement("review-page")
export class ReviewPage extends LightElement {
  @property({ attribute: false }) review: ReviewState | null = null;
  /** The seat that the reader chose; null: the default seat. */
  @state() private chosen: number | null = null;

  protected override render() {
    const { review } = this;
    if (!review) return nothing;
    return sidePage(t("review-title"), review.result ? this.#result(review.result, review) : progress(review.progress));
  }

  #result(review: Review, { view, seen }: ReviewState) {
    const seat = this.chosen ?? defaultSeat(view);
    const names = seatNames(view);
    const choose = (each: number) => {
      this.chosen = each;
    };
    return html`<div class="head">
        ${view.result ? html`<p><strong>${winnersLine(view)}</strong> <span>${scoresLine(view)}</span></p>` : nothing}
        <label class="player-choice">${t("review-whose")}
          ${select([...names.keys()], seat, (each) => names[each], choose)}
        </label>
      </div>
      ${summary(review, view, seat)}
      <div class="parts">
        <section class="course" aria-labelledby="review-curve"><h3 id="review-curve">${t("review-curve")}</h3>
          <win-chart .review=${review} .view=${view} .seat=${seat} .seen=${seen}></win-chart></section>
        ${this.#costliest(review, view, seat)} ${influentialCards(review, view, seat)}
        <section class="accounts" aria-labelledby="review-accounts"><h3 id="review-accounts">${t("review-accounts")}</h3>
          ${breakdown(review.seats[seat])}
          <p class="help-text">${t("review-accounts-about")}</p></section>
      </div>`;
  }

  #costliest(review: Review, view: View, seat: number) {
    const { seats, decisions } = review;
    const plies = seats[seat]?.costliest ?? [];
    const entries = view.log.filter(isAction);
    if (plies.length === 0) return html`<p>${t("review-none")}</p>`;
    return html`<section aria-labelledby="review-again"><h3 id="review-again">${t("review-again")}</h3>
      <ol class="costliest">
        ${plies.map((ply) => {
          const decision = decisions[ply];
          const entry = entries[ply];
          return decision && entry
            ? this.#costly(decision, logSentences([entry], view), lossSentences(review, ply))
            : nothing;
        })}
      </ol></section>`;
  }

  #costly({ ply, seat, band }: ReviewedDecision, played: string[], better: string[]) {
    return html`<li class=${band}>
      <p>${bandLabel(band)}</p>
      <p>${joinSentences(played)}</p>
      <p>${joinSentences(better)}</p>
      <div class="buttons">
        ${intentButton(t("review-see"), { type: "show-ply", ply })}
        ${intentButton(t("review-retry"), { type: "retry-decision", ply, seat }, "primary")}
      </div>
    </li>`;
  }
}

function progress({ ply, plies }: { ply: number; plies: number }) {
  return html`<div class="progress">
    <label for="review-progress">${t("review-working")}</label>
    <progress id="review-progress" max=${plies || 1} .value=${ply}></progress>
    ${intentButton(t("cancel"), { type: "open-page", page: "table" })}
  </div>`;
}

function summary({ decisions, seats, thresholds }: Review, view: View, seat: number) {
  const choices = decisions.filter((decision) => decision.seat === seat && decision.choices > 1);
  const best = choices.filter(({ band }) => band === "best").length;
  const { own = 0, luck = 0 } = seats[seat]?.points ?? {};
  const you = isYou(view, seat) ? "-you" : "";
  const name = seatNames(view)[seat] ?? "";
  return html`<div class="summary" role="status">
    <p class="headline">${t(`review-well${you}`, { name, part: best, count: choices.length })}</p>
    <p>${joinSentences([
      t(`review-cards-${luck < 0 ? "against" : "for"}${you}`, { name, amount: amount(Math.abs(luck)) }),
      t(`review-choices${you}`, { name, amount: amount(Math.abs(own)) }),
    ])}</p>
    <ul class="bands">
      ${BANDS.map((band) => {
        const count = choices.filter((decision) => decision.band === band).length;
        return html`<li class=${count === 0 ? "none" : ""}>
          <span class="band ${band}">${bandSymbol(band)}</span>
          <span>${t("named-value", { name: t(`band-${band}`), value: count })}</span>
        </li>`;
      })}
    </ul>
  </div>
  <p class="help-text">${t("review-bands-about", limits(thresholds))}</p>`;
}

function limits(thresholds: Review["thresholds"]): Record<string, string> {
  return Object.fromEntries(BANDS.map((band) => [band, percent(thresholds[band])]));
}

/** Return the cards that changed the seat's prospects most, drawn by any player. */
function influentialCards({ cards }: Review, view: View, seat: number) {
  const names = seatNames(view);
  const shown = [...cards]
    .sort((a, b) => Math.abs(b.luck.points[seat] ?? 0) - Math.abs(a.luck.points[seat] ?? 0))
    .slice(0, MAX_CARDS);
  if (shown.length === 0) return nothing;
  return html`<section class="cards" aria-labelledby="review-luckiest"><h3 id="review-luckiest">${t("review-luckiest")}</h3>
    <ul class="luckiest">
      ${shown.map(
        ({ seat: player, card, luck }) => html`<li>
          <card-face shape="chip" aria-hidden="true" .card=${card}></card-face>
          <span>${t("log-draw", { name: names[player] ?? "", card: cardWord(card) })}</span>
          <strong>${signed(Math.round((luck.points[seat] ?? 0) * 10) / 10)}</strong>
        </li>`,
      )}
    </ul>
    <p class="help-text">${t("review-luck-about")}</p></section>`;
}

/** Return the items that add up to the result, in points: shares of the win would exceed 100%. */
function breakdown(seat: ReviewedSeat | undefined) {
  if (!seat) return nothing;
  const row = (item: keyof Breakdown) => ({
    label: t(`account-${item}`),
    figures: [signed(Math.round(seat.points[item] * 10) / 10)],
    look: item,
  });
  const columns = ["", t("answer-lead")];
  return figureTable({ labelledBy: "review-accounts", columns, rows: ITEMS.map(row), look: "breakdown stacked" });
}

/** Return the first person's seat, else the first winner's. */
function defaultSeat(view: View): number {
  const person = view.seats.findIndex(({ kind }) => kind === "human");
  return person >= 0 ? person : (view.result?.winners[0] ?? 0);
}

/** What the review says about the last of some plies of a recorded game; the log has the action itself. */
export function plyNote(review: Review, view: View, plies: number) {
  const { decisions, seats } = review;
  const decision = decisions[plies - 1];
  const seat = defaultSeat(view);
  const deciding = seats[seat]?.deciding;
  const isDeciding = deciding?.ply === plies - 1;
  if (!decision || (decision.choices < 2 && !isDeciding)) return nothing;
  const sentences = isDeciding ? decidingSentences(review, view, deciding, seat) : lossSentences(review, plies - 1);
  return html`${decision.choices < 2 ? nothing : bandLabel(decision.band)}
    ${joinSentences(sentences)}`;
}
