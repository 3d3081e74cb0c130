import { nothing } from "lit";
import { beforeEach, expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import { viewWhere } from "../../../testing/recordings";
import type { Review } from "../../engine/coach-protocol";
import { loadAllTexts, setLanguage } from "../../i18n";
import { type Ending, endingDetails, recordedEnding, storyPanel } from "./ending-panel";

const view = await viewWhere("finished", ({ phase, seats }) => phase === "over" && seats[1]?.kind === "bot");
const seat = { ...view.seats[0], score: 40 };
const table = { ...view, seats: [seat, ...view.seats.slice(1)] } as typeof view;
const UNUSUAL = { ...table, marker_depth: view.marker_depth + 1 };
const LEVELS = Object.fromEntries(
  ["newcomer", "casual", "regular", "strong", "expert", "master"].map((level, at) => [
    level,
    { lowest: 40, below: [0.5 + at / 100, 1] },
  ]),
);
const ATLAS = { [`${view.players}-${view.scoring}-${view.edition}`]: { games: 1, levels: LEVELS } };
const DECIDING = { round: 1, first: 1, end: 2, ply: 1, before: 0.5, after: 0.9 };
const PARTS = { picture: "the picture", news: nothing, isBest: false };

beforeEach(async () => {
  const depths = { [view.edition]: view.marker_depth };
  vi.stubEnv("VITE_TABLES", JSON.stringify({ options: { default_marker_depth: depths } }));
  await loadAllTexts();
  await setLanguage(["en"]);
});

/** A review of a game in which the chance of the first seat was this, before the first ply and after each. */
function reviewed(deciding: typeof DECIDING | null): Review {
  const curve = [0.5, 0.5, 0.9].map((chance) => ({ share: [chance, 1 - chance], points: [] }));
  return { curve, seats: [{ deciding }], decisions: [], exact_from: null } as unknown as Review;
}

function ending(change: Partial<Ending> = {}): Ending {
  return { view: table, review: reviewed(DECIDING), atlas: ATLAS, ...change };
}

test("the story has three sentences, the picture, and one line on the score", () => {
  const drawn = markup(storyPanel(ending(), PARTS));
  expect(drawn).toMatch(/You collected .* cost you .*Round\u00a01 decided the game\./s);
  expect(drawn).toContain("the picture");
  expect(drawn).toMatch(/40 points: more than in \d+ of 100 games by computer players at \w+ level\./);
});

test("a best score is announced with what it is worth", () => {
  expect(markup(storyPanel(ending(), PARTS))).not.toContain("Your best score");
  expect(markup(storyPanel(ending(), { ...PARTS, isBest: true }))).toMatch(
    /level\. <strong>Your best score so far\.<\/strong>/,
  );
});

test.each([
  ["working", "The coach is going through the game"],
  ["failed", "The coach could not go through this game."],
] as const)("a review that is %j keeps the room of the sentence and of the picture", (review, words) => {
  const drawn = markup(storyPanel(ending({ review }), PARTS));
  expect(drawn).toContain(words);
  expect(drawn).toMatch(/class="frame"/);
  expect(drawn).toMatch(/You collected .*cost you/s);
});

test("a game that the coach does not go through has neither", () => {
  const drawn = markup(storyPanel(ending({ review: null }), PARTS));
  expect(drawn).not.toMatch(/class="decided"|class="frame"/);
  expect(drawn).toContain("You collected");
});

test.each<[string, Partial<Ending>]>([
  ["an unusual last-round card", { view: UNUSUAL }],
  ["a table that was not measured", { atlas: {} }],
  ["bots of no level", { view: { ...table, seats: table.seats.map((each) => ({ ...each, level: null })) } }],
])("the score is not compared with %s", (_, change) => {
  expect(markup(storyPanel(ending(change), PARTS))).toContain('<p class="worth"></p>');
});

test("the course of the game marks the round that decided it", () => {
  const drawn = markup(endingDetails(ending()));
  expect(drawn).toContain('d="M0 50L50 50L100 10V100H0Z"');
  expect(drawn).toContain('class="turn curve-0" d=M50 50L100 10');
  expect(drawn).toContain('class="dot curve-0" .style=inset-inline-start: 100%; inset-block-start: 10%');
  expect(markup(endingDetails(ending({ review: reviewed(null) })))).not.toMatch(/turn curve|dot curve/);
  expect(markup(endingDetails(ending({ review: "working" })))).not.toContain("chance-chart");
});

test("a recorded game has the worth of its score alone", () => {
  const drawn = markup(recordedEnding(ending({ review: null })));
  expect(drawn).toContain("What 40 points are worth");
  expect(drawn).not.toContain("You collected");
});

test("every level has a bar for the share of its scores that are lower", () => {
  const drawn = markup(recordedEnding(ending({ review: null })));
  const bars = [
    ...drawn.matchAll(/<span>([^<]*)<\/span>\s*<span [^>]*--value: ([\d.]+)[^>]*><\/span>\s*<strong>(\d+)%/g),
  ];
  expect(bars.map(([, level, value, percent]) => [level, Number(value), Number(percent)])).toEqual(
    ["Beginner", "Casual", "Intermediate", "Advanced", "Expert", "Master"].map((level, at) => [
      level,
      0.5 + at / 100,
      50 + at,
    ]),
  );
  expect(drawn).toContain("At least 1 games at each level");
});

test("a score with an unusual last-round card was not measured; at another table nothing is said", () => {
  const unusual = markup(endingDetails(ending({ view: UNUSUAL })));
  expect(unusual).toContain("has been measured only with the last-round card in its default place");
  expect(unusual).not.toContain("<strong>");
  for (const atlas of [null, {}]) expect(markup(recordedEnding(ending({ atlas })))).not.toContain("ending-worth");
});
