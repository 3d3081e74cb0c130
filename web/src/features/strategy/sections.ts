/** The sections of the page, with findings computed from the figures of a table. */

import type { Card } from "../../engine/protocol";
import { cardWords } from "../../game/game-text";
import { number, t } from "../../i18n";
import type { BarCell, BarColumn, BarRow } from "./bar-table";
import {
  compareToEven,
  type Estimate,
  estimateMean,
  estimateShare,
  rowsOf,
  type TableFigures,
  transpose,
  widestRow,
} from "./figures";

/** The thirds of a game, by the cards above the last-round card. */
const THIRDS = ["early", "middle", "late"] as const;
const [EARLY, MIDDLE, LATE] = [0, 1, 2];
/** The cells of a section about one more card: two special cards, then colours by rank. */
const SPECIALS: readonly Card[] = ["joker", "+2"];
/** Cards that stand for the longest to the fourth colour. */
const RANKED: readonly (readonly Card[])[] = [["c5", "c5", "c5", "c5"], ["c3", "c3", "c3"], ["c1", "c1"], ["c6"]];

export interface Section {
  /** The messages about it begin with `strategy-` and this name. */
  name: "seat" | "take" | "cards" | "rows" | "specials" | "colours";
  finding: string;
  columns: readonly BarColumn[];
  rows: readonly BarRow[];
  /** An explanation of the chart, besides its title. */
  legend?: string;
}

type Estimates = readonly (Estimate | null)[];

/** Return the sections for a table. `lowestGain`: the points of the first cell of `takes`. */
export function sectionsOf(table: TableFigures, lowestGain: number): Section[] {
  return [seat(table), take(table, lowestGain), cards(table), rows(table), specials(table), colours(table)];
}

function seat({ players, wins, points }: TableFigures): Section {
  const even = 1 / players;
  const evenShare = number(even, { style: "percent", maximumFractionDigits: 1 });
  const shares = wins.map(estimateShare);
  const scores = points.map(estimateMean);
  const [starter] = shares;
  return {
    name: "seat",
    finding: starter
      ? t("strategy-seat-finding", {
          players,
          share: percent(starter.value, 1),
          even: evenShare,
          verdict: compareToEven(starter, even),
        })
      : "",
    columns: [{ ...column(t("figure-wins"), shares, even), mark: even }, cutColumn(t("figure-points"), scores)],
    rows: shares.map((share, index) => ({
      label: t("strategy-seat-position", { position: index + 1 }),
      cards: [],
      cells: [shareCell(share, 1), meanCell(scores[index] ?? null)],
    })),
    legend: t("strategy-seat-legend", { even: evenShare }),
  };
}

function take({ takes }: TableFigures, lowestGain: number): Section {
  const byGain = transpose(rowsOf(takes.map(estimateShare), takes.length / THIRDS.length));
  const widest = widestRow(byGain);
  const gainWords = (index: number) => {
    const points = t("amount-points", { points: lowestGain + index });
    if (index > 0 && index < byGain.length - 1) return points;
    return t(index === 0 ? "strategy-take-least" : "strategy-take-most", { points });
  };
  const [early, late] = [byGain[widest]?.[EARLY], byGain[widest]?.[LATE]];
  return {
    name: "take",
    finding:
      early && late
        ? t("strategy-take-finding", {
            points: gainWords(widest),
            early: percent(early.value),
            late: percent(late.value),
          })
        : "",
    columns: thirds([], 1),
    rows: byGain.map((estimates, index) => ({
      label: gainWords(index),
      cards: [],
      cells: estimates.map((share) => shareCell(share)),
    })),
  };
}

function cards({ takes_by_cards }: TableFigures): Section {
  const bySize = transpose(rowsOf(takes_by_cards.map(estimateShare), takes_by_cards.length / THIRDS.length));
  const [single, full] = [bySize[0]?.[MIDDLE], bySize.at(-1)?.[MIDDLE]];
  return {
    name: "cards",
    finding:
      single && full
        ? t("strategy-cards-finding", {
            count: bySize.length,
            full: percent(full.value),
            single: percent(single.value),
          })
        : "",
    columns: thirds([], 1),
    rows: bySize.map((estimates, index) => ({
      ...sizeLabel(index + 1),
      cells: estimates.map((share) => shareCell(share)),
    })),
  };
}

function rows({ row_sizes, row_gains }: TableFigures): Section {
  const [shares, gains] = [row_sizes.map(estimateShare), row_gains.map(estimateMean)];
  const usual = shares.reduce(
    (best, each, index) => ((each?.value ?? 0) > (shares[best]?.value ?? 0) ? index : best),
    0,
  );
  const [share, gain] = [shares[usual], gains[usual]];
  return {
    name: "rows",
    finding:
      share && gain
        ? t("strategy-rows-finding", {
            cards: sizeLabel(usual + 1).label,
            share: percent(share.value),
            points: pointsWords(gain.value),
          })
        : "",
    columns: [column(t("strategy-rows-share"), [], 1), column(t("strategy-rows-points"), gains)],
    rows: shares.map((each, index) => ({
      ...sizeLabel(index + 1),
      cells: [shareCell(each), meanCell(gains[index] ?? null)],
    })),
  };
}

function specials({ worth }: TableFigures): Section {
  const estimates = rowsOf(worth.map(estimateMean), THIRDS.length).slice(0, SPECIALS.length);
  const [joker, bonus] = estimates.map((row) => row[MIDDLE]);
  return {
    name: "specials",
    finding:
      joker && bonus
        ? t("strategy-specials-finding", { joker: pointsWords(joker.value), bonus: pointsWords(bonus.value) })
        : "",
    columns: thirds(estimates.flat()),
    rows: estimates.map((row, index) => ({
      label: cardWords(SPECIALS.slice(index, index + 1)),
      cards: SPECIALS.slice(index, index + 1),
      cells: row.map((each) => meanCell(each)),
    })),
  };
}

function colours({ worth }: TableFigures): Section {
  const estimates = rowsOf(worth.map(estimateMean), THIRDS.length).slice(SPECIALS.length);
  const [longest, fourth] = [estimates[0]?.[LATE], estimates.at(-1)?.[LATE]];
  return {
    name: "colours",
    finding:
      longest && fourth
        ? t("strategy-colours-finding", { longest: pointsWords(longest.value), fourth: pointsWords(fourth.value) })
        : "",
    columns: thirds(estimates.flat()),
    rows: estimates.map((row, index) => ({
      label: t("strategy-colours-rank", { rank: index + 1 }),
      cards: RANKED[index] ?? [],
      cells: row.map((each) => meanCell(each)),
    })),
  };
}

/** Return a column for each third, with the same axis. */
function thirds(estimates: Estimates, ...others: readonly number[]): BarColumn[] {
  return THIRDS.map((third) => column(t(`strategy-${third}`), estimates, ...others));
}

function sizeLabel(size: number): Pick<BarRow, "label" | "cards"> {
  return { label: t("supply-cards", { count: size }), cards: Array.from({ length: size }, () => "back") };
}

/** Return a column whose axis contains zero and all intervals. */
function column(title: string, estimates: Estimates, ...others: readonly number[]): BarColumn {
  const ends = endsOf(estimates);
  return { title, min: Math.min(0, ...ends), max: Math.max(0, ...ends, ...others) };
}

/** Return a column whose axis is cut at the whole numbers around all intervals. */
function cutColumn(title: string, estimates: Estimates): BarColumn {
  const ends = endsOf(estimates);
  return { title, min: Math.floor(Math.min(...ends)), max: Math.ceil(Math.max(...ends)) };
}

function endsOf(estimates: Estimates): number[] {
  return estimates.flatMap((each) => (each ? [each.low, each.high] : []));
}

function shareCell(estimate: Estimate | null, digits = 0): BarCell | null {
  if (!estimate) return null;
  const [low, high] = boundsOf({ low: 100 * estimate.low, high: 100 * estimate.high }, digits);
  const bounds = t("strategy-bounds", { sign: "plus", low: fixed(low, digits), high: percent(high / 100, digits) });
  return { estimate, text: percent(estimate.value, digits), bounds };
}

function meanCell(estimate: Estimate | null): BarCell | null {
  if (!estimate) return null;
  const [low, high] = boundsOf(estimate, 1);
  const sign = low < 0 ? "minus" : "plus";
  const bounds = t("strategy-bounds", { sign, low: fixed(low, 1), high: fixed(high, 1) });
  return { estimate, text: decimal(estimate.value), bounds };
}

/** Return the ends of an interval, rounded outwards and without negative zeros. */
function boundsOf({ low, high }: Pick<Estimate, "low" | "high">, digits: number): [number, number] {
  const unit = 10 ** digits;
  return [Math.floor(low * unit) / unit || 0, Math.ceil(high * unit) / unit || 0];
}

function percent(share: number, digits = 0): string {
  return number(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function decimal(value: number): string {
  return fixed(rounded(value), 1);
}

function fixed(value: number, digits: number): string {
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function pointsWords(value: number): string {
  return t("amount-points", { points: rounded(value) });
}

/** Round to one decimal, without a negative zero. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
