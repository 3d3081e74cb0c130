import "./points-aid.css";
import "../../ui/card-face";
import "./player-area.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import type { PileView, Placement, SeatView } from "../../engine/protocol";
import { cardWord, levelWord, pileWords, seatScore, signed } from "../../game/game-text";
import { sends } from "../../game/intents";
import { sortedPiles } from "../../game/view-queries";
import { number, t } from "../../i18n";
import { deepEqualProperty, LightElement } from "../../ui/light-element";

/** The cards and the score of one seat. */
@customElement("player-area")
export class PlayerArea extends LightElement {
  @property(deepEqualProperty) seat: SeatView | null = null;
  @property({ attribute: false }) index = 0;
  @property({ attribute: false }) name = "";
  @property({ attribute: false }) isCurrent = false;
  /** Whether no seat has more points, and some have fewer. */
  @property({ attribute: false }) isLeader = false;
  /** The points of the scoring aid; empty: no aid is shown. */
  @property(deepEqualProperty) points: readonly number[] = [];

  protected override render() {
    const { seat } = this;
    if (!seat) return nothing;
    const id = `seat-${this.index}`;
    return html`<section class="area ${this.isCurrent ? "current" : ""} ${seat.out ? "out" : ""}" aria-labelledby=${id}>
      <div class="area-head">
        <seat-face .kind=${seat.kind} .seat=${this.index}></seat-face>
        <h2>${seat.level === null ? html`<span id=${id} class="name" dir="auto" title=${this.name}>${this.name}</span>` : this.#botButton(seat.level, id)}</h2>
        ${this.#tag(seat)}
        ${this.points.length > 0 ? html`<points-aid .points=${this.points} .most=${mostOf(seat)}></points-aid>` : nothing}
        <p class=${this.isLeader ? "score leads" : "score"} data-score=${this.index}>
          <span class="visually-hidden">${t(this.isLeader ? "seat-leads" : "seat-points", { points: seat.score })}</span>
          <span aria-hidden="true">${seatScore(seat)}</span>
        </p>
      </div>
      ${seat.piles.length > 0 ? this.#piles(sortedPiles(seat)) : html`<p class="no-cards">${t("seat-empty")}</p>`}
    </section>`;
  }

  #botButton(level: string, id: string) {
    const label = t("bot-about", { name: this.name, level: levelWord(level) });
    return html`<button type="button" class="bot-info" aria-label=${label} aria-haspopup="dialog" title=${label}
      @click=${sends({ type: "open-dialog", dialog: `bot-${this.index}` })}>
      <span class="one-line">
        <span id=${id} class="name" dir="auto">${this.name}</span>
        <span class="level">${levelWord(level)}</span>
      </span>
    </button>`;
  }

  #tag(seat: SeatView) {
    if (this.isCurrent) return html`<span class="tag active">${t("seat-now")}</span>`;
    if (seat.out) return html`<span class="tag" title=${t("seat-out")}>${t("seat-out-short")}</span>`;
    return seat.placed ? this.#placed(seat.placed) : nothing;
  }

  #placed({ card, row }: Placement) {
    const words = t("seat-placed", { card: cardWord(card), row: row + 1 });
    return html`<span class="tag placed" title=${words}>
      <span class="visually-hidden">${words}</span>
      <card-face shape="chip" .card=${card}></card-face>
      <span aria-hidden="true">→ ${number(row + 1)}</span>
    </span>`;
  }

  #piles(piles: readonly PileView[]) {
    const list = html`<ul class="piles">
      ${repeat(
        piles,
        (pile) => pile.card,
        (pile) => this.#pile(pile),
      )}
    </ul>`;
    // Piles that change places would count as a layout shift.
    return keyed(piles.map(({ card }) => card).join(), list);
  }

  /** A joker is counted in the pile of its colour, so its own pile has no number. */
  #pile(pile: PileView) {
    const isJoker = pile.counts === "joker";
    const count = pile.cards.length + pile.jokers;
    return html`<li class="pile ${pile.counts} ${pile.jokers > 0 ? "with-joker" : ""}" aria-hidden=${isJoker}>
      <span class="visually-hidden">${pileWords(pile)}</span>
      <span class="stack" aria-hidden="true" .style=${`--count: ${pile.cards.length}`}>
        ${repeat(
          pile.cards,
          (card) => card.id,
          (card) => html`<card-face data-card=${card.id} .card=${card.card}></card-face>`,
        )}
      </span>
      <card-face class="chip" shape="chip" .card=${pile.card}></card-face>
      ${isJoker ? nothing : html`<span class="count" aria-hidden="true">${number(count)}</span>`}
      <span class="points" aria-hidden="true">${isJoker ? "" : signed(pile.points)}</span>
    </li>`;
  }
}

/** Return the number of cards of the largest colour of a seat. */
function mostOf({ piles }: SeatView): number {
  return Math.max(0, ...piles.map((pile) => (pile.counts === "plus" ? pile.cards.length + pile.jokers : 0)));
}

/** The points for each number of cards of a colour. */
@customElement("points-aid")
export class PointsAid extends LightElement {
  /** The points for 1, 2, ... cards of a colour; the last also for more. */
  @property(deepEqualProperty) points: readonly number[] = [];
  /** The cards of the player's largest colour. */
  @property({ attribute: false }) most = 0;

  protected override render() {
    return html`<ol aria-label=${t("points-aid")}>
      ${this.points.map((points, index) => this.#item(index + 1, points))}
    </ol>`;
  }

  #item(count: number, points: number) {
    const message = count === this.points.length ? "points-aid-most" : "points-aid-item";
    return html`<li class=${count === Math.min(this.most, this.points.length) ? "reached" : ""}>
      <span class="visually-hidden">${t(message, { count, points })}</span>
      <span class="cards" aria-hidden="true">${number(count)}</span>
      <span class="value" aria-hidden="true">${number(points)}</span>
    </li>`;
  }
}
