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

describe("a section has a row for each kind, with the thirds of the game in order", () => {
  /** Return sums whose mean is the index. */
  const numbered = (length: number) => Array.from({ length }, (_, index) => meanSums(index));
  const percents = (length: number) => Array.from({ length }, (_, index) => shareSums(index / 100));

  function texts({ rows }: Section): (string | undefined)[][] {
    return rows.map(({ cells }) => cells.map((cell) => cell?.text));
  }

  test("turns by the points of the best row", () => {
    const { rows, columns } = section({ ...measured, takes: percents(27) }, "take");
    expect(rows[0]?.cells.map((cell) => cell?.text)).toEqual(["0%", "9%", "18%"]);
    expect(rows[8]?.cells.map((cell) => cell?.text)).toEqual(["8%", "17%", "26%"]);
    expect(columns).toEqual(["First third", "Second third", "Last third"].map((title) => ({ title, min: 0, max: 1 })));
  });

  test("turns by the cards of the best row", () => {
    const table = { ...measured, takes_by_cards: percents(9) };
    expect(texts(section(table, "cards"))).toEqual([
      ["0%", "3%", "6%"],
      ["1%", "4%", "7%"],
      ["2%", "5%", "8%"],
    ]);
    expect(section(table, "cards")).toMatchObject({
      finding: expect.stringContaining("5% of the time when the best one has 3 cards, and 3% of the time"),
      columns: [{ title: "First third", min: 0, max: 1 }, {}, {}],
      rows: [
        { label: "1 card", cards: ["back"] },
        { label: "2 cards", cards: ["back", "back"] },
        { label: "3 cards", cards: ["back", "back", "back"] },
      ],
    });
  });

  test("rows by their cards", () => {
    const { rows, columns } = section(
      { ...measured, row_sizes: [0.1, 0.3, 0.6].map(shareSums), row_gains: [-1, 3, 5.25].map(meanSums) },
      "rows",
    );
    expect(rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.text)])).toEqual([
      ["1 card", "10%", "−1.0"],
      ["2 cards", "30%", "3.0"],
      ["3 cards", "60%", "5.3"],
    ]);
    expect(columns).toMatchObject([
      { title: "Share of all rows", min: 0, max: 1 },
      { title: "Points at once", min: -1, max: 5.25 },
    ]);
  });

  test("special cards", () => {
    const specials = section({ ...measured, worth: numbered(18) }, "specials");
    expect(texts(specials)).toEqual([
      ["0.0", "1.0", "2.0"],
      ["3.0", "4.0", "5.0"],
    ]);
    expect(specials.rows).toMatchObject([
      { label: "joker", cards: ["joker"] },
      { label: "+2", cards: ["+2"] },
    ]);
    expect(specials.columns).toMatchObject(Array(3).fill({ min: 0, max: 5 }));
    expect(specials.finding).toContain("one more joker to be worth 1 point, and one more +2 card 4 points");
  });

  test("colours, each with the cards that stand for it", () => {
    const colours = section({ ...measured, worth: numbered(18) }, "colours");
    expect(texts(colours)).toEqual([
      ["6.0", "7.0", "8.0"],
      ["9.0", "10.0", "11.0"],
      ["12.0", "13.0", "14.0"],
      ["15.0", "16.0", "17.0"],
    ]);
    expect(colours.rows.map(({ label, cards }) => [label, cards.length])).toEqual([
      ["longest colour", 4],
      ["second colour", 3],
      ["third colour", 2],
      ["fourth colour", 1],
    ]);
    for (const { cards } of colours.rows) expect(new Set(cards).size).toBe(1);
    expect(colours.finding).toContain("longest colour to be worth 8 points, and one of the fourth colour 17 points");
  });

  test("seats in turn order, with the even share", () => {
    const seats = section({ ...measured, wins: [0.25, 0.26, 0.24, 0.25].map(shareSums), points: numbered(4) }, "seat");
    expect(seats.rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.text)])).toEqual([
      ["Starts", "25.0%", "0.0"],
      ["Second", "26.0%", "1.0"],
      ["Third", "24.0%", "2.0"],
      ["Fourth", "25.0%", "3.0"],
    ]);
    expect(seats.columns[0]).toMatchObject({ title: "Wins", min: 0, mark: 0.25 });
    expect(seats.legend).toBe("Dashed line: an even share, 25%. The scale of the points does not begin at 0.");
    expect(seats.rows[0]?.cells[0]?.bounds).toBe("22.4–27.8%");
  });
});

test("a share of wins has an axis that contains the even one", () => {
  const wins = Array<number[]>(4).fill(shareSums(0.01));
  expect(section({ ...measured, wins }, "seat").columns[0]).toMatchObject({ min: 0, max: 0.25 });
});

test.each(["seat", "take", "cards", "rows", "specials", "colours"] as const)(
  "without observations the section %s has neither finding nor figures",
  (name) => {
    const few = (sums: readonly unknown[]) => sums.map(() => [1, 1, 1, 1, 1]);
    const { wins, points, takes, takes_by_cards, row_sizes, row_gains, worth } = measured;
    const { finding, rows } = section(
      {
        ...measured,
        wins: few(wins),
        points: few(points),
        takes: few(takes),
        takes_by_cards: few(takes_by_cards),
        row_sizes: few(row_sizes),
        row_gains: few(row_gains),
        worth: few(worth),
      },
      name,
    );
    expect(finding).toBe("");
    expect(rows.flatMap(({ cells }) => cells).filter(Boolean)).toEqual([]);
  },
);

test.each([
  [-0.04, "0.0", "−0.1 to 0.0"],
  [0.04, "0.0", "0.0–0.1"],
])("the mean %d has no negative zero", (mean, text, bounds) => {
  const worth = Array<number[]>(18).fill(meanSums(mean));
  const { rows, finding } = section({ ...measured, worth }, "specials");
  expect(rows[0]?.cells[0]).toMatchObject({ text, bounds });
  expect(finding).toContain("to be worth 0 points");
});
