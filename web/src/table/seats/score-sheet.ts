import "../game-log";
import "../../ui/card-face";
import "../../ui/faces/seat-face";
import "./score-sheet.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Card, PileView, SeatView, View } from "../../engine/protocol";
import { pileWords, seatNames, seatScore, signed, winnersLine } from "../../game/game-text";
import { PILE_KINDS, sortedPiles } from "../../game/view-queries";
import { isOwnGame } from "../../history/statistics";
import { number, t } from "../../i18n";
import { prefersLessMotion } from "../../platform/settings/apply";
import { DEFAULTS, type Settings } from "../../platform/settings/settings";
import { intentButton } from "../../ui/forms/intent-button";
import { deepEqualProperty, LightElement } from "../../ui/light-element";
import { marginLine, uncountedLine } from "./result-text";

/** The time from one counted pile to the next. */
const COUNT_MS = 400;
/** What ends the count at once; in a window of another size the rows have other places. */
const SKIPS = ["keydown", "click", "resize"] as const;

/** The final views that were shown before; a page in between removes the element. */
const shown = new WeakSet<View>();

/**
 * The end of a game: the winners, and each player's cards. If the game has just ended here, the piles are counted one
 * after another, with the rows in the order of the seats; only then the result is shown.
 */
@customElement("score-sheet")
export class ScoreSheet extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  /** Whether the last action on this table led to the view. */
  @property({ attribute: false }) isPlayed = false;
  /** Whether the game is a recorded one, which cannot be played again. */
  @property({ attribute: false }) isReplay = false;
  @property(deepEqualProperty) links: { rules: string; target: string } = { rules: "", target: "" };
  @property({ attribute: false }) settings: Settings = DEFAULTS;
  /** How many piles of each seat have been counted. */
  @state() private counted = Infinity;
  /** Whether this element counts the piles, or has counted them. */
  #isMoment = false;
  #counting: ReturnType<typeof setInterval> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#showAll();
  }

  protected override willUpdate(): void {
    if (!this.hasUpdated && this.#hasJustEnded()) this.#count();
    if (this.view) shown.add(this.view);
  }

  protected override firstUpdated(): void {
    if (this.#isMoment && this.view) this.#placeRows(this.view);
    else reportResult();
    // Until the user has interacted with the page, the focus may belong to a page that embeds this one.
    if (navigator.userActivation.hasBeenActive) this.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  protected override render() {
    const { view } = this;
    if (!view?.result) return nothing;
    const { ranks, winners } = view.result;
    const names = seatNames(view);
    const uncounted = uncountedLine(view, this.isReplay);
    return html`<section class="panel ${this.#isMoment ? (this.counted < Infinity ? "counting" : "revealed") : ""}" aria-labelledby="final-scores">
      <div class="outcome">
        <div class="faces">${winners.map((seat) => face(view.seats[seat], seat, true))}</div>
        <p class="winners">${winnersLine(view)}</p>
        <p>${marginLine(view)}</p>
        ${uncounted ? html`<p class="help-text">${uncounted}</p>` : nothing}
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
          ${seatsByRank(view).map((seat) => this.#row(view.seats[seat], seat, names[seat] ?? "", ranks[seat] ?? 0))}
        </tbody>
      </table>
      <div class="score-buttons">
        ${this.isReplay ? nothing : intentButton(t("play-again"), { type: "play-again" }, "primary large")}
        ${this.#see(view)}
      </div>
      <p class="scoring-link"><a href="${this.links.rules}#scoring" target=${this.links.target}>${t("scoring-link")}</a></p>
      <details><summary>${t("log")}</summary><game-log .view=${view}></game-log></details>
    </section>`;
  }

  /** Whether the player has just seen the game end, and cards move. */
  #hasJustEnded(): boolean {
    const { view, settings } = this;
    const hasJustEnded = this.isPlayed && view !== null && !shown.has(view);
    const isWatched = navigator.userActivation.hasBeenActive && settings.pace !== "instant";
    return hasJustEnded && isWatched && !prefersLessMotion(settings);
  }

  #count(): void {
    this.#isMoment = true;
    const most = Math.max(...(this.view?.seats.map(({ piles }) => piles.length) ?? []));
    this.counted = 0;
    this.#counting = setInterval(() => {
      this.counted += 1;
      if (this.counted > most) this.#showAll();
    }, COUNT_MS);
    for (const skip of SKIPS) addEventListener(skip, this.#skip, { capture: true });
  }

  #skip = (event: Event): void => {
    const { key, repeat } = event as KeyboardEvent;
    // The space bar would scroll the result out of view.
    if (key === " ") event.preventDefault();
    // The key that ended the game may still be held.
    if (!repeat) this.#showAll();
  };

  #showAll(): void {
    if (this.counted < Infinity) reportResult();
    clearInterval(this.#counting);
    for (const skip of SKIPS) removeEventListener(skip, this.#skip, { capture: true });
    for (const row of this.#rows()) row.style.translate = "";
    this.counted = Infinity;
  }

  #rows(): NodeListOf<HTMLElement> {
    return this.querySelectorAll("tbody tr");
  }

  /**
   * Draw the rows in the order of the seats; in the layout and for screen readers they stay in the order by rank. On
   * its way a row covers those of lower rank.
   */
  #placeRows(view: View): void {
    const rows = [...this.#rows()].map((row) => ({ row, box: row.getBoundingClientRect() }));
    let top = rows[0]?.box.top ?? 0;
    const ranked = seatsByRank(view);
    for (const seat of view.seats.keys()) {
      const place = rows[ranked.indexOf(seat)];
      if (!place) continue;
      place.row.style.translate = `0 ${top - place.box.top}px`;
      place.row.style.zIndex = String(rows.length - rows.indexOf(place));
      top += place.box.height;
    }
  }

  /** The move that decided an own game; the coach goes through others only if it is asked to. */
  #see(view: View) {
    const type = this.isReplay || !isOwnGame(view) ? "review" : "see-deciding-move";
    return intentButton(t(type), { type }, "large");
  }

  #row(view: SeatView | undefined, seat: number, name: string, rank: number) {
    if (!view) return nothing;
    const piles = sortedPiles(view).filter(({ counts }) => counts !== "joker");
    const points = piles.slice(0, this.counted).reduce((sum, pile) => sum + pile.points, 0);
    return html`<tr role="row" class=${rank === 1 ? "winner" : ""}>
      <td role="cell" class="rank"><span>${number(rank)}</span></td>
      <th role="rowheader" scope="row" class="player" dir="auto"><span>${face(view, seat)} ${name}</span></th>
      ${PILE_KINDS.map((kind) => html`<td role="cell" class=${kind}>${this.#piles(piles, kind)}</td>`)}
      <td role="cell" class="total" data-counted=${number(points)}>${seatScore(view)}</td>
    </tr>`;
  }

  #piles(piles: readonly PileView[], kind: PileView["counts"]) {
    if (piles.every(({ counts }) => counts !== kind)) return nothing;
    return html`<ul class="piles">
      ${piles.map((pile, index) =>
        pile.counts === kind
          ? html`<li class=${index < this.counted ? "" : "uncounted"}>
              <span class="visually-hidden">${pileWords(pile)}</span>
              <span class="stack" aria-hidden="true">${cardsOf(pile).map((card) => html`<card-face .card=${card}></card-face>`)}</span>
              <span class="points" aria-hidden="true">${signed(pile.points)}</span>
            </li>`
          : nothing,
      )}
    </ul>`;
  }
}

/** Report to the document that the result is shown, also if a page in between removes the element. */
function reportResult(): void {
  document.dispatchEvent(new Event("result-shown"));
}

function seatsByRank({ seats, result }: View): number[] {
  const rank = (seat: number) => result?.ranks[seat] ?? 0;
  return seats.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Return the cards of a pile from the lowest to the one on top. */
function cardsOf({ card, cards, jokers }: PileView): Card[] {
  return [...cards.map(() => card), ...Array<Card>(jokers).fill("joker")];
}

function face(view: SeatView | undefined, seat: number, isWinner = false) {
  return html`<seat-face .kind=${view?.kind ?? "bot"} .seat=${seat} .isWinner=${isWinner}></seat-face>`;
}
