import { expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts, setLanguage } from "../../i18n";
import {
  chanceChart,
  curveSample,
  decidingDot,
  decidingLine,
  decidingSentence,
  patternOf,
  placeOf,
  seatCurve,
  xOf,
  yOf,
} from "./chance-chart";

await setLanguage(["en"]);
await loadAllTexts();

test("a certain win is at the top, and the end of the game on the right", () => {
  expect([yOf(1), yOf(0.25), yOf(0)]).toEqual([0, 75, 100]);
  expect([xOf(0, 80), xOf(20, 80), xOf(80, 80)]).toEqual([0, 25, 100]);
});

test("a game without a ply has its only position on the left", () => {
  expect(xOf(0, 0)).toBe(0);
});

test("a mark is placed from the upper left", () => {
  expect(placeOf({ x: xOf(1, 4), y: yOf(0.9) })).toBe("inset-inline-start: 25%; inset-block-start: 10%");
});

test("every seat has a pattern of its own, and the selected one is solid", () => {
  const seats = [0, 1, 2, 3, 4];
  expect(new Set(seats.map((seat) => patternOf(seat, false))).size).toBe(5);
  expect(seats.map((seat) => patternOf(seat, true))).toEqual(seats.map(() => "none"));
});

const ROUND = { round: 2, first: 1, end: 3, ply: 1, before: 0.5, after: 0.75 };
const CHANCES = [0.25, 0.5, 1, 0.75, 0.75];

test("the round that decided a game is drawn over its plies, with a dot after its move", () => {
  expect(markup(decidingLine(CHANCES, ROUND, 1))).toContain('class="turn curve-1" d=M25 50L50 0L75 25');
  expect(markup(decidingDot(CHANCES, ROUND, 1))).toContain("inset-inline-start: 50%; inset-block-start: 0%");
});

test("the scale has lines and figures at the top, in the middle and at the bottom", () => {
  const chart = markup(chanceChart({ lines: "LINES", marks: "MARKS" }));
  expect([...chart.matchAll(/<span>(.*?)<\/span>/g)].map(([, figure]) => figure)).toEqual(["100%", "50%", "0%"]);
  expect([...chart.matchAll(/<line [^>]*y1=(\d+) y2=(\d+)>/g)].map(([, ...ends]) => ends)).toEqual([
    ["0", "0"],
    ["50", "50"],
    ["100", "100"],
  ]);
  expect(chart).toMatch(/LINES\s*<\/svg>\s*MARKS/);
});

test("only the curve of the selected seat is solid and has an area below it", () => {
  expect(markup(seatCurve(CHANCES, 2, true))).toMatch(
    /class="below curve-2" d="(M0 75[^V]*)V100H0Z".*class="curve curve-2 selected" d=\1\s+stroke-dasharray=none/s,
  );
  const other = markup(seatCurve(CHANCES, 2, false));
  expect(other).not.toMatch(/below|selected/);
  expect(other).toContain(`stroke-dasharray=${patternOf(2, false)}`);
});

test("the legend shows a piece of each curve", () => {
  expect(markup(curveSample(3, false))).toMatch(/class="curve curve-3 " d=M1 4h38\s+stroke-dasharray=12 4 2 4/);
});

test.each([
  [0, "In that round, your chance of winning went from 50% to 75%."],
  [1, "In that round, Bo’s chance of winning went from 50% to 75%."],
])("what the deciding round changed for seat %i is said to the player or of a name", (seat, sentence) => {
  const seats = [
    { kind: "human", name: null },
    { kind: "bot", name: "Bo" },
  ] as never;
  expect(decidingSentence({ ...emptyView, seats }, ROUND, seat)).toBe(sentence);
});
