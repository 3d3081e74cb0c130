import { beforeAll, expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { loadAllTexts, setLanguage } from "../../i18n";
import { LANGUAGES } from "../../i18n/languages";
import { tableMarkdown } from "./markdown";
import { viewForOthers } from "./picture-view";

const late = await viewWhere("five-players-end", ({ phase }) => phase === "decide");
const over = await viewWhere("finished", ({ phase }) => phase === "over");

beforeAll(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test("rows and areas are tables", () => {
  const lines = tableMarkdown(viewForOthers(late), null).split("\n");
  expect(lines).toContain("| 1 | +2, 2 spaces left |");
  expect(lines).toContain("| 3 | taken by Enya |");
  expect(lines).toContain(
    "| Clio | 15 | 2\u00a0×\u00a0red, 2\u00a0×\u00a0green, 4\u00a0×\u00a0turquoise, 1\u00a0×\u00a0blue, 1\u00a0×\u00a0purple, 1\u00a0×\u00a0+2 |",
  );
});

test("each table has a heading, a rule and a line for each row or seat", () => {
  const [bold, words, rows, seats, ...others] = tableMarkdown(viewForOthers(late), null).split("\n\n");
  expect(bold).toMatch(/^\*\*Coloretto, .*\*\*$/);
  expect(words).toMatch(/^Golden joker, grey: .* Row 1: \+2, 2 spaces left\./);
  expect(rows?.split("\n").slice(0, 3)).toEqual(["| Row | Cards |", "| --- | --- |", "| 1 | +2, 2 spaces left |"]);
  expect(seats?.split("\n").slice(0, 2)).toEqual(["| Player | Total | Cards |", "| --- | --- | --- |"]);
  expect([rows?.split("\n").length, seats?.split("\n").length, others]).toEqual([7, 7, []]);
});

test("rows and areas without cards say so", () => {
  const rows = late.rows.map((row) => ({ ...row, cards: [], taken_by: null }));
  const seats = late.seats.map((seat) => ({ ...seat, piles: seat.piles.map((pile) => ({ ...pile, cards: [] })) }));
  const lines = tableMarkdown(viewForOthers({ ...late, rows, seats }), null).split("\n");
  expect(lines).toContain("| 1 | empty, 3 spaces left |");
  expect(lines).toContain("| Clio | 15 | No cards yet |");
});

test("a finished game has no rows", () => {
  const text = tableMarkdown(viewForOthers(over), null);
  expect(text).toMatch(/^\*\*Coloretto, .* wins\*\*/);
  expect(text).not.toContain("| Row |");
});

test("a name cannot break the table or add markup", () => {
  const seats = late.seats.map((seat, index) => (index === 1 ? { ...seat, name: "a|b *c* [d](e) <f>" } : seat));
  const text = tableMarkdown(viewForOthers({ ...late, seats }), null);
  expect(text).toContain("| a\\|b \\*c\\* \\[d\\](e) \\<f\\> | 17 |");
});

test("link and text of the position are at the end", () => {
  const link = { text: "4cb15", url: "https://example.org/?pos=4cb15", label: "picture-open-position" };
  const text = tableMarkdown(viewForOthers(late), link);
  expect(text.endsWith("[Play from this position](https://example.org/?pos=4cb15)\n\n`4cb15`")).toBe(true);
});

test.each(LANGUAGES)("every text exists in %s", async (tag) => {
  await setLanguage([tag]);
  expect(tableMarkdown(viewForOthers(late), null)).not.toMatch(/picture-|seat-|row-/);
  await setLanguage(["en"]);
});
