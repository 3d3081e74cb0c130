/** The sections of the page: what the lab found at a table, in words. */

import type { Card } from "../../engine/protocol";
import { cardWords } from "../../game/game-text";
import { number, t } from "../../i18n";
import type { BarCell, BarColumn, BarRow } from "./bar-table";
import type { Chart, Estimate, TableFigures } from "./types";

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

/** Return the sections for a table. `lowestGain`: the points of the first row about taking. */
export function sectionsOf(table: TableFigures, lowestGain: number): Section[] {
  return [
    seat(table.seat, table.players),
    take(table.take, lowestGain),
    cards(table.cards),
    rows(table.rows),
    specials(table.specials),
    colours(table.colours),
  ];
}

function seat({ even, verdict, ...chart }: TableFigures["seat"], players: number): Section {
  const evenShare = number(even, { style: "percent", maximumFractionDigits: 1 });
  const starter = chart.rows[0]?.[0];
  const [wins, points] = columns(chart, [t("figure-wins"), t("figure-points")]);
  return {
    name: "seat",
    finding: starter
      ? t("strategy-seat-finding", { players, share: percent(starter[0], 1), even: evenShare, verdict })
      : "",
    columns: wins && points ? [{ ...wins, mark: even }, points] : [],
    rows: chart.rows.map(([share, score], index) => ({
      label: t("strategy-seat-position", { position: index + 1 }),
      cards: [],
      cells: [shareCell(share, 1), meanCell(score)],
    })),
    legend: t("strategy-seat-legend", { even: evenShare }),
  };
}

function take(chart: TableFigures["take"], lowestGain: number): Section {
  const gainWords = (index: number) => {
    const points = t("amount-points", { points: lowestGain + index });
    if (index > 0 && index < chart.rows.length - 1) return points;
    return t(index === 0 ? "strategy-take-least" : "strategy-take-most", { points });
  };
  const row = chart.row ?? 0;
  const [early, late] = [chart.rows[row]?.[EARLY], chart.rows[row]?.[LATE]];
  return {
    name: "take",
    finding:
      early && late
        ? t("strategy-take-finding", { points: gainWords(row), early: percent(early[0]), late: percent(late[0]) })
        : "",
    columns: thirds(chart),
    rows: chart.rows.map((shares, index) => ({
      label: gainWords(index),
      cards: [],
      cells: shares.map((share) => shareCell(share)),
    })),
  };
}

function cards(chart: Chart): Section {
  const [single, full] = [chart.rows[0]?.[MIDDLE], chart.rows.at(-1)?.[MIDDLE]];
  return {
    name: "cards",
    finding:
      single && full
        ? t("strategy-cards-finding", {
            count: chart.rows.length,
            full: percent(full[0]),
            single: percent(single[0]),
          })
        : "",
    columns: thirds(chart),
    rows: chart.rows.map((shares, index) => ({
      ...sizeLabel(index + 1),
      cells: shares.map((share) => shareCell(share)),
    })),
  };
}

function rows(chart: TableFigures["rows"]): Section {
  const row = chart.row ?? 0;
  const [share, gain] = chart.rows[row] ?? [];
  return {
    name: "rows",
    finding:
      share && gain
        ? t("strategy-rows-finding", {
            cards: sizeLabel(row + 1).label,
            share: percent(share[0]),
            points: pointsWords(gain),
          })
        : "",
    columns: columns(chart, [t("strategy-rows-share"), t("strategy-rows-points")]),
    rows: chart.rows.map(([each, points], index) => ({
      ...sizeLabel(index + 1),
      cells: [shareCell(each), meanCell(points)],
    })),
  };
}

function specials(chart: Chart): Section {
  const [joker, bonus] = chart.rows.map((row) => row[MIDDLE]);
  return {
    name: "specials",
    finding:
      joker && bonus ? t("strategy-specials-finding", { joker: pointsWords(joker), bonus: pointsWords(bonus) }) : "",
    columns: thirds(chart),
    rows: chart.rows.map((row, index) => ({
      label: cardWords(SPECIALS.slice(index, index + 1)),
      cards: SPECIALS.slice(index, index + 1),
      cells: row.map(meanCell),
    })),
  };
}

function colours(chart: Chart): Section {
  const [longest, fourth] = [chart.rows[0]?.[LATE], chart.rows.at(-1)?.[LATE]];
  return {
    name: "colours",
    finding:
      longest && fourth
        ? t("strategy-colours-finding", { longest: pointsWords(longest), fourth: pointsWords(fourth) })
        : "",
    columns: thirds(chart),
    rows: chart.rows.map((row, index) => ({
      label: t("strategy-colours-rank", { rank: index + 1 }),
      cards: RANKED[index] ?? [],
      cells: row.map(meanCell),
    })),
  };
}

/** Return a column for each third of the game. */
function thirds(chart: Chart): BarColumn[] {
  return columns(
    chart,
    THIRDS.map((third) => t(`strategy-${third}`)),
  );
}

function columns({ axes }: Chart, titles: readonly string[]): BarColumn[] {
  return axes.map(([min, max], index) => ({ title: titles[index] ?? "", min, max }));
}

function sizeLabel(size: number): Pick<BarRow, "label" | "cards"> {
  return { label: t("supply-cards", { count: size }), cards: Array.from({ length: size }, () => "back") };
}

function shareCell(estimate: Estimate | null | undefined, digits = 0): BarCell | null {
  if (!estimate) return null;
  const [value, low, high] = estimate;
  const bounds = t("strategy-bounds", { sign: "plus", low: fixed(100 * low, digits), high: percent(high, digits) });
  return { estimate, text: percent(value, digits), bounds };
}

function meanCell(estimate: Estimate | null | undefined): BarCell | null {
  if (!estimate) return null;
  const [value, low, high] = estimate;
  const sign = low < 0 ? "minus" : "plus";
  const bounds = t("strategy-bounds", { sign, low: fixed(low, 1), high: fixed(high, 1) });
  return { estimate, text: fixed(value, 1), bounds };
}

function percent(share: number, digits = 0): string {
  return number(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function fixed(value: number, digits: number): string {
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function pointsWords([points]: Estimate): string {
  return t("amount-points", { points });
}
