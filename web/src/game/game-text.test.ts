import { expect, test } from "vitest";
import { views, viewWhere } from "../../testing/recordings";
import type { LogEntry, RowView, SeatView, View } from "../engine/protocol";
import { loadAllTexts } from "../i18n";
import * as words from "./game-text";
import { emptyView } from "./view-queries";

const ROW: RowView = { capacity: 3, cards: [], taken_by: null, place: null, take: null, gain: null };
const NAMES = ["You", "Bruno"];
const [person, bot] = emptyView.seats as [SeatView, SeatView, ...SeatView[]];
const late = await viewWhere("five-players-end", ({ supply }) => supply.draw !== null);
const over = await viewWhere("five-players-end", ({ phase }) => phase === "over");

function cards(...kinds: ("c0" | "c1" | "joker")[]) {
  return kinds.map((card, id) => ({ id, card }));
}

function sentences(...entries: LogEntry[]): string[] {
  return words.logSentences(entries, emptyView);
}

test("cards have names", () => {
  expect(words.cardWords(["c0", "+2", "joker", "golden"])).toBe("red, +2, joker, golden joker");
});

test("one person without a name is you, several are numbered, bots have names", () => {
  expect(words.seatNames(emptyView)).toEqual(["You", "Bruno", "Clio", "Dario"]);
  expect(words.seatNames({ ...emptyView, seats: [person, person, bot] })).toEqual(["Player 1", "Player 2", "Clio"]);
  expect(words.seatNames({ ...emptyView, seats: [bot, { ...person, name: "Ana" }] })).toEqual(["Iris", "Ana"]);
});

test("only a single person without a name is addressed as you", () => {
  expect(words.isYou(emptyView, 0)).toBe(true);
  expect(words.isYou(emptyView, 1)).toBe(false);
  expect(words.isYou({ ...emptyView, seats: [{ ...person, name: "Ana" }, bot] }, 0)).toBe(false);
  expect(words.isYou({ ...emptyView, seats: [person, person] }, 0)).toBe(false);
});

test.each<[Partial<RowView>, string]>([
  [{}, "Row 1: empty, 3 spaces left"],
  [{ cards: cards("c0", "c1") }, "Row 1: red, orange, one space left"],
  [{ cards: cards("c0", "c1", "joker") }, "Row 1: red, orange, joker, full"],
  [{ taken_by: 0 }, "Row 1: taken by you"],
  [{ taken_by: 1 }, "Row 1: taken by Bruno"],
  [{ place: "p1", gain: 1 }, "Place in row 1: empty, 3 spaces left. Taking it would then mean 1 point more"],
  [{ take: "t1", cards: cards("c0"), gain: -4 }, "Take row 1: red; 4 points less"],
  [{ take: "t1", cards: cards("c0"), gain: 0 }, "Take row 1: red; no change in points"],
])("a row that is %j is called %j", (row, name) => {
  expect(words.rowName({ ...ROW, ...row }, 0, NAMES)).toBe(name);
});

test("an action has the name of its control", () => {
  expect(words.actionWords("d", late)).toBe("Draw a card");
  expect(words.actionWords("t1", late)).toMatch(/^Take row 1: /);
  const placing = { ...emptyView, rows: [ROW, { ...ROW, place: "p2" }] };
  expect(words.actionWords("p2", placing)).toBe("Place in row 2: empty, 3 spaces left");
});

test.each([
  [
    { card: "c4", cards: cards("c0", "c1"), jokers: 1, points: 8, counts: "plus" },
    "3 turquoise: plus 8, one joker included",
  ],
  [{ card: "c2", cards: cards("c0"), jokers: 0, points: -1, counts: "minus" }, "1 yellow: minus 1"],
  [{ card: "+2", cards: cards("c0", "c0"), jokers: 0, points: 4, counts: "bonus" }, "2 +2 cards: plus 4"],
  [{ card: "joker", cards: cards("joker"), jokers: 0, points: 0, counts: "joker" }, "1 joker"],
  [{ card: "joker", cards: cards("joker", "joker"), jokers: 0, points: 0, counts: "joker" }, "2 jokers"],
] as const)("a pile %j is called %j", (pile, name) => {
  expect(words.pileWords({ ...pile, cards: [...pile.cards] })).toBe(name);
});

test("points and shares have a sign", () => {
  expect([6, 0, -3].map(words.signed)).toEqual(["+6", "0", "−3"]);
  expect(words.percent(0.14)).toBe("14%");
  expect([0.06, 0, -0.03].map(words.signedPercent)).toEqual(["+6%", "0%", "−3%"]);
});

test.each([
  [0, "0%"],
  [1e-12, "0%"],
  [0.0001, "<1%"],
  [0.0049, "<1%"],
  [0.005, "1%"],
  [0.994, "99%"],
  [0.995, ">99%"],
  [0.9999, ">99%"],
  [1 - 1e-12, "100%"],
  [1, "100%"],
])("a share of %d is written %s", async (share, text) => {
  await loadAllTexts();
  expect(words.percent(share)).toBe(text);
});

test("a bot is named by its level, and by its style if it has one", () => {
  expect(words.botWord("expert", null)).toBe("Expert");
  expect(words.botWord("expert", "early-leaver")).toBe("Expert · Early bird");
});

test("unknown levels and styles are shown by their codes", () => {
  expect(words.levelWord("master")).toBe("Master");
  expect(words.levelWord("grandmaster")).toBe("grandmaster");
  expect(words.styleWord("early-leaver")).toBe("Early bird");
  expect(words.styleWord("sleeper")).toBe("sleeper");
});

const turn: View = { ...emptyView, current: 0, waiting_for: "human" };
const draws = { ...emptyView.supply, draw: "d" };
test.each<[View, string]>([
  [{ ...turn, supply: draws }, "Your turn: draw a card"],
  [{ ...turn, supply: draws, rows: [ROW, { ...ROW, take: "t2" }] }, "Your turn: draw or take a row"],
  [{ ...turn, rows: [{ ...ROW, take: "t1" }] }, "Your turn: take a row"],
  [{ ...turn, phase: "place", drawn: { id: 1, card: "c0" } }, "Place the red card"],
  [{ ...turn, phase: "place", drawn: { id: 1, card: "joker" } }, "Place the joker"],
  [{ ...turn, phase: "jokers" }, "Choose a colour for each joker"],
  [{ ...turn, current: 1, waiting_for: "bot" }, "Bruno is thinking"],
  [{ ...turn, seats: [{ ...person, name: "Ana" }, bot], supply: draws }, "Ana: draw a card"],
  [{ ...turn, waiting_for: null }, "You to move"],
  [{ ...turn, waiting_for: null, phase: "jokers" }, "Choose a colour for each joker"],
  [{ ...turn, phase: "over", current: null }, "The game is over"],
  [{ ...turn, phase: "over", current: 1 }, "The game is over"],
  [{ ...turn, current: null }, "The game is over"],
])("the prompt %#", (view, prompt) => {
  expect(words.prompt(view)).toBe(prompt);
});

test("draws, placements and taken rows are actions; other entries of the log are not", () => {
  const kinds = ["draw", "place", "take", "round", "last_round", "over"];
  expect(kinds.filter((kind) => words.isAction({ kind } as LogEntry))).toEqual(["draw", "place", "take"]);
});

test("a draw followed by its placement makes one sentence", () => {
  const draw = { kind: "draw", seat: 1, card: "c0" } as const;
  const place = { kind: "place", seat: 1, card: "c0", row: 2 } as const;
  expect(sentences(draw)).toEqual(["Bruno drew a card: red."]);
  expect(sentences(draw, place)).toEqual(["Bruno placed a card in row 3: red."]);
  expect(sentences(place, place)).toHaveLength(2);
  expect(sentences(draw, { ...place, seat: 2 })).toEqual([
    "Bruno drew a card: red.",
    "Clio placed a card in row 3: red.",
  ]);
});

test.each<[LogEntry, string]>([
  [{ kind: "round", round: 1, seat: 0, discarded: [] }, "Round 1. You begin."],
  [
    { kind: "round", round: 2, seat: 1, discarded: ["c0", "c1"] },
    "Round 2. Bruno begins. Out of the game: red, orange.",
  ],
  [{ kind: "round", round: null, seat: 0, discarded: [] }, "A new round. You begin."],
  [{ kind: "round", round: null, seat: 1, discarded: ["c0"] }, "A new round. Bruno begins. Out of the game: red."],
  [{ kind: "take", seat: 0, row: 0, cards: ["c0"], revealed: null }, "You took row 1: red."],
  [
    { kind: "take", seat: 1, row: 0, cards: ["golden"], revealed: "c2" },
    "Bruno took row 1: golden joker. Turned over by the golden joker: yellow.",
  ],
  [{ kind: "last_round", seat: 1 }, "The last-round card is out: this is the last round."],
  [{ kind: "over", discarded: ["+2"] }, "The game is over. Out of the game: +2."],
])("the log describes %j", (entry, sentence) => {
  expect(sentences(entry)).toEqual([sentence]);
});

test("the winners are listed, the player as you and several together", () => {
  const won = (...winners: number[]) => words.winnersLine({ ...over, result: { ranks: [], winners } });
  expect(won(0)).toBe("You win!");
  expect(won(2)).toBe("Clio wins");
  expect(won(0, 1, 2)).toBe("Shared victory: You, Bruno and Clio");
  expect(words.winnersLine({ ...over, result: null })).toBe("");
});

test("the scores are listed by seat", () => {
  expect(words.scoresLine(over)).toBe("You: 18, Bruno: 17, Clio: 22, Dario: 19, Enya: 11");
});

test("every view of the recordings has complete texts", async () => {
  for (const name of ["four-players", "five-players-end", "five-players-start", "two-people", "practice"]) {
    for (const view of await views(name)) {
      const names = words.seatNames(view);
      const sentences = [
        words.prompt(view),
        ...words.logSentences(view.log, view),
        ...view.rows.map((row, index) => words.rowName(row, index, names)),
        ...view.seats.flatMap(({ piles }) => piles.map(words.pileWords)),
      ];
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\{|^[a-z-]+$|^$/);
    }
  }
});
