import { beforeAll, expect, test } from "vitest";
import { exchanges, viewWhere } from "../../../testing/recordings";
import type { ActionExplanation, Reason } from "../../engine/coach-protocol";
import { hasMessage, loadAllTexts } from "../../i18n";
import { actionName, amount, BAND_SYMBOLS, betterText, nudgeTexts, reasonText } from "./coach-text";

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
  [{ code: "keeps_clean", row: 1, points: 3 }, "In row 2, the best one, the card would cost 3 points."],
  [{ code: "fills" }, "It fills the row."],
])("the reason %j has its sentence", (reason, words) => {
  expect(reasonText(reason, view)).toBe(words);
});

test("every reason in the recorded games has a sentence", async () => {
  const whys = (await exchanges("coach")).flatMap(({ request, answer }) =>
    request.method === "why" && "result" in answer && !Object.hasOwn(answer.result as object, "thinking")
      ? [answer.result as ActionExplanation]
      : [],
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
  expect(["d", "p3", "t1"].map(actionName)).toEqual(["Draw a card", "Place in row 3", "Take row 1"]);
});

test("a better action comes with what the decision cost its player", () => {
  const decision = { seat: 1, best: "d", lost: { share: [0, 0.14], points: [0, 2] } };
  expect(betterText(decision as unknown as Parameters<typeof betterText>[0])).toBe(
    "Better: Draw a card. Win chance lost: 14%.",
  );
});

test("points are rounded to a tenth", () => {
  expect([1, 2.04, 0.96, -1.25].map(amount)).toEqual(["1 point", "2 points", "1 point", "−1.2 points"]);
});

test("every band has a symbol and a word", () => {
  for (const band of Object.keys(BAND_SYMBOLS)) expect(hasMessage(`band-${band}`)).toBe(true);
});
