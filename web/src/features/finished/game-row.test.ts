import { beforeEach, expect, test, vi } from "vitest";
import { game, idOf } from "../../../testing/finished-games";
import { markup } from "../../../testing/markup";
import { MAX_NOTE_LENGTH } from "../../history/backup/validate";
import type { FinishedGame, GameSeat } from "../../history/types";
import { loadAllTexts, setLanguage } from "../../i18n";
import { rowRenderer } from "./game-row";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

const PERSON: GameSeat = { kind: "human", level: null, style: null };

function bot(level: string): GameSeat {
  return { kind: "bot", level, style: null };
}

/** Return the markup of a row, with its spaces as a browser shows them. */
function row(change: Partial<FinishedGame> = {}, isOpen = false): string {
  const context = { month: "month-2026-10", isOpen, toggle: vi.fn(), mark: vi.fn() };
  return markup(rowRenderer()(game(1, change), context)).replace(/[\n ]+/g, " ");
}

/** Return the words that a row shows. */
function words(change: Partial<FinishedGame> = {}, isOpen = false): string {
  return shown(row(change, isOpen));
}

function shown(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/[\n ]+/g, " ")
    .trim();
}

/** Return what a row has between a tag with this class and the end of its kind of tag. */
function part(html: string, name: string, tag: string): string {
  return html.match(new RegExp(`<${tag} class="?${name}"?[^>]*>(.*?)</${tag}>`))?.[1] ?? "";
}

test("a row has the place, result, opponents, table and date of a game", () => {
  expect(words()).toBe(
    "1 30 points 1st place Opponents: Intermediate 4 players, classic, brown side Classic, brown side 1 Oct 15:00",
  );
});

test("the result and the date name the button that opens the row, with the month", () => {
  const [date, result] = [`finished-date-${idOf(1)}`, `finished-result-${idOf(1)}`];
  const html = row();
  expect(html).toContain(`aria-labelledby="${date} month-2026-10 ${result}"`);
  expect(html).toContain(`aria-controls="finished-${idOf(1)}"`);
  expect(html).toContain(`<p class="date" id=${date}><time datetime=2026-10-01T01:00:00Z lang=en>`);
  expect(html).toContain(`class=result id=${result}>`);
});

test("only a game that the person won looks so", () => {
  expect(row()).toMatch(/^<div class=row won>/);
  expect(row({ ranks: [2, 1, 3, 4] })).toMatch(/^<div class=row>/);
});

test("the place is that of the person", () => {
  const { seats } = game(1);
  expect(shown(part(row({ seats, ranks: [3, 1, 2, 4] }), "place", "span"))).toBe("3");
});

test("where several people played, a face takes the place of the place", () => {
  const html = row({ seats: [PERSON, PERSON, bot("regular"), bot("regular")] });
  expect(html).toContain('<seat-face class="place"');
  expect(part(html, "place", "span")).toBe("");
});

test("a closed row shows the scores of several people, and an open one all results", () => {
  const seats = [PERSON, bot("regular"), PERSON, bot("regular")];
  const each = "30 points 1st place 10 points 3rd place";
  expect(shown(part(row({ seats }), "result", "p"))).toBe(`30\u00a0· 10 ${each}`);
  const open = row({ seats }, true);
  expect(shown(part(open, "result several", "p"))).toBe(each);
});

test("the results of several people are read aloud in full, not as their scores", () => {
  const html = row({ seats: [PERSON, bot("regular"), PERSON, bot("regular")] });
  expect(html).toContain('<strong aria-hidden="true">30');
  expect(part(part(html, "result", "p"), "visually-hidden", "span")).not.toBe("");
});

test("a closed row counts the opponents that it has no room for; an open one names all", () => {
  const seats = [PERSON, bot("newcomer"), bot("regular"), bot("expert")];
  const all = "Beginner, Intermediate, Expert";
  expect(shown(part(row({ seats }), "players", "p"))).toBe(`Opponents: Beginner, Intermediate +1 ${all}`);
  expect(shown(part(row({ seats }, true), "players", "p"))).toBe(`Opponents: ${all}`);
});

test("the names of few opponents are there once", () => {
  const seats = [PERSON, bot("newcomer"), bot("newcomer"), bot("newcomer")];
  expect(shown(part(row({ seats }), "players", "p"))).toBe("Opponents: Beginner");
});

test.each([
  ["a person who won wears the winner's face", [1, 2, 3, 4], ["winner", "1", "2", "3"]],
  ["the faces are in the order of the places", [3, 2, 4, 1], ["3", "1", "human", "2"]],
  ["those who share a place are in the order of their seats", [2, 1, 1, 1], ["1", "2", "3", "human"]],
])("%s", (_, ranks, faces) => {
  const [, part = ""] = row({ ranks }).match(/<span class="faces">(.*?)<\/span> <span class="visually-hidden">/) ?? [];
  expect(part.match(/(?<=--face-)\w+|(?<=\.kind=)\w+/g)).toEqual(faces);
});

test("the tags of a game are listed, each by itself", () => {
  const tags = part(row({ practice: true, hints: 2 }), "tags", "p");
  expect(tags.match(/(?<=class="tag">)[^<]*/g)).toEqual(["Practice", "2 hints"]);
  expect(row()).not.toContain('class="tags"');
});

test("a note is shown in full, in its own direction", () => {
  const note = "x".repeat(MAX_NOTE_LENGTH);
  expect(row({ note })).toContain(`<p class="note" dir="auto" lang="">${note}</p>`);
  expect(row()).not.toContain('class="note"');
});

test.each([
  [{ favourite: true } as const, true],
  [{}, false],
])("the star of a game with %j is pressed: %s", (change, isPressed) => {
  expect(row(change)).toContain(`aria-pressed=${isPressed} aria-label=Favourite`);
});

test.each([true, false])("the button says whether the row is open: %s", (isOpen) => {
  expect(row({}, isOpen)).toContain(`aria-expanded=${isOpen}`);
});
