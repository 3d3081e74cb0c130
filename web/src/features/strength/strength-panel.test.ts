import { beforeEach, expect, test } from "vitest";
import { game, skill } from "../../../testing/finished-games";
import { intents, markup } from "../../../testing/markup";
import { loadAllTexts, setLanguage, t } from "../../i18n";
import { intervalWords, placeName, placeWords, strengthPanel, waitWords } from "./strength-panel";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test.each([
  [0, "You play at Beginner level"],
  [1.2, "You play at Casual level"],
  [1.21, "You play between Casual and Intermediate level"],
  [2.9, "You play at Advanced level"],
])("the place %d in words", (value, words) => {
  expect(placeWords(value)).toBe(words);
});

test.each([
  [1.2, "Casual"],
  [1.21, "Casual–Intermediate"],
])("the place %d as a name", (value, name) => {
  expect(placeName(value)).toBe(name);
});

test.each([
  [3, 1.6, 4.4, "After 9 games: somewhere between Intermediate and Expert."],
  [1.5, 0.4, 2.1, "After 9 games: somewhere between Beginner and Intermediate."],
  [2, 1.4, 2.4, "After 9 games: somewhere between Casual and Intermediate."],
])("the interval of %d from %d to %d is named by the nearest levels", (value, low, high, words) => {
  expect(intervalWords({ value, low, high }, 9)).toBe(words);
});

test.each([
  [1.5, 0.96, 2.13],
  [3, 2.6, 3.4],
  [2.4, 2.2, 2.45],
])("the interval of %d from %d to %d is not named if the place says as much", (value, low, high) => {
  expect(intervalWords({ value, low, high }, 9)).toBe("After 9 games.");
});

const GAMES = [1, 2, 3].map((number) => game(number, { skill: skill(0.1, 2), edition: "golden" }));
const FIRST = { value: 1, low: 0, high: 2 };
const LATEST = { value: 2, low: 1, high: 5 };
const RATINGS = { ratings: [FIRST, LATEST], games: 7, missing: 0 };

/** Return the texts of the elements with a tag, without markup inside them. */
function texts(page: string, tag: string): string[] {
  return [...page.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inside = ""]) =>
    inside.replace(/<[^>]*>/g, "").trim(),
  );
}

test("the button deals an even game at the table of the latest one", () => {
  const query = { players: "4", edition: "golden", scoring: "brown", level: "regular" };
  expect(intents(strengthPanel(GAMES, RATINGS))).toEqual([
    { type: "open", source: { from: "engine", game: { query } } },
  ]);
});

test("the rating is shown in words and as a mark with its interval on the ladder of levels", () => {
  const page = markup(strengthPanel(GAMES, RATINGS));
  expect(page).toContain(`<p class="verdict">${placeWords(2)}</p>`);
  expect(page).toContain(".style=--low: 20%; --value: 40%; --high: 100%");
  expect([...page.matchAll(/--at: (\d+)%/g)].map(([, place]) => Number(place))).toEqual([0, 20, 40, 60, 80, 100]);
  expect(page).toContain(`${intervalWords(LATEST, 7)} ${t("strength-even", { level: "Intermediate" })}`);
  expect(texts(page, "button")).toEqual([t("strength-play", { level: "Intermediate" })]);
});

test("the course of the rating is a line in the band of its intervals, and a table of the games it is of", () => {
  const page = markup(strengthPanel(GAMES, RATINGS));
  expect(page).toContain('class="band" d=M0 60L100 0L100 80L0 100Z');
  expect(page).toContain('class="line" d=M0 80L100 60');
  expect(page).toContain('class="levels" d=M0 0H100M0 20H100M0 40H100M0 60H100M0 80H100M0 100H100');
  expect(texts(page, "th").slice(3)).toEqual(["2", "3"]);
  expect(texts(page, "td").filter((_, index) => index % 2 === 1)).toEqual(["Casual", "Intermediate"]);
  expect([...page.matchAll(/datetime=(\S+)/g)].map(([, date]) => date)).toEqual(GAMES.slice(1).map(({ at }) => at));
  expect(markup(strengthPanel(GAMES, { ...RATINGS, ratings: [LATEST] }))).not.toContain("<figure");
});

test.each([
  [0, 2, "Your strength appears here after 2 more games."],
  [1, 2, "Your strength appears here after 1 more game."],
  [2, 2, "Your strength appears here once games have been reviewed."],
])("%i games that wait for their review count among the %i that are missing", (waiting, missing, words) => {
  const unreviewed = Array.from({ length: waiting }, (_, number) => ({ ...game(number), skill: null, hints: 0 }));
  const withHints = { ...game(9), skill: null, hints: 1 };
  expect(waitWords([...unreviewed, withHints], { ratings: [], games: 1, missing })).toBe(words);
});

test.each([
  ["so many games are missing", { ratings: [], games: 1, missing: 2 }, GAMES, false],
  ["the engine still rates the games", null, GAMES, true],
  ["no game has been rated yet", null, [game(1)], false],
])("there is no rating: %s", (_, ratings, games, isAwaited) => {
  const page = markup(strengthPanel(games, ratings));
  expect(page).not.toMatch(/rating|figure/);
  expect(page.includes("class=awaited ")).toBe(isAwaited);
  expect(page.includes(t("strength-wait", { count: 2 }))).toBe(ratings !== null);
  expect(page).toContain(t("strength-about"));
  expect(markup(strengthPanel(games, ratings, true))).toBe("");
});

test("at the end of a game, only the present rating is shown", () => {
  const page = markup(strengthPanel(GAMES, RATINGS, true));
  expect(page).toMatch(/<strength-panel \?brief=true><section class=panel /);
  expect(page).toContain(placeWords(2));
  expect(page).not.toMatch(/<figure/);
  expect(page).not.toContain(t("strength-about"));
});
