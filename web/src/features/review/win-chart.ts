import "./win-chart.css";
import { html, nothing, svg } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Review } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isAction, logSentences, percent, seatNames, signedPercent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { linePath, spread } from "../../ui/line-path";
import { BAND_SIGNS } from "../coach/coach-text";

/** Of the curve of the seat in question and of the others, by seat. */
const DASHES = ["none", "7 4", "2 3", "10 3 2 3", "5 2"];

interface Size {
  width: number;
  height: number;
}

/** The least distance between two marks, in pixels. */
const MARK = 28;

/** How the chances to win went up and down: a chart to go along ply by ply, and the same as a table. */
@customElement("win-chart")
export class WinChart extends LightElement {
  @property({ attribute: false }) review: Review | null = null;
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) seat = 0;
  /** How many plies of the game lie before the place that is told about. */
  @state() private at = 0;
  @state() private isTableOpen = false;
  /** Of the curves, in pixels. */
  @state({ hasChanged: isOtherSize }) private plot = { width: 300, height: 200 };
  readonly #size = new ResizeObserver(([entry]) => {
    if (entry?.contentRect.width) this.plot = entry.contentRect;
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  protected override updated(): void {
    const plot = this.querySelector(".plot > svg");
    if (plot) this.#size.observe(plot);
  }

  protected override render() {
    const { review, view, at } = this;
    if (!review || !view) return nothing;
    const names = seatNames(view);
    const last = review.curve.length - 1;
    const told = this.#told(review, view);
    return html`<figure>
      <figcaption class="legend">${names.map((name, seat) => html`<span>${this.#sample(seat)} <bdi>${name}</bdi></span>`)}</figcaption>
      <div class="plot">
        <div class="scale" aria-hidden="true">${[1, 0.5, 0].map((share) => html`<span>${percent(share)}</span>`)}</div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" @pointerdown=${this.#point} @pointermove=${this.#point}>
          ${[0, 50, 100].map((y) => svg`<line class="grid" x1="0" x2="100" y1=${y} y2=${y}></line>`)}
          ${roundStarts(view).map((ply) => svg`<line class="round" x1=${(ply / last) * 100} x2=${(ply / last) * 100} y1="0" y2="100"></line>`)}
          ${this.#curves(review)}
          <line class="cursor" x1=${(at / last) * 100} x2=${(at / last) * 100} y1="0" y2="100"></line>
        </svg>
        ${this.#marks(review, last)}
      </div>
      <label>
        <span>${t("review-ply")}</span>
        <input type="range" min="0" max=${last} .value=${String(at)} aria-valuetext=${told.join(" ")}
          @input=${(event: Event) => this.#go(Number((event.target as HTMLInputElement).value))}>
      </label>
    </figure>
    <div class="told">
      ${told.map((sentence) => html`<p>${sentence}</p>`)}
      <button type="button" class="button" @click=${() => sendIntent(this, { type: "show-ply", ply: at })}>${t("review-see")}</button>
    </div>
    <details @toggle=${(event: Event) => this.#toggle(event.currentTarget as HTMLDetailsElement)}>
      <summary>${t("review-table")}</summary>
      ${this.isTableOpen ? this.#table(review, view, names) : nothing}
    </details>`;
  }

  #sample(seat: number) {
    return html`<svg class="sample ${seat === this.seat ? "own" : ""}" viewBox="0 0 28 8" aria-hidden="true">
      <path d="M1 4h26" stroke-dasharray=${DASHES[this.#style(seat)] ?? "none"}></path></svg>`;
  }

  /** The seat in question has the whole line. */
  #style(seat: number): number {
    return seat === this.seat ? 0 : seat < this.seat ? seat + 1 : seat;
  }

  #curves({ curve }: Review) {
    const seats = [...(curve[0]?.share.keys() ?? [])].sort((a, b) => Number(a === this.seat) - Number(b === this.seat));
    return seats.map(
      (
        seat,
      ) => svg`<path class=${seat === this.seat ? "own" : ""} d=${linePath(curve.map(({ share }) => share[seat] ?? 0))}
        stroke-dasharray=${DASHES[this.#style(seat)] ?? "none"}></path>`,
    );
  }

  /** Where the seat lost something. */
  #marks({ decisions, curve }: Review, last: number) {
    const costly = decisions.filter(({ seat, band }) => seat === this.seat && band !== "best" && band !== "good");
    const places = costly.map(({ ply }) => ({
      x: (ply / last) * 100,
      y: 100 - (curve[ply]?.share[this.seat] ?? 0) * 100,
    }));
    const { width, height } = this.plot;
    const spreadOut = spread(places, (MARK / width) * 100, (MARK / height) * 100);
    return costly.map(({ band }, index) => {
      const { x, y } = spreadOut[index] ?? { x: 0, y: 0 };
      return html`<span class="mark ${band}" aria-hidden="true"
        .style=${`inset-inline-start: calc(var(--scale) + (100% - var(--scale)) * ${x / 100}); inset-block-start: ${y}%`}
        >${BAND_SIGNS[band]}</span>`;
    });
  }

  /** What led to where the cursor is, and the chances there. */
  #told({ curve, decisions, cards }: Review, view: View): string[] {
    const ply = this.at - 1;
    const entry = view.log.filter(isAction)[ply];
    const decision = decisions[ply];
    const luck = cards.find((card) => card.ply === ply)?.luck.share[decision?.seat ?? 0];
    const chances = seatNames(view).map((name, seat) => `${name} ${percent(curve[this.at]?.share[seat] ?? 0)}`);
    return [
      this.at === 0 ? t("review-start") : "",
      ...(entry ? logSentences([entry], view) : []),
      decision && decision.choices > 1 ? t(`band-${decision.band}`) : "",
      luck === undefined ? "" : t("review-luck", { share: signedPercent(luck) }),
      chances.join(" · "),
    ].filter(Boolean);
  }

  #table({ curve }: Review, view: View, names: readonly string[]) {
    const entries = view.log.filter(isAction);
    return html`<div class="scroller" tabindex="0" role="group" aria-label=${t("review-table")}><table>
      <thead>
        <tr><th scope="col">${t("review-ply")}</th>${names.map((name) => html`<th scope="col" dir="auto">${name}</th>`)}</tr>
      </thead>
      <tbody>
        ${curve.map(({ share }, at) => {
          const entry = entries[at - 1];
          return html`<tr>
            <th scope="row">${entry ? logSentences([entry], view) : t("review-start")}</th>
            ${share.map((each) => html`<td>${percent(each)}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table></div>`;
  }

  #go(at: number): void {
    this.at = at;
  }

  #toggle(details: HTMLDetailsElement): void {
    this.isTableOpen = details.open;
  }

  #point = (event: PointerEvent): void => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const last = (this.review?.curve.length ?? 1) - 1;
    const part = (event.clientX - left) / width;
    this.at = Math.min(Math.max(Math.round(part * last), 0), last);
  };
}

/** How many plies were done when each round but the first began. */
function roundStarts(view: View): number[] {
  const starts: number[] = [];
  let plies = 0;
  for (const entry of view.log) {
    if (isAction(entry)) plies += 1;
    else if (entry.kind === "round" && plies > 0) starts.push(plies);
  }
  return starts;
}

function isOtherSize(size: Size, before?: Size): boolean {
  return size.width !== before?.width || size.height !== before.height;
}
