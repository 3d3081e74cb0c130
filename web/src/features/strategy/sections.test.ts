import { beforeEach, describe, expect, test } from "vitest";
import type { Axis, Estimate, Figures, TableFigures } from "../../engine/lab-figures";
import { loadAllTexts, setLanguage } from "../../i18n";
import { type Section, sectionsOf } from "./sections";
import shipped from "./strategy.json";

const FIGURES = shipped as unknown as Figures;

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

/** Return rows of cells with the value of each, and an interval of a tenth around it. */
function cells(...rows: number[][]): Estimate[][] {
  return rows.map((row) => row.map((value) => [value, value - 0.05, value + 0.05]));
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
  ["more", "With 4 players, the seat that starts wins 30.0% of the games: more than the even share of 25%."],
  ["fewer", "With 4 players, the seat that starts wins 30.0% of the games: less than the even share of 25%."],
  ["even", "With 4 players, the seat that starts wins 30.0% of the games: 25% would be even, and the difference may"],
] as const)("the finding about the first seat says that its share is %j", (verdict, words) => {
  const seat = { ...measured.seat, verdict, rows: cells([0.3, 20]) };
  expect(section({ ...measured, seat }, "seat").finding).toContain(words);
});

test("the finding about taking is of the row that the lab names", () => {
  const rows = measured.take.rows.map((_, index) => (index === 6 ? cells([0.9, 0.5, 0.3])[0] : null) ?? []);
  const { finding, rows: shown } = section({ ...measured, take: { ...measured.take, row: 6, rows } }, "take");
  expect(finding).toContain("When the best row brings 5 points, they take a row 90% of the time");
  expect(finding).toContain("and 30% of the time in the last");
  expect(shown.map(({ label }) => label)).toEqual([
    "−1 point or less",
    ...["0 points", "1 point", "2 points", "3 points", "4 points", "5 points", "6 points"],
    "7 points or more",
  ]);
});

test("the finding about rows is of the number of cards that the lab names", () => {
  const rows = { ...measured.rows, row: 0, rows: cells([0.6, 1.5], [0.3, 3], [0.1, 5]) };
  expect(section({ ...measured, rows }, "rows").finding).toBe(
    "60% of the rows they take have 1 card and bring 1.5 points at once on average.",
  );
});

test.each<[Estimate, string, string]>([
  [[0.5, 0.46, 0.54], "50%", "46–54%"],
  [[0.58, 0.57, 0.58], "58%", "57–58%"],
  [[0, 0, 0.01], "0%", "0–1%"],
  [[1, 0.99, 1], "100%", "99–100%"],
])("the share %j in words", (estimate, text, bounds) => {
  const take = { ...measured.take, rows: [[estimate]] };
  expect(section({ ...measured, take }, "take").rows[0]?.cells[0]).toMatchObject({ text, bounds });
});

test.each<[Estimate, string, string]>([
  [[-1.5, -1.6, -1.4], "−1.5", "−1.6 to −1.4"],
  [[0, -0.1, 0], "0.0", "−0.1 to 0.0"],
  [[2, 1.9, 2.1], "2.0", "1.9–2.1"],
])("the mean %j in words", (estimate, text, bounds) => {
  const colours = { ...measured.colours, rows: [[estimate]] };
  expect(section({ ...measured, colours }, "colours").rows[0]?.cells[0]).toMatchObject({ text, bounds });
});

describe("a section has a row for each kind, with the thirds of the game in order", () => {
  function texts({ rows }: Section): (string | undefined)[][] {
    return rows.map(({ cells }) => cells.map((cell) => cell?.text));
  }

  test("turns by the cards of the best row", () => {
    const rows = cells([0.1, 0.2, 0.3], [0.4, 0.5, 0.6], [0.7, 0.8, 0.9]);
    const shown = section({ ...measured, cards: { ...measured.cards, rows } }, "cards");
    expect(texts(shown)).toEqual([
      ["10%", "20%", "30%"],
      ["40%", "50%", "60%"],
      ["70%", "80%", "90%"],
    ]);
    expect(shown).toMatchObject({
      finding: expect.stringContaining("80% of the time when the best one has 3 cards, and 20% of the time"),
      columns: ["First third", "Second third", "Last third"].map((title) => ({ title, min: 0, max: 1 })),
      rows: [
        { label: "1 card", cards: ["back"] },
        { label: "2 cards", cards: ["back", "back"] },
        { label: "3 cards", cards: ["back", "back", "back"] },
      ],
    });
  });

  test("rows by their cards", () => {
    const axes: Axis[] = [
      [0, 1],
      [-1.1, 5.3],
    ];
    const rows = { row: 2, axes, rows: cells([0.1, -1], [0.3, 3], [0.6, 5.2]) };
    const shown = section({ ...measured, rows }, "rows");
    expect(texts(shown)).toEqual([
      ["10%", "−1.0"],
      ["30%", "3.0"],
      ["60%", "5.2"],
    ]);
    expect(shown.columns).toEqual([
      { title: "Share of all rows", min: 0, max: 1 },
      { title: "Points at once", min: -1.1, max: 5.3 },
    ]);
  });

  test("special cards", () => {
    const rows = cells([0, 1, 2], [3, 4, 5]);
    const shown = section({ ...measured, specials: { ...measured.specials, rows } }, "specials");
    expect(shown.rows).toMatchObject([
      { label: "joker", cards: ["joker"] },
      { label: "+2", cards: ["+2"] },
    ]);
    expect(shown.finding).toContain("one more joker to be worth 1 point, and one more +2 card 4 points");
  });

  test("colours, each with the cards that stand for it", () => {
    const rows = cells([6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17]);
    const shown = section({ ...measured, colours: { ...measured.colours, rows } }, "colours");
    expect(shown.rows.map(({ label, cards }) => [label, cards.length])).toEqual([
      ["longest colour", 4],
      ["second colour", 3],
      ["third colour", 2],
      ["fourth colour", 1],
    ]);
    for (const { cards } of shown.rows) expect(new Set(cards).size).toBe(1);
    expect(shown.finding).toContain("longest colour to be worth 8 points, and one of the fourth colour 17 points");
  });

  test("seats in turn order, with the even share", () => {
    const rows = cells([0.25, 20], [0.26, 21], [0.24, 22], [0.25, 23]);
    const seats = section({ ...measured, seat: { ...measured.seat, rows } }, "seat");
    expect(seats.rows.map(({ label }) => label)).toEqual(["Starts", "Second", "Third", "Fourth"]);
    expect(texts(seats)[1]).toEqual(["26.0%", "21.0"]);
    expect(seats.columns).toMatchObject([{ title: "Wins", mark: 0.25 }, { title: "Average points" }]);
    expect(seats.legend).toBe("Dashed line: an even share, 25%. The scale of the points does not begin at 0.");
    expect(seats.rows[0]?.cells[0]?.bounds).toBe("20.0–30.0%");
  });
});

test.each(["seat", "take", "cards", "rows", "specials", "colours"] as const)(
  "without observations the section %s has neither finding nor figures",
  (name) => {
    const chart = { ...measured[name], row: null, rows: measured[name].rows.map((row) => row.map(() => null)) };
    const { finding, rows } = section({ ...measured, [name]: chart }, name);
    expect(finding).toBe("");
    expect(rows.flatMap(({ cells }) => cells).filter(Boolean)).toEqual([]);
  },
);

describe("the rules of thumb hold at the measured tables", () => {
  const tables = (side: string, counts: readonly number[]) =>
    FIGURES.tables.filter(({ scoring, players }) => scoring === side && counts.includes(players));
  const [early, late] = [0, 2];
  const value = (cell: Estimate | null | undefined) => cell?.[0] ?? Number.NaN;

  test("at a table of four, 5 points are taken early, and 7 are left late", () => {
    for (const { take } of tables("brown", [4])) {
      expect(value(take.rows[5 - FIGURES.lowest_gain]?.[early])).toBeGreaterThan(0.5);
      expect(value(take.rows.at(-1)?.[late])).toBeLessThan(0.5);
    }
  });

  test("seven out of ten rows taken are full with three or more players", () => {
    for (const { rows } of tables("brown", [3, 4, 5])) expect(value(rows.rows[2]?.[0])).toBeGreaterThanOrEqual(0.68);
  });

  test("a joker is worth more than two +2 cards", () => {
    for (const { specials } of tables("brown", [2, 3, 4, 5]))
      specials.rows[0]?.forEach((joker, third) => {
        expect(value(joker)).toBeGreaterThan(2 * value(specials.rows[1]?.[third]));
      });
  });

  test("late, a card of the fourth colour is worth next to nothing", () => {
    for (const { colours } of tables("brown", [4])) expect(value(colours.rows[3]?.[late])).toBeLessThan(0.5);
  });

  test("on the grey side, two out of three rows taken have a single card", () => {
    for (const { rows } of tables("grey", [3, 4])) expect(value(rows.rows[0]?.[0])).toBeGreaterThan(0.64);
  });
});
