import { beforeAll, expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { Review } from "../../engine/coach-protocol";
import type { Card, PileView, SeatView, View } from "../../engine/protocol";
import { isAction } from "../../game/game-text";
import { loadAllTexts, setLanguage } from "../../i18n";
import { LANGUAGES } from "../../i18n/languages";
import { collectedSentence, costSentence, decidedSentence } from "./story";

const finished = await viewWhere("finished", ({ phase }) => phase === "over");

beforeAll(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

function pile(counts: PileView["counts"], card: Card, cards: number, points: number, jokers = 0): PileView {
  return { card, cards: Array.from({ length: cards }, (_, id) => ({ id, card })), jokers, points, counts };
}

/** A finished game of a person, without a name or with one, against Bruno. */
function ended(winners: number[], mine: PileView[], theirs: PileView[], name: string | null = null): View {
  const [person, bot] = finished.seats as [SeatView, SeatView];
  const seats = [
    { ...person, kind: "human" as const, name, piles: mine },
    { ...bot, kind: "bot" as const, name: null, piles: theirs },
  ];
  const log = finished.log.filter((entry) => entry.kind !== "round" && "seat" in entry && entry.seat < 2);
  return { ...finished, players: 2, seats, log, result: { ranks: [], winners } };
}

const GREENS = pile("plus", "c3", 5, 21, 1);
const REDS = pile("plus", "c0", 3, 6);
const BLUE = pile("minus", "c5", 2, -3);
const PURPLE = pile("minus", "c6", 1, -1);
const TWOS = pile("bonus", "+2", 2, 4);

test("what was collected comes with its points, the best first, jokers included", () => {
  const view = ended([0], [BLUE, REDS, TWOS, GREENS], []);
  expect(collectedSentence(view, 0)).toBe(
    "You collected 6\u00a0×\u00a0green, 3\u00a0×\u00a0red and 2\u00a0×\u00a0+2: 31 points.",
  );
  expect(collectedSentence(ended([0], [GREENS], [], "Ana"), 0)).toBe("Ana collected 6\u00a0×\u00a0green: 21 points.");
  expect(collectedSentence(ended([0], [BLUE], []), 0)).toBe("");
});

test.each([
  [[], "No colour cost you a point."],
  [[BLUE], "One minus colour cost you 3 points."],
  [[BLUE, PURPLE], "2 minus colours cost you 4 points."],
])("a winner learns what it cost", (minus, words) => {
  expect(costSentence(ended([0], [GREENS, ...minus], [BLUE]), 0)).toBe(words);
  expect(costSentence(ended([0, 1], [GREENS, ...minus], [BLUE]), 0)).toBe(words);
});

test.each<[string, PileView[], PileView[], string]>([
  [
    "minus points",
    [GREENS, BLUE, PURPLE],
    [GREENS, PURPLE],
    "2 minus colours cost you 4 points; Bruno lost 1 point that way.",
  ],
  ["minus points alone", [GREENS, BLUE], [GREENS], "One minus colour cost you 3 points; Bruno had none."],
  ["plus points", [REDS, BLUE], [GREENS, BLUE], "Bruno’s best colours brought 21 points, yours 6 points."],
  ["+2 cards", [GREENS], [GREENS, TWOS], "Bruno’s +2 cards brought 4 points, yours none."],
])("a loser learns that somebody else won by %s", (_, mine, theirs, words) => {
  expect(costSentence(ended([1], mine, theirs), 0)).toBe(words);
});

const DECIDING = { round: 4, first: 0, end: 9, ply: 0, before: 0.36, after: 0.73 };
const LOST = { seat: 0, choices: 3, band: "blunder", best: "t2", lost: { share: [0.58], points: [] } };

/** A review that found a deciding round for the first seat, and what its move cost. */
function reviewed(deciding: object | null, decision: object = { ...LOST, band: "best" }): Review {
  return { seats: [{ deciding }], decisions: [decision], exact_from: null } as unknown as Review;
}

test("the round that decided the game has its move, and what it did to the chance", () => {
  const entry = finished.log.find(isAction);
  const words = decidedSentence(finished, reviewed(DECIDING), 0);
  expect(words).toMatch(
    /^Round\u00a04 decided the game\. .+\. In that round, your chance of winning went from 36% to 73%\.$/,
  );
  expect(words).toContain(entry?.kind === "take" ? "took row" : "drew a card");
  expect(decidedSentence(finished, reviewed({ ...DECIDING, round: null }), 0)).toContain(
    "One round decided the game. ",
  );
});

test("what the seat’s own move cost stands without what the round changed", () => {
  const words = decidedSentence(finished, reviewed({ ...DECIDING, after: 0 }, LOST), 0);
  expect(words).toMatch(/Better: Take row\u00a02\. Win chance lost by this move: ≈\u00a058%\.$/);
  expect(words).not.toContain("In that round");
  const byAnother = decidedSentence(finished, reviewed(DECIDING, { ...LOST, seat: 1 }), 0);
  expect(byAnother).toMatch(/Win chance lost by this move: .+\. In that round, your chance .+\.$/);
  expect(decidedSentence(finished, reviewed(DECIDING, { ...LOST, choices: 1 }), 0)).not.toContain("Better");
});

test("without such a round, or without its move, none is named", () => {
  expect(decidedSentence(finished, reviewed(null), 0)).toBe("No single round decided the game.");
  expect(decidedSentence({ ...finished, log: [] }, reviewed(DECIDING), 0)).toBe("No single round decided the game.");
});

test.each([...LANGUAGES])("in %s, no sentence has two spaces or a placeholder", async (tag) => {
  await setLanguage([tag]);
  const games = [null, "Ana"].flatMap((name) => [
    ended([0], [GREENS, BLUE], [], name),
    ended([0], [GREENS], [], name),
    ended([1], [GREENS, BLUE, PURPLE], [GREENS, BLUE], name),
    ended([1], [GREENS, BLUE], [GREENS], name),
    ended([1], [REDS], [GREENS], name),
    ended([1], [GREENS], [GREENS, TWOS], name),
    ended([1], [GREENS, pile("bonus", "+2", 1, 2)], [GREENS, TWOS], name),
  ]);
  for (const game of games) {
    const words = [
      collectedSentence(game, 0),
      costSentence(game, 0),
      decidedSentence(game, reviewed(DECIDING, LOST), 0),
    ].join("\n");
    expect(words).not.toMatch(/ {2}|[{}]|story-| [.,]/);
  }
  await setLanguage(["en"]);
});
