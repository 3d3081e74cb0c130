import { beforeAll, expect, test } from "vitest";
import { exchanges, viewWhere } from "../../../testing/recordings";
import type { Reason, Why } from "../../engine/coach-protocol";
import { hasMessage, loadAllTexts } from "../../i18n";
import { actionName, amount, BAND_SIGNS, betterWords, nudgeWords, reasonWords } from "./coach-text";

beforeAll(loadAllTexts);

const view = await viewWhere("four-players", () => true);
const hint = { choices: [], band: 0.02, nodes: 1, exact: false, reasons: [] };

test.each<[Reason, string]>([
  [{ code: "gains", points: 4 }, "It brings 4 points; no row brings more."],
  [{ code: "loses_least", points: 1 }, "All rows cost points; this one costs least (1 point)."],
  [{ code: "denies", seat: 1, points: 2.04 }, "It takes Bruno’s best row away, 2 points better than the next one."],
  [{ code: "denies", seat: 0, points: 2 }, "It takes your best row away, 2 points better than the next one."],
  [{ code: "joker", cards: 2 }, "There are 2 jokers in it."],
  [{ code: "spoils", seat: 0, points: 1 }, "The card makes the row 1 point worse for you."],
  [{ code: "keeps_clean", row: 1, points: 3 }, "In row 2, the best one, the card would cost 3 points."],
  [{ code: "fills" }, "With it the row is full."],
])("the reason %j is worded", (reason, words) => {
  expect(reasonWords(reason, view)).toBe(words);
});

test("every reason of the recorded games is worded", async () => {
  const whys = (await exchanges("coach")).flatMap(({ request, answer }) =>
    request.method === "why" && "result" in answer && !Object.hasOwn(answer.result as object, "thinking")
      ? [answer.result as Why]
      : [],
  );
  const reasons = whys.flatMap((why) => why.reasons);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reasonWords(reason, view)).not.toMatch(/reason-|undefined|\{/);
});

test("a nudge says what kind of action looks best, and what to look at", () => {
  expect(nudgeWords({ ...hint, kind: "take", close: false, look_at: "gains" })).toEqual([
    "Taking a row looks best.",
    "Which row brings you most?",
  ]);
  expect(nudgeWords({ ...hint, kind: "draw", close: true, look_at: null })).toEqual([
    "Another card looks good, but something else is about as good.",
  ]);
});

test("actions have names by themselves", () => {
  expect(["d", "p3", "t1"].map(actionName)).toEqual(["Draw a card", "Place in row 3", "Take row 1"]);
});

test("a better action is told with what it cost who decided", () => {
  const decision = { seat: 1, best: "d", lost: { share: [0, 0.14], points: [0, 2] } };
  expect(betterWords(decision as unknown as Parameters<typeof betterWords>[0])).toBe(
    "Better: Draw a card. It cost 14% of the chance to win.",
  );
});

test("points are told to a tenth", () => {
  expect([1, 2.04, 0.96, -1.25].map(amount)).toEqual(["1 point", "2 points", "1 point", "−1.2 points"]);
});

test("every band has a sign and a word", () => {
  for (const band of Object.keys(BAND_SIGNS)) expect(hasMessage(`band-${band}`)).toBe(true);
});
