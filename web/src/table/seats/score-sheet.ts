import "../game-log";
import "../../ui/card-face";
import "./score-sheet.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { PileView, SeatView, View } from "../../engine/protocol";
import { pileWords, seatNames, seatScore, signed, winnersLine } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { number, t } from "../../i18n";
import { deepEqualProperty } from "../../ui/deep-equal-property";
import { LightElement } from "../../ui/light-element";
import { marginLine } from "./result-text";

@customElement("score-sheet")
export class ScoreSheet extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  /** Whether the game is a recorded one, which cannot be played again. */
  @property({ attribute: false }) isReplay = false;
  @property(deepEqualProperty) links: { rules: string; target: string } = { rules: "", target: "" };

  protected override firstUpdated(): void {
    // Until the user has interacted with the page, the focus may belong to a page that embeds this one.
    if (navigator.userActivation.hasBeenActive) this.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  protected override render() {
    const { view } = this;
    if (!view?.result) return nothing;
    const { ranks } = view.result;
    const names = seatNames(view);
    const order = view.seats.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
    return html`<section class="panel" aria-labelledby="final-scores">
      <div class="outcome">
        <p class="winners">${winnersLine(view)}</p>
        <p>${marginLine(view)}</p>
        ${view.practice ? html`<p class="help-text">${t("result-practice")}</p>` : nothing}
      </div>
      <h2 id="final-scores" tabindex="-1">${t("final-scores")}</h2>
      <table role="table" aria-labelledby="final-scores">
        <thead role="rowgroup">
          <tr role="row">
            ${["rank", "player", "plus", "minus", "bonus", "total"].map(
              (column) => html`<th role="columnheader" scope="col" class=${column}>${t(`column-${column}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${order.map((seat) => this.#row(view.seats[seat], names[seat] ?? "", ranks[seat] ?? 0))}
        </tbody>
      </table>
      <div class="score-buttons">
        ${this.isReplay ? nothing : this.#playAgain()}
        <button type="button" class="button large" @click=${() => sendIntent(this, { type: "review" })}>${t("review")}</button>
      </div>
      <p class="scoring-link"><a href="${this.links.rules}#scoring" target=${this.links.target}>${t("scoring-link")}</a></p>
    </section>
    <game-log .view=${view}></game-log>`;
  }

  #playAgain() {
    return html`<button type="button" class="button primary large" @click=${() => sendIntent(this, { type: "play-again" })}>
      ${t("play-again")}
    </button>`;
  }

  #row(seat: SeatView | undefined, name: string, rank: number) {
    if (!seat) return nothing;
    return html`<tr role="row" class=${rank === 1 ? "winner" : ""}>
      <td role="cell" class="rank">${number(rank)}</td>
      <th role="rowheader" scope="row" class="player" dir="auto">${name}</th>
      <td role="cell" class="plus">${chips(seat, "plus")}</td>
      <td role="cell" class="minus">${chips(seat, "minus")}</td>
      <td role="cell" class="bonus">${chips(seat, "bonus")}</td>
      <td role="cell" class="total">${seatScore(seat)}</td>
    </tr>`;
  }
}

function chips(seat: SeatView, counts: PileView["counts"]) {
  const piles = seat.piles
    .filter((pile) => pile.counts === counts)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (piles.length === 0) return nothing;
  return html`<ul class="chips ${counts}">
    ${piles.map(
      (pile) => html`<li>
        <span class="visually-hidden">${pileWords(pile)}</span>
        <card-face shape="chip" .card=${pile.card}></card-face>
        ${pile.jokers > 0 ? html`<card-face shape="chip" .card=${"joker"}></card-face>` : nothing}
        <span aria-hidden="true">${signed(pile.points)}</span>
      </li>`,
    )}
  </ul>`;
}
