import "../../ui/faces/seat-face";
import "./win-chart.css";
import { html, nothing, svg } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { DecidingRound, Review } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isAction, logSentences, percent, seatNames, signedPercent } from "../../game/game-text";
import { gap, joinSentences, list, sentence, t } from "../../i18n";
import {
  chanceChart,
  curveSample,
  decidingDot,
  decidingLine,
  placeOf,
  seatCurve,
  xOf,
  yOf,
} from "../../ui/charts/chance-chart";
import { figureTable } from "../../ui/charts/figure-table";
import { spreadMarks } from "../../ui/charts/line-path";
import { intentButton } from "../../ui/forms/intent-button";
import { LightElement } from "../../ui/light-element";
import { BAND_SYMBOLS, bandLabel, decidingSentences, lossSentences } from "../coach/coach-text";

interface Size {
  width: number;
  height: number;
}

/** The minimum distance between two marks, in units of the text, with which they grow. */
const MARK_REM = 1.75;

/** The win shares over a game, as a chart with a cursor and as a table. */
@customElement("win-chart")
export class WinChart extends LightElement {
  @property({ attribute: false }) review: Review | null = null;
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) seat = 0;
  /** Where the cursor begins, as a number of plies; null: at the move that decided the game. */
  @property({ attribute: false }) seen: number | null = null;
  /** The cursor after the reader has moved it: the number of plies before the described position. */
  @state() private moved: number | null = null;
  @state() private isTableOpen = false;
  /** The size of the plot, in pixels. */
  @state({ hasChanged: hasSizeChanged }) private plot = { width: 300, height: 200 };
  readonly #resizes = new ResizeObserver(([entry]) => {
    if (entry?.contentRect.width) this.plot = entry.contentRect;
  });

  protected override updated(): void {
    const plot = this.querySelector(".plot > svg");
    if (plot) this.#resizes.observe(plot);
  }

  protected override render() {
    const { review, view } = this;
    if (!review || !view) return nothing;
    const names = seatNames(view);
    const last = review.curve.length - 1;
    const deciding = review.seats[this.seat]?.deciding ?? null;
    const ply = this.moved ?? this.seen ?? endOf(deciding) ?? 0;
    const shares = names.map((_, seat) => percent(review.curve[ply]?.share[seat] ?? 0));
    const { sentences, band, luck } = this.#description(review, view, ply, deciding);
    const chances = names.map((name, seat) => t("named-value", { name, value: shares[seat] ?? "" }));
    const rating = band ? [t(`band-${band}`)] : [];
    const words = joinSentences([...sentences, ...[...rating, ...(luck ? [luck] : []), list(chances)].map(sentence)]);
    return html`<figure>
      <figcaption>${t("review-chances", { step: ply })}</figcaption>
      <ul class="legend">
        ${names.map(
          (name, seat) => html`<li class="curve-${seat}">
            <seat-face .kind=${view.seats[seat]?.kind ?? "bot"} .seat=${seat}></seat-face> ${curveSample(seat, seat === this.seat)} <bdi>${name}</bdi> <strong>${shares[seat]}</strong>
          </li>`,
        )}
      </ul>
      ${chanceChart({
        lines: this.#lines(review, view, ply, deciding),
        marks: [
          deciding ? decidingDot(chancesOf(review, this.seat), deciding, this.seat) : nothing,
          this.#marks(review, last),
        ],
        onPoint: this.#point,
      })}
      <label>
        <span>${t("review-ply")}</span>
        <input type="range" min="0" max=${last} .value=${String(ply)} aria-valuetext=${words}
          @input=${(event: Event) => this.#moveTo(Number((event.target as HTMLInputElement).value))}>
      </label>
    </figure>
    <div class="details">
      <p>${ply === endOf(deciding) ? html`<strong class="turning">${t("ending-turn")}</strong>` : nothing}
        ${band ? bandLabel(band) : nothing} ${joinSentences(sentences)}${gap()}<small>${luck}</small></p>
      <div class="steps">
        ${this.#step("replay-back", "m15 5.5-7 6.5 7 6.5", ply - 1, last)} ${this.#step("replay-forth", "m9 5.5 7 6.5-7 6.5", ply + 1, last)}
        ${intentButton(t("review-see"), { type: "show-ply", ply })}
      </div>
    </div>
    <details @toggle=${({ currentTarget }: Event) => {
      this.isTableOpen = (currentTarget as HTMLDetailsElement).open;
    }}>
      <summary>${t("review-table")}</summary>
      ${this.isTableOpen ? this.#table(review, view, names) : nothing}
    </details>`;
  }

  #step(name: string, path: string, ply: number, last: number) {
    return html`<button type="button" class="button with-icon" ?disabled=${ply < 0 || ply > last} title=${t(name)} @click=${() => this.#moveTo(ply)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg><span class="visually-hidden">${t(name)}</span>
    </button>`;
  }

  #lines(review: Review, view: View, at: number, deciding: DecidingRound | null) {
    const last = review.curve.length - 1;
    const seats = [...view.seats.keys()].sort((a, b) => Number(a === this.seat) - Number(b === this.seat));
    const upright = (name: string, ply: number) =>
      svg`<line class=${name} x1=${xOf(ply, last)} x2=${xOf(ply, last)} y1="0" y2="100"></line>`;
    const chances = (seat: number) => chancesOf(review, seat);
    return [
      ...roundStarts(view).map((ply) => upright("round", ply)),
      ...seats.map((seat) => seatCurve(chances(seat), seat, seat === this.seat)),
      deciding ? decidingLine(chances(this.seat), deciding, this.seat) : nothing,
      upright("cursor", at),
    ];
  }

  /** The marks at the seat's inaccuracies, mistakes and blunders. */
  #marks({ decisions, curve }: Review, last: number) {
    const costly = decisions.filter(({ seat, band }) => seat === this.seat && band !== "best" && band !== "good");
    const marks = costly.map(({ ply }) => ({ x: xOf(ply, last), y: yOf(curve[ply]?.share[this.seat] ?? 0) }));
    const { width, height } = this.plot;
    const size = MARK_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const positions = spreadMarks(marks, (size / width) * 100, (size / height) * 100);
    return costly.map(({ band }, index) => {
      const place = positions[index] ?? { x: 0, y: 0 };
      return html`<span class="mark ${band}" .style=${placeOf(place)}>${BAND_SYMBOLS[band]}</span>`;
    });
  }

  /** Describe the action before a position, its rating if there was something to decide, and the luck of its card. */
  #description(review: Review, view: View, ply: number, deciding: DecidingRound | null) {
    const { decisions, cards } = review;
    const index = ply - 1;
    const entry = view.log.filter(isAction)[index];
    const decision = decisions[index];
    const luck = cards.find((card) => card.ply === index)?.luck.share[this.seat];
    const changes =
      deciding && ply === endOf(deciding)
        ? decidingSentences(review, view, deciding, this.seat)
        : lossSentences(review, index);
    return {
      sentences: entry ? [...logSentences([entry], view), ...changes] : [sentence(t("review-start"))],
      band: decision && decision.choices > 1 ? decision.band : null,
      luck: luck === undefined ? "" : t("review-luck", { share: signedPercent(luck) }),
    };
  }

  #table({ curve }: Review, view: View, names: readonly string[]) {
    const entries = view.log.filter(isAction);
    const table = figureTable({
      columns: [t("review-ply"), ...names.map((name) => html`<bdi>${name}</bdi>`)],
      rows: curve.map(({ share }, at) => {
        const entry = entries[at - 1];
        return { label: entry ? logSentences([entry], view) : t("review-start"), figures: share.map(percent) };
      }),
    });
    return html`<div class="scroller" tabindex="0" role="group" aria-label=${t("review-table")}>${table}</div>`;
  }

  #moveTo(ply: number): void {
    this.moved = ply;
  }

  #point = (event: PointerEvent): void => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const last = (this.review?.curve.length ?? 1) - 1;
    const fraction = (event.clientX - left) / width;
    this.#moveTo(Math.min(Math.max(Math.round(fraction * last), 0), last));
  };
}

/** Return the number of plies after the move that stands for the round that decided the game. */
function endOf(deciding: DecidingRound | null): number | null {
  return deciding && deciding.ply + 1;
}

function chancesOf({ curve }: Review, seat: number): number[] {
  return curve.map(({ share }) => share[seat] ?? 0);
}

/** Return the number of plies before each round but the first. */
function roundStarts(view: View): number[] {
  const starts: number[] = [];
  let plies = 0;
  for (const entry of view.log) {
    if (isAction(entry)) plies += 1;
    else if (entry.kind === "round" && plies > 0) starts.push(plies);
  }
  return starts;
}

function hasSizeChanged(size: Size, before?: Size): boolean {
  return size.width !== before?.width || size.height !== before.height;
}
