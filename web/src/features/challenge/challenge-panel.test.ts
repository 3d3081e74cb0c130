import { beforeAll, expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import { viewWhere } from "../../../testing/recordings";
import { loadAllTexts } from "../../i18n";
import { challengePanel } from "./challenge-panel";

const ended = await viewWhere("finished", ({ phase }) => phase === "over");
const SCORES = ended.seats.map(({ score }) => score);

beforeAll(loadAllTexts);

test.each([
  [3, "In this deal, Anna made 3 points more."],
  [-1, "You made 1 point more in this deal: Anna has been beaten."],
  [0, "The same deal, the same points: Anna and you."],
])("is beside one's own result with a difference of %i", (more, words) => {
  const drawn = markup(challengePanel(ended, { name: "Anna", scores: SCORES.map((score) => score + more) }));
  expect(drawn).toContain(words);
  expect(drawn.match(/<tr>/g)).toHaveLength(1 + ended.seats.length);
});
