import { beforeEach, describe, expect, test } from "vitest";
import { loadAllTexts, setLanguage } from "../../i18n";
import { FIGURES, type TableFigures } from "./figures";
import { type Section, sectionsOf } from "./sections";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

const measured = FIGURES.tables.find(
  ({ players, scoring, edition }) => players === 4 && scoring === "brown" && edition === "classic",
) as TableFigures;

function section(table: TableFigures, name: Section["name"]): Section {
  return sectionsOf(table, FIGURES.lowest_gain).find((each) => each.name === name) as Section;
}

/** Return the sums of 1,000 games with one observation each, a share of them 1. */
function shareSums(share: number) {
  return [1000, 1000 * share, 1000, 1000 * share, 1000 * share];
}

/** Return the sums of 1,000 games with one observation each, all equal. */
function meanSums(mean: number) {
  return [1000, 1000 * mean, 1000, 1000 * mean ** 2, 1000 * mean];
}

describe.each(
  FIGURES.tables.map((table) => [`${table.edition}, ${table.players} players, ${table.scoring} side`, table] as const),
)("%s", (_, table) => {
  test("every section has a finding, and a figure for each row and column", () => {
    for (const { finding, columns, rows } of sectionsOf(table, FIGURES.lowest_gain)) {
      expect(finding).toMatch(/\d.*\.$/);
      expect(finding).not.toMatch(/strategy-|undefined|NaN|\{/);
      for (const { label, cells } of rows) {
        expect(label).not.toMatch(/strategy-/);
        expect(cells).toHaveLength(columns.length);
      }
      expect(rows.flatMap(({ cells }) => cells).filter(Boolean).length).toBeGreaterThan(rows.length);
    }
  });
});

test.each([
  [0.3, "With 4 players, the seat that starts wins 30.0% of the games: more than the even share of 25%."],
  [0.2, "With 4 players, the seat that starts wins 20.0% of the games: less than the even share of 25%."],
  [0.251, "With 4 players, the seat that starts wins 25.1% of the games: 25% would be even, and the difference may"],
])("the finding about the first seat depends on its share %d", (share, words) => {
  const wins = [shareSums(share), ...measured.wins.slice(1)];
  expect(section({ ...measured, wins }, "seat").finding).toContain(words);
});

test("the finding about taking is of the gain with the largest difference", () => {
  const takes = Array.from({ length: 27 }, (_, index) => shareSums(index === 6 ? 0.9 : 0.3));
  const { finding, rows } = section({ ...measured, takes }, "take");
  expect(finding).toContain("When the best row brings 5 points, they take a row 90% of the time");
  expect(finding).toContain("and 30% of the time in the last");
  expect(rows.map(({ label }) => label)).toEqual([
    "−1 point or less",
    ...["0 points", "1 point", "2 points", "3 points", "4 points", "5 points", "6 points"],
    "7 points or more",
  ]);
});

test("the finding about rows is of the most common number of cards", () => {
  const row_sizes = [0.6, 0.3, 0.1].map(shareSums);
  const row_gains = [1.5, 3, 5].map(meanSums);
  expect(section({ ...measured, row_sizes, row_gains }, "rows").finding).toBe(
    "60% of the rows they take have 1 card and bring 1.5 points at once on average.",
  );
});

test("a cost is a bar below zero with a minus sign", () => {
  const worth = Array.from({ length: 18 }, (_, index) => meanSums(index < 15 ? 2 : -1.5));
  const { columns, rows } = section({ ...measured, worth }, "colours");
  expect(columns[0]).toMatchObject({ min: -1.5, max: 2 });
  expect(rows.at(-1)).toMatchObject({
    label: "fourth colour",
    cells: [{ text: "−1.5", bounds: "−1.5 to −1.5" }, {}, {}],
  });
});

test.each([
  // 1.96 standard errors of 1,000 games are 3.1 %.
  [0.5, "50%", "46–54%"],
  [0, "0%", "0–1%"],
  [1, "100%", "99–100%"],
])("the interval of the share %d has bounds that are rounded outwards", (share, text, bounds) => {
  const takes = Array<number[]>(27).fill(shareSums(share));
  expect(section({ ...measured, takes }, "take").rows[0]?.cells[0]).toMatchObject({ text, bounds });
});

test("the axis of the points per game is cut at whole points around all intervals", () => {
  const points = [29.2, 30.4, 29.8, 31.7].map(meanSums);
  expect(section({ ...measured, points }, "seat").columns[1]).toMatchObject({ min: 29, max: 32 });
});
