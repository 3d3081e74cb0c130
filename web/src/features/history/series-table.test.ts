import { beforeEach, expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import { loadAllTexts, setLanguage, t } from "../../i18n";
import { seriesTable } from "./series-table";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

const VALUES = [
  { date: "2026-11-20", value: 12 },
  { date: "2026-11-21", value: 30 },
];

/** Return the cells of each row of a table. */
function rows(first?: number): string[][] {
  const rows = markup(seriesTable(VALUES, (value) => `${value} points`, first)).split("<tr ");
  return rows.slice(1).map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => cell));
}

test("a table has the number, the date and the value of each game", () => {
  const date = (text: string, day: string) => `<time datetime=${text} lang=en>${day}</time>`;
  expect(rows()).toEqual([
    ["game", "date", "value"].map((each) => t(`chart-${each}`)),
    ["1", date("2026-11-20", "20\u00a0Nov 2026"), "12 points"],
    ["2", date("2026-11-21", "21\u00a0Nov 2026"), "30 points"],
  ]);
});

test("the games of a table are numbered from the first that it shows", () => {
  expect(rows(8).map(([number]) => number)).toEqual([t("chart-game"), "8", "9"]);
});

test("a table is folded below its name", () => {
  expect(markup(seriesTable(VALUES, String))).toContain(`<summary>${t("chart-table")}</summary>`);
});
