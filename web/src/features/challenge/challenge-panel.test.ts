import { beforeAll, expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import { viewWhere } from "../../../testing/recordings";
import { loadAllTexts } from "../../i18n";
import { challengePanel } from "./challenge-panel";

const ended = await viewWhere("finished", ({ phase }) => phase === "over");
const SCORES = ended.seats.map(({ score }) => score);

beforeAll(loadAllTexts);

test.each([
  [3, "Anna scored 3 more points in this deal."],
  [-1, "Anna has been beaten: you scored 1 more point in this deal."],
  [0, "Anna scored as many points in this deal as you."],
])("is beside one's own result with a difference of %i", (more, words) => {
  const drawn = markup(challengePanel(ended, { name: "Anna", scores: SCORES.map((score) => score + more) }));
  expect(drawn).toContain(words);
  expect(drawn.match(/<tr /g)).toHaveLength(1 + ended.seats.length);
});

test("both results are listed seat by seat, the player's own first", () => {
  const seats = ended.seats.map((seat, at) => ({ ...seat, kind: at === 1 ? ("human" as const) : ("bot" as const) }));
  const drawn = markup(challengePanel({ ...ended, seats }, { name: null, scores: SCORES.map((score) => score + 1) }));
  expect(drawn).toContain("<bdi>A friend</bdi>");
  const points = [...drawn.matchAll(/<td role="cell">(\d+)<\/td>/g)].map(([, each]) => Number(each));
  const order = [1, ...seats.keys()].filter((seat, at) => at === 0 || seat !== 1);
  expect(points).toEqual(order.flatMap((seat) => [SCORES[seat] ?? 0, (SCORES[seat] ?? 0) + 1]));
  expect(drawn.match(/Own points/g)).toHaveLength(1);
  expect(drawn.indexOf("Own points")).toBeLessThan(drawn.indexOf("<td", drawn.indexOf("<tbody")));
});
