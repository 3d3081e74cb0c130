import { beforeAll, expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import { exchanges, viewWhere } from "../../../testing/recordings";
import type { ActionExplanation, Reason, Review } from "../../engine/coach-protocol";
import { hasMessage, loadAllTexts } from "../../i18n";
import { actionName, amount, BAND_SYMBOLS, bandLabel, lossSentences, nudgeTexts, reasonText } from "./coach-text";

beforeAll(loadAllTexts);

const view = await viewWhere("four-players", () => true);
const hint = { choices: [], band: 0.02, nodes: 1, exact: false, reasons: [] };

test.each<[Reason, string]>([
  [{ code: "gains", points: 4 }, "This row gains 4 points; no other row gains more."],
  [{ code: "loses_least", points: 1 }, "Every row costs points; this one costs the least (1 point)."],
  [{ code: "denies", seat: 1, points: 2.04 }, "It denies Bruno their best row, 2 points better than the next best."],
  [{ code: "denies", seat: 0, points: 2 }, "It denies you your best row, 2 points better than the next best."],
  [{ code: "joker", cards: 2 }, "There are 2 jokers in it."],
  [{ code: "spoils", seat: 0, points: 1 }, "The card makes the row 1 point worse for you."],
  [{ code: "keeps_clean", row: 1, points: 3 }, "In row\u00a02, the best one, the card would cost 3 points."],
  [{ code: "fills" }, "It fills the row."],
  [{ code: "last_round_near", draws: 0 }, "Next draw: last round."],
  [{ code: "last_round_near", draws: 2 }, "2 more draws until the last round."],
  [{ code: "helps", points: 2 }, "The card makes the row 2 points better for the player who placed it."],
  [{ code: "little_to_take", points: 1 }, "So far, no row is worth more than 1 point."],
  [{ code: "spoils", seat: 3, points: 2 }, "The card makes the row 2 points worse for Dario."],
  [{ code: "joker", cards: 1 }, "There is a joker in it."],
  [{ code: "plus_twos", cards: 2 }, "The +2 cards in it (2) always count."],
  [
    { code: "avoids_fourth_colour", colours: 2, row: 2, colours_there: 4 },
    "That keeps it to 2 colours; row\u00a03 would make it 4.",
  ],
  [
    { code: "nobody_wants", row: 0, points: 3 },
    "Row\u00a01 is the best one, and nobody else gains from it: it can wait.",
  ],
  [
    { code: "likely_better", share: 0.25, points: 1.5 },
    "25% of the cards would make a row better than the current best, by 1.5 points on average.",
  ],
  [
    { code: "likely_better", share: 1, points: 2 },
    "Any card would make a row better than the current best, by 2 points on average.",
  ],
  [{ code: "last_round_near", draws: 3 }, "3 more draws until the last round."],
  [{ code: "last_round" }, "It is the last round."],
])("the reason %j has its sentence", (reason, words) => {
  expect(reasonText(reason, view)).toBe(words);
});

test("every reason in the recorded games has a sentence", async () => {
  const whys = (await exchanges("coach")).flatMap(({ request, answer }) =>
    request.method === "why" && "result" in answer ? [answer.result as ActionExplanation] : [],
  );
  const reasons = whys.flatMap((why) => why.reasons);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reasonText(reason, view)).not.toMatch(/reason-|undefined|\{/);
});

test("a nudge names the best kind of action and what to look at", () => {
  expect(nudgeTexts({ ...hint, kind: "take", close: false, look_at: "gains" })).toEqual([
    "Taking a row looks best.",
    "Which row gains you the most?",
  ]);
  expect(nudgeTexts({ ...hint, kind: "draw", close: true, look_at: null })).toEqual([
    "Drawing looks good, but something else is about as good.",
  ]);
});

test("actions have names without their context", () => {
  expect(["d", "p3", "t1"].map(actionName)).toEqual(["Draw a card", "Place in row\u00a03", "Take row\u00a01"]);
});

test.each([
  [{ choices: 3, band: "blunder" }, null, ["Better: Draw a card. Win chance lost by this move: ≈\u00a014%."]],
  [{ choices: 3, band: "blunder" }, 1, ["Better: Draw a card. Win chance lost by this move: ≈\u00a014%."]],
  [{ choices: 3, band: "blunder" }, 0, ["Better: Draw a card. Win chance lost by this move: 14%."]],
  [{ choices: 3, band: "best" }, null, []],
  [{ choices: 1, band: "blunder" }, null, []],
])("of the decision %j, exact from ply %j on, it says what was lost", (change, exact_from, sentences) => {
  const decision = { seat: 1, best: "d", lost: { share: [0, 0.14], points: [0, 2] }, ...change };
  const review = { decisions: [decision], exact_from } as unknown as Review;
  expect(lossSentences(review, 0)).toEqual(sentences);
  expect(lossSentences(review, 1)).toEqual([]);
});

test("a loss looks no larger than its band allows", () => {
  const lossOf = (share: number) =>
    lossSentences(
      {
        decisions: [{ seat: 0, best: "d", choices: 2, band: "inaccuracy", lost: { share: [share], points: [0] } }],
        exact_from: 0,
      } as unknown as Review,
      0,
    )[0]?.match(/\d+%/)?.[0];
  expect([0.0996, 0.1, 0.29].map(lossOf)).toEqual(["9%", "10%", "29%"]);
});

test("a rating has a symbol, hidden from screen readers, and a word", () => {
  expect(markup(bandLabel("blunder"))).toBe(
    '<span class="band blunder"><span aria-hidden="true">??</span> Blunder</span>',
  );
});

test("points are rounded to a tenth", () => {
  expect([1, 2.04, 0.96, -1.25].map(amount)).toEqual(["1 point", "2 points", "1 point", "−1.2 points"]);
});

test("every band has a symbol and a word", () => {
  for (const band of Object.keys(BAND_SYMBOLS)) expect(hasMessage(`band-${band}`)).toBe(true);
});
