import { beforeEach, expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts, setLanguage } from "../../i18n";
import { botDialog } from "./bot-dialog";

const FIGURES = { share: 0.31, lost: 0.0162, blunders: 0.0003 };
const TEXTS = [
  "At a table of four, wins 31% of its games against three Intermediate opponents (25% would be an even share)",
  "Gives away 0.016 points per decision",
  "Costly mistakes (3 points or more) in 0.03% of its decisions",
];

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test.each([0, 1, 3])("the card of a bot shows only measured figures, such as the first %i", (measured) => {
  const figures = Object.fromEntries(Object.entries(FIGURES).slice(0, measured));
  const levels = ["newcomer", "strong"].map((level) => ({ level, ...(level === "strong" && figures) }));
  vi.stubEnv("VITE_TABLES", JSON.stringify({ options: { levels } }));
  const seat = { ...emptyView.seats[1], kind: "bot", level: "strong" } as (typeof emptyView.seats)[number];
  const card = markup(botDialog("bot-1", { ...emptyView, seats: emptyView.seats.with(1, seat) }, "workshop.html"));
  expect(card).toContain("Level\u00a02 of 2");
  expect([...card.matchAll(/<li>\s*<span>(.*?)<\/span>/g)].map(([, words]) => words)).toEqual(TEXTS.slice(0, measured));
});

test.each([
  ["a closed one", undefined, emptyView],
  ["one without a game", "bot-2", null],
  ["one of a smaller table", "bot-2", { ...emptyView, seats: emptyView.seats.slice(0, 2) }],
] as const)("%s is empty", (_, dialog, view) => {
  expect(markup(botDialog(dialog, view, "workshop.html"))).not.toContain("<h2");
});
