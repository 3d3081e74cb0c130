import { beforeAll, expect, test } from "vitest";
import { loadAllTexts } from "../../i18n";
import type { WrongChoice } from "../protocol";
import { loadWorkshopTexts } from "../texts/texts";
import { wrongWords } from "./task-panel";

const CHOICE: WrongChoice = {
  code: "fourth-colour",
  position: "3cb15 …",
  state: {
    rules: 1,
    players: 2,
    edition: "classic",
    scoring: "brown",
    marker_depth: 15,
    colours: ["c0", "c1"],
    areas: [{}, { c1: 3, "+2": 1 }],
    rows: [
      { capacity: 3, cards: ["c1", "c0"], taken: false },
      { capacity: 3, cards: ["joker"], taken: false },
      { capacity: 3, cards: [], taken: false },
    ],
    out: [false, false],
    current: 1,
    phase: "decide",
    drawn: null,
    last_round: false,
    unseen: {},
    supply: 0,
  },
  action: ["take", 0],
  right: [["take", 1]],
  gains: [3, -1, 0],
};

beforeAll(() => Promise.all([loadAllTexts(), loadWorkshopTexts()]));

test("a wrong take is said with its cards, its points and the better row", () => {
  expect(wrongWords(CHOICE)).toEqual([
    "In this position your bot has 3\u00a0×\u00a0orange, 1\u00a0×\u00a0+2.",
    "Your bot took row 1 (orange, red), which changes its score by +3.",
    "Row 2 (joker) would change the bot’s score by −1.",
    "Look at the colours: the fourth one and those after it cost points, now and with each further card.",
  ]);
});

test("a wrong place and a wrong draw are said", () => {
  const place = { ...CHOICE, state: { ...CHOICE.state, drawn: "c4" }, action: ["place", 2], right: [["place", 1]] };
  expect(wrongWords(place as WrongChoice).slice(1, 3)).toEqual([
    "Your bot placed turquoise in row 3 (empty).",
    "Row 2 (joker) would be better.",
  ]);
  expect(wrongWords({ ...CHOICE, action: ["draw"] }).slice(1, 3)).toEqual([
    "Your bot drew a card.",
    "Row 2 (joker) would change the bot’s score by −1.",
  ]);
  expect(wrongWords({ ...CHOICE, right: [["draw"]] })[2]).toBe("Drawing a card would be better.");
});

test("too few wins and a fault are said", () => {
  expect(wrongWords({ code: "wins", wins: 0.314, needed: 0.6, games: 40 })).toEqual([
    "Your bot won 31% of 40 games; it needs 60%.",
  ]);
  expect(wrongWords({ code: "fault", message: "Line 2: x", position: null })).toEqual(["Your bot failed: Line 2: x"]);
});
