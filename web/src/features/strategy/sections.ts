/** The sections of the page: what the lab found at a table, in words. */

import type { Chart, Estimate, TableFigures } from "../../engine/lab-figures";
import type { Card } from "../../engine/protocol";
import { cardWords } from "../../game/game-text";
import { type Arguments, number, t } from "../../i18n";
import type { BarCell, BarColumn, BarRow } from "./bar-table";

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
  legend: string | undefined;
}

/** What a section shows of its chart. */
interface Design {
  /** The titles of the columns. */
  titles: readonly string[];
  /** Writes a figure of a column. */
  cell: (estimate: Estimate, column: number) => BarCell;
  label: (row: number) => Pick<BarRow, "label" | "cards">;
  /** The figures that the finding is about, and what it says of them. */
  about: readonly (Estimate | null | undefined)[];
  finding: (...values: number[]) => Arguments;
  /** A value to compare the figures of the first column with. */
  mark?: number;
  legend?: string;
}

/** Return the sections for a table. `lowestGain`: the points of the first row about taking. */
export function sectionsOf(table: TableFigures, lowestGain: number): Section[] {
  const { players, seat, take, cards, rows, specials, colours } = table;
  const [middle, late] = [specials.rows.map((row) => row[MIDDLE]), colours.rows.map((row) => row[LATE])];
  const thirds = THIRDS.map((third) => t(`strategy-${third}`));
  const even = number(seat.even, { style: "percent", maximumFractionDigits: 1 });
  const gain = (row: number) => gainWords(lowestGain + row, row === 0 ? "least" : take.rows[row + 1] ? null : "most");
  const [bestGain, bestSize] = [take.row ?? 0, rows.row ?? 0];
  return [
    section("seat", seat, {
      titles: [t("figure-wins"), t("figure-points")],
      cell: (estimate, column) => (column === 0 ? shareCell(estimate, 1) : meanCell(estimate)),
      label: (row) => ({ label: t("strategy-seat-position", { position: row + 1 }), cards: [] }),
      about: [seat.rows[0]?.[0]],
      finding: (share) => ({ players, share: percent(share, 1), even, verdict: seat.verdict }),
      mark: seat.even,
      legend: t("strategy-seat-legend", { even }),
    }),
    section("take", take, {
      titles: thirds,
      cell: (estimate) => shareCell(estimate),
      label: (row) => ({ label: gain(row), cards: [] }),
      about: [take.rows[bestGain]?.[EARLY], take.rows[bestGain]?.[LATE]],
      finding: (early, last) => ({ points: gain(bestGain), early: percent(early), late: percent(last) }),
    }),
    section("cards", cards, {
      titles: thirds,
      cell: (estimate) => shareCell(estimate),
      label: (row) => sizeLabel(row + 1),
      about: [cards.rows[0]?.[MIDDLE], cards.rows.at(-1)?.[MIDDLE]],
      finding: (single, full) => ({ count: cards.rows.length, full: percent(full), single: percent(single) }),
    }),
    section("rows", rows, {
      titles: [t("strategy-rows-share"), t("strategy-rows-points")],
      cell: (estimate, column) => (column === 0 ? shareCell(estimate) : meanCell(estimate)),
      label: (row) => sizeLabel(row + 1),
      about: rows.rows[bestSize] ?? [],
      finding: (share, points) => ({
        cards: sizeLabel(bestSize + 1).label,
        share: percent(share),
        points: pointsWords(points),
      }),
    }),
    section("specials", specials, {
      titles: thirds,
      cell: meanCell,
      label: (row) => ({ label: cardWords(SPECIALS.slice(row, row + 1)), cards: SPECIALS.slice(row, row + 1) }),
      about: middle,
      finding: (joker, bonus) => ({ joker: pointsWords(joker), bonus: pointsWords(bonus) }),
    }),
    section("colours", colours, {
      titles: thirds,
      cell: meanCell,
      label: (row) => ({ label: t("strategy-colours-rank", { rank: row + 1 }), cards: RANKED[row] ?? [] }),
      about: [late[0], late.at(-1)],
      finding: (longest, fourth) => ({ longest: pointsWords(longest), fourth: pointsWords(fourth) }),
    }),
  ];
}

function section(name: Section["name"], { axes, rows }: Chart, design: Design): Section {
  const { titles, cell, label, about, finding, mark, legend } = design;
  const values = about.flatMap((estimate) => estimate?.slice(0, 1) ?? []);
  return {
    name,
    finding: values.length === about.length ? t(`strategy-${name}-finding`, finding(...values)) : "",
    columns: axes.map(([min, max], index) => ({ title: titles[index] ?? "", min, max, ...(index === 0 && { mark }) })),
    rows: rows.map((row, index) => ({
      ...label(index),
      cells: row.map((estimate, column) => estimate && cell(estimate, column)),
    })),
    legend,
  };
}

/** Return the points of a row about taking; the first and the last one are of all lower and higher ones, too. */
function gainWords(gain: number, end: "least" | "most" | null): string {
  const points = t("amount-points", { points: gain });
  return end ? t(`strategy-take-${end}`, { points }) : points;
}

function sizeLabel(size: number): Pick<BarRow, "label" | "cards"> {
  return { label: t("supply-cards", { count: size }), cards: Array.from({ length: size }, () => "back") };
}

function shareCell(estimate: Estimate, digits = 0): BarCell {
  const [value, low, high] = estimate;
  const bounds = t("strategy-bounds", { sign: "plus", low: fixed(100 * low, digits), high: percent(high, digits) });
  return { estimate, text: percent(value, digits), bounds };
}

function meanCell(estimate: Estimate): BarCell {
  const [value, low, high] = estimate;
  const sign = low < 0 ? "minus" : "plus";
  const bounds = t("strategy-bounds", { sign, low: fixed(low, 1), high: fixed(high, 1) });
  return { estimate, text: fixed(value, 1), bounds };
}

function percent(share = 0, digits = 0): string {
  return number(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function fixed(value: number, digits: number): string {
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function pointsWords(points = 0): string {
  return t("amount-points", { points });
}
