import { expect, test } from "vitest";
import { viewWhere } from "../../testing/recordings";
import type { LogEntry } from "../engine/protocol";
import { loadAllTexts } from "../i18n";
import { announcementSentences, answerSentences, choiceSentences, turnSentences } from "./announcements";
import { emptyView } from "./view-queries";

const start = await viewWhere("four-players", ({ supply }) => supply.draw !== null);
const placing = await viewWhere(
  "four-players",
  ({ phase, waiting_for }) => phase === "place" && waiting_for === "human",
);
const bots = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "bot");
const late = await viewWhere("five-players-end", ({ supply }) => supply.draw !== null);
const jokers = await viewWhere("five-players-end", ({ phase }) => phase === "jokers");
const over = await viewWhere("five-players-end", ({ phase }) => phase === "over");
const practice = await viewWhere("practice", (view) => view.practice);
const DRAW: LogEntry = { kind: "draw", seat: 0, card: "c0" };

test("only a person's turn has a prompt", () => {
  expect(turnSentences(start)).toEqual(["Your turn: draw a card."]);
  expect(turnSentences(placing)).toEqual([expect.stringMatching(/^Place the .* card\.$/)]);
  expect(turnSentences(bots)).toEqual([]);
  expect(turnSentences(over)).toEqual([]);
});

test("choices are named like their controls", () => {
  expect(choiceSentences(start)).toEqual(["Draw a card.", "57 draws until last round."]);
  const rows = choiceSentences(placing);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toBe("Place in row 1: empty, 3 spaces left. Taking it would then mean 1 point more.");
  expect(choiceSentences(bots)).toEqual([]);
});

test("a selected move is announced, and after a cancel the prompt", async () => {
  await loadAllTexts();
  const sentences = (action: string | null) => answerSentences({ kind: "selection", action }, start);
  expect(["d", "p3", "t2", null].map(sentences)).toEqual([
    ["Press again to draw a card."],
    ["Press again to place in row\u00a03."],
    ["Press again to take row\u00a02."],
    ["Your turn: draw a card."],
  ]);
});

test("choices include the last round and exclude blocked rows", () => {
  const [draw, round, ...rows] = choiceSentences(late);
  expect([draw, round]).toEqual(["Draw a card.", "Last round."]);
  expect(rows.map((row) => row.slice(0, 10))).toEqual(["Take row 1", "Take row 2"]);
});

test("joker choices include a suggestion and its score", () => {
  expect(choiceSentences(jokers)).toEqual(["Suggested: Joker 1: Red.", "Your score with this choice: 18.", "Confirm."]);
});

test("an announcement includes the events and which bot is to act", () => {
  expect(announcementSentences({ cause: null, entries: [DRAW], view: start })).toEqual(["You drew a card: red."]);
  expect(announcementSentences({ cause: null, entries: [DRAW], view: bots })).toEqual([
    "You drew a card: red.",
    "Bruno is thinking.",
  ]);
  expect(announcementSentences({ cause: null, entries: [], view: null })).toEqual([]);
});

test("the end is announced with all scores and the winners", () => {
  expect(announcementSentences({ cause: null, entries: [{ kind: "over", discarded: [] }], view: over })).toEqual([
    "The game is over.",
    "Final scores: You: 18, Bruno: 17, Clio: 22, Dario: 19, Enya: 11. Clio wins",
  ]);
});

test("undo, redo and practice are announced, with the reason for practice once only", () => {
  const sentences = (cause: "undone" | "redone" | "practice", view = practice) =>
    announcementSentences({ cause, entries: [], view });
  expect(sentences("undone", start)).toEqual(["Undone."]);
  expect(sentences("redone", start)).toEqual(["Redone."]);
  expect(sentences("undone")).toEqual(["Undone.", "Practice."]);
  expect(sentences("practice")).toEqual([expect.stringMatching(/^A move was taken back .* practice only\.$/)]);
});

test("a row that cannot be chosen is answered with its name", () => {
  const [refused, reason] = answerSentences({ kind: "refusal", row: 2 }, late);
  expect(refused).toBe("That’s not possible right now.");
  expect(reason).toBe("Row 3: taken by Enya.");
});

test("a draw that is not possible is answered with the prompt", () => {
  expect(answerSentences({ kind: "refusal", row: null }, placing)).toEqual([
    "That’s not possible right now.",
    ...turnSentences(placing),
  ]);
  expect(answerSentences({ kind: "refusal", row: 1 }, jokers)).toEqual([
    "That’s not possible right now.",
    "Choose a colour for each joker.",
  ]);
});

test("the scores answer lists every seat's points and cards, jokers with their colours only", () => {
  const sentences = answerSentences({ kind: "scores" }, late);
  for (const name of ["You: 16 points.", "Bruno: 17 points.", "Enya: 11 points."]) expect(sentences).toContain(name);
  expect(sentences).toContain("3 turquoise: plus 8, one joker included.");
  const counted = late.seats.flatMap(({ piles }) => piles).filter(({ counts }) => counts !== "joker");
  expect(sentences.length).toBe(late.seats.length + counted.length);
});

test("the table answer lists the rows and the supply", () => {
  const sentences = answerSentences({ kind: "table" }, late);
  expect(sentences).toHaveLength(late.rows.length + 2);
  expect(sentences.slice(-2)).toEqual([`${late.supply.cards} cards in the supply.`, "Last round."]);
});

test("a joker preview is answered with its score", () => {
  expect(answerSentences({ kind: "jokers", score: -3 }, jokers)).toEqual(["Your score with this choice: −3."]);
});

test("the table is announced row by row", () => {
  const rows = answerSentences({ kind: "table" }, start).slice(0, start.rows.length);
  for (const [index, row] of rows.entries()) expect(row).toMatch(new RegExp(`^Row ${index + 1}: `));
});

test("a seat without cards says so", () => {
  expect(answerSentences({ kind: "scores" }, emptyView).slice(0, 2)).toEqual(["You: 0 points.", "No cards yet."]);
});

test("a refused row says why it cannot be chosen, a refused draw what can be done", () => {
  const refusal = (row: number | null, view = start) => answerSentences({ kind: "refusal", row }, view)[1];
  expect(refusal(0)).toMatch(/^Row 1: /);
  expect(refusal(null)).toBe("Your turn: draw a card.");
  expect(refusal(9)).toBe("Your turn: draw a card.");
  expect(refusal(0, jokers)).toBe("Choose a colour for each joker.");
});
