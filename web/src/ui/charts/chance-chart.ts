/** The chances of winning over a game, drawn from 0% at the bottom to 100% at the top, and the round that decided it. */

import "./chance-chart.css";
import { html, nothing, svg } from "lit";
import type { DecidingRound } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isYou, percent, seatNames } from "../../game/game-text";
import { t } from "../../i18n";
import { linePath, type Point } from "./line-path";

/** The dash patterns of the curves by seat; that of the selected seat is solid. */
const DASHES = ["14 5", "6 5", "2 4", "12 4 2 4", "8 3 2 3 2 3"];

interface ChanceChart {
  /** SVG in a box of 100 by 100, in front of the scale's lines. */
  lines: unknown;
  /** Elements in front of the drawing, at places. */
  marks: unknown;
  /** Called when a pointer presses the chart or moves over it. */
  onPoint?: (event: PointerEvent) => void;
}

/** Render the scale with what is drawn on it. Decoration only: the page says the same in words. */
export function chanceChart({ lines, marks, onPoint }: ChanceChart) {
  return html`<div class="chance-chart" aria-hidden="true">
    <div class="scale">${[1, 0.5, 0].map((share) => html`<span>${percent(share)}</span>`)}</div>
    <div class="plot">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" @pointerdown=${onPoint} @pointermove=${onPoint}>
        ${[yOf(1), yOf(0.5), yOf(0)].map((y) => svg`<line x1="0" x2="100" y1=${y} y2=${y}></line>`)} ${lines}
      </svg>
      ${marks}
    </div>
  </div>`;
}

/** Return the horizontal place of the position after some plies. */
export function xOf(ply: number, plies: number): number {
  return (ply / Math.max(plies, 1)) * 100;
}

/** Return the height of a chance, from the top. */
export function yOf(chance: number): number {
  return 100 - chance * 100;
}

/** Return the style that puts a mark at a point of the plot. */
export function placeOf({ x, y }: Point): string {
  return `inset-inline-start: ${x}%; inset-block-start: ${y}%`;
}

/** Render a seat's curve: in its colour and pattern, or solid and with the area below it if it is selected. */
export function seatCurve(chances: readonly number[], seat: number, isSelected: boolean) {
  const line = linePath(chances);
  return svg`${isSelected ? svg`<path class="below curve-${seat}" d="${line}V100H0Z"></path>` : nothing}
    ${stroke(line, seat, isSelected)}`;
}

/** Render a sample of a seat's curve, for a legend. */
export function curveSample(seat: number, isSelected: boolean) {
  return html`<svg class="curve-sample" viewBox="0 0 40 8" aria-hidden="true">${stroke("M1 4h38", seat, isSelected)}</svg>`;
}

/** Render the part of a seat's curve in the round that decided the game. */
export function decidingLine(chances: readonly number[], { first, end }: DecidingRound, seat: number) {
  const plies = chances.length - 1;
  const points = chances.slice(first, end + 1).map((chance, index) => `${xOf(first + index, plies)} ${yOf(chance)}`);
  return svg`<path class="turn curve-${seat}" d=${`M${points.join("L")}`}></path>`;
}

/** Render the dot after the action that stands for that round. */
export function decidingDot(chances: readonly number[], { ply }: DecidingRound, seat: number) {
  const place = { x: xOf(ply + 1, chances.length - 1), y: yOf(chances[ply + 1] ?? 0) };
  return html`<span class="dot curve-${seat}" .style=${placeOf(place)}></span>`;
}

/** Return the dashes of a seat's curve, as the attribute `stroke-dasharray`. */
export function patternOf(seat: number, isSelected: boolean): string {
  return (isSelected ? undefined : DASHES[seat]) ?? "none";
}

function stroke(line: string, seat: number, isSelected: boolean) {
  return svg`<path class="curve curve-${seat} ${isSelected ? "selected" : ""}" d=${line}
    stroke-dasharray=${patternOf(seat, isSelected)}></path>`;
}

/** Say how the round that decided the game changed a seat's chance of winning. */
export function decidingSentence(view: View, { before, after }: DecidingRound, seat: number): string {
  const chances = { before: percent(before), after: percent(after) };
  return isYou(view, seat)
    ? t("ending-chance-you", chances)
    : t("ending-chance", { ...chances, name: seatNames(view)[seat] ?? "" });
}
