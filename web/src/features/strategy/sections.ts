/** The sections of the page, with findings computed from the figures of a table. */

import type { Card } from "../../engine/protocol";
import { cardWords } from "../../game/game-text";
import { number, t } from "../../i18n";
import type { BarCell, BarRow, Scale } from "./bar-table";
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
  columns: readonly string[];
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
  const [shareScale, scoreScale] = [scaleOf(shares, even), scaleOf(scores)];
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
    columns: [t("figure-wins"), t("figure-points")],
    rows: shares.map((share, index) => ({
      label: t("strategy-seat-position", { position: index + 1 }),
      cards: [],
      cells: [shareCell(share, shareScale, 1, even), meanCell(scores[index] ?? null, scoreScale)],
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
    columns: thirds(),
    rows: byGain.map((estimates, index) => ({
      label: gainWords(index),
      cards: [],
      cells: estimates.map((share) => shareCell(share, { min: 0, max: 1 })),
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
    columns: thirds(),
    rows: bySize.map((estimates, index) => ({
      ...sizeLabel(index + 1),
      cells: estimates.map((share) => shareCell(share, { min: 0, max: 1 })),
    })),
  };
}

function rows({ row_sizes, row_gains }: TableFigures): Section {
  const [shares, gains] = [row_sizes.map(estimateShare), row_gains.map(estimateMean)];
  const gainScale = scaleOf(gains);
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
    columns: [t("strategy-rows-share"), t("strategy-rows-points")],
    rows: shares.map((each, index) => ({
      ...sizeLabel(index + 1),
      cells: [shareCell(each, { min: 0, max: 1 }), meanCell(gains[index] ?? null, gainScale)],
    })),
  };
}

function specials({ worth }: TableFigures): Section {
  const estimates = rowsOf(worth.map(estimateMean), THIRDS.length).slice(0, SPECIALS.length);
  const [joker, bonus] = estimates.map((row) => row[MIDDLE]);
  const scale = scaleOf(estimates.flat());
  return {
    name: "specials",
    finding:
      joker && bonus
        ? t("strategy-specials-finding", { joker: pointsWords(joker.value), bonus: pointsWords(bonus.value) })
        : "",
    columns: thirds(),
    rows: estimates.map((row, index) => ({
      label: cardWords(SPECIALS.slice(index, index + 1)),
      cards: SPECIALS.slice(index, index + 1),
      cells: row.map((each) => meanCell(each, scale)),
    })),
  };
}

function colours({ worth }: TableFigures): Section {
  const estimates = rowsOf(worth.map(estimateMean), THIRDS.length).slice(SPECIALS.length);
  const [longest, fourth] = [estimates[0]?.[LATE], estimates.at(-1)?.[LATE]];
  const scale = scaleOf(estimates.flat());
  return {
    name: "colours",
    finding:
      longest && fourth
        ? t("strategy-colours-finding", { longest: pointsWords(longest.value), fourth: pointsWords(fourth.value) })
        : "",
    columns: thirds(),
    rows: estimates.map((row, index) => ({
      label: t("strategy-colours-rank", { rank: index + 1 }),
      cards: RANKED[index] ?? [],
      cells: row.map((each) => meanCell(each, scale)),
    })),
  };
}

function thirds(): string[] {
  return THIRDS.map((third) => t(`strategy-${third}`));
}

function sizeLabel(size: number): Pick<BarRow, "label" | "cards"> {
  return { label: t("supply-cards", { count: size }), cards: Array.from({ length: size }, () => "back") };
}

/** Return a scale that begins at zero, unless there are values below it, and contains all intervals. */
function scaleOf(estimates: Estimates, ...others: readonly number[]): Scale {
  const ends = estimates.flatMap((each) => (each ? [each.low, each.high] : []));
  return { min: Math.min(0, ...ends), max: Math.max(0, ...ends, ...others) };
}

function shareCell(estimate: Estimate | null, scale: Scale, digits = 0, mark?: number): BarCell | null {
  if (!estimate) return null;
  const margin = marginText((estimate.high - estimate.low) * 50, digits);
  const cell = { estimate, text: percent(estimate.value, digits), margin, scale };
  return mark === undefined ? cell : { ...cell, mark };
}

function meanCell(estimate: Estimate | null, scale: Scale): BarCell | null {
  if (!estimate) return null;
  return { estimate, text: decimal(estimate.value), margin: marginText((estimate.high - estimate.low) / 2, 1), scale };
}

/** Format half the width of an interval, rounded up. */
function marginText(half: number, digits: number): string {
  const unit = 10 ** digits;
  return fixed(Math.ceil(half * unit) / unit, digits);
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
