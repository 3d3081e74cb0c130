import { nothing } from "lit";
import { beforeEach, expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import { viewWhere } from "../../../testing/recordings";
import type { Review } from "../../engine/coach-protocol";
import { isAction, logSentences } from "../../game/game-text";
import { loadAllTexts, setLanguage } from "../../i18n";
import { turnSection } from "./ending-panel";

const view = await viewWhere("finished", ({ phase, seats }) => phase === "over" && seats[1]?.kind === "bot");

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

/** A review of a game in which the chance of the first seat was this, before the first ply and after each. */
function reviewed(...chances: number[]): Review {
  return { curve: chances.map((chance) => ({ share: [chance, 1 - chance], points: [] })) } as unknown as Review;
}

test("the turning point is named with its move and with what it did to the chance", () => {
  const [, move] = view.log.filter(isAction);
  const [sentence] = logSentences(move ? [move] : [], view);
  expect(markup(turnSection(view, reviewed(0.5, 0.5, 0.9, 0.8), 0))).toContain(
    `${sentence} Your chance of winning went from 50% to 90%.`,
  );
  expect(markup(turnSection(view, reviewed(0.5, 0.5, 0.9, 0.8), 1))).toContain(
    `${sentence} That took Bruno’s chance of winning from 50% to 10%.`,
  );
});

test("the turning point is marked in the chart", () => {
  const drawn = markup(turnSection(view, reviewed(0.5, 0.5, 0.75), 0));
  expect(drawn).toContain('d="M0 50L50 50L100 25V100H0Z"');
  expect(drawn).toContain("M50 50L100 25");
  expect(drawn).toContain('class="dot curve-0" .style=inset-inline-start: 100%; inset-block-start: 25%');
  expect(drawn).toContain("<figcaption>Win chance over time</figcaption>");
});

test("its button shows the position after the move", () => {
  const { values } = turnSection(view, reviewed(0.5, 0.5, 0.9), 0);
  const button = values.at(-1) as unknown as { values: [(event: object) => void] };
  expect(markup(button)).toContain("View position");
  const dispatchEvent = vi.fn();
  button.values[0]({ currentTarget: { dispatchEvent } });
  expect(dispatchEvent.mock.lastCall).toMatchObject([{ type: "intent", detail: { type: "show-ply", ply: 2 } }]);
});

test("a turning point whose move is not known is none", () => {
  const drawn = markup(turnSection({ ...view, log: [] }, reviewed(0.5, 0.5, 0.9), 0));
  expect(drawn).toContain("No single move decided the game.");
});

test("a game without a turning point has the chart alone", () => {
  const drawn = markup(turnSection(view, reviewed(0.5, 0.52, 0.55), 0));
  expect(drawn).toContain("No single move decided the game.");
  expect(drawn).toContain("curve curve-0");
  expect(drawn).not.toMatch(/turn curve|dot curve|View position/);
});

test.each([
  ["working", "The coach is going through the game"],
  ["failed", "The coach could not go through this game."],
] as const)("a review that is %j keeps the room of the section", (review, words) => {
  const drawn = markup(turnSection(view, review, 0));
  expect(drawn).toContain("The turning point");
  expect(drawn).toContain(words);
  expect(drawn).not.toMatch(/<figure>|View position/);
  expect(turnSection(view, review, 0)).not.toBe(nothing);
});
