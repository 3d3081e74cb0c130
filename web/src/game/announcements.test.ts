import { expect, test } from "vitest";
import { viewWhere } from "../../testing/recordings";
import type { LogEntry } from "../engine/protocol";
import { announcementSentences, answerSentences, choiceSentences, turnSentences } from "./announcements";

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

test("a turn is told to a person and to nobody else", () => {
  expect(turnSentences(start)).toEqual(["Your turn: draw a card."]);
  expect(turnSentences(placing)).toEqual([expect.stringMatching(/^Place the .* card in a row\.$/)]);
  expect(turnSentences(bots)).toEqual([]);
  expect(turnSentences(over)).toEqual([]);
});

test("what can be chosen is told by the names of its controls", () => {
  expect(choiceSentences(start)).toEqual(["Draw a card.", "57 draws to the last round."]);
  const rows = choiceSentences(placing);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toBe("Place in row 1: empty, 3 spaces left. Taking it would then be 1 point more.");
  expect(choiceSentences(bots)).toEqual([]);
});

test("the last round is told with each decision, rows that cannot be chosen are not", () => {
  const [draw, round, ...rows] = choiceSentences(late);
  expect([draw, round]).toEqual(["Draw a card.", "Last round."]);
  expect(rows.map((row) => row.slice(0, 10))).toEqual(["Take row 1", "Take row 2"]);
});

test("the jokers are told with a suggestion and what it scores", () => {
  expect(choiceSentences(jokers)).toEqual([
    "Suggested: Joker 1: Red.",
    "Your score with this choice: 18.",
    "Confirm jokers.",
  ]);
});

test("what happened is told, and who thinks when a bot is to act", () => {
  expect(announcementSentences({ cause: null, entries: [DRAW], view: start })).toEqual(["You drew red."]);
  expect(announcementSentences({ cause: null, entries: [DRAW], view: bots })).toEqual([
    "You drew red.",
    "Bruno is thinking.",
  ]);
  expect(announcementSentences({ cause: null, entries: [], view: null })).toEqual([]);
});

test("the end is told with all scores and who has won", () => {
  expect(announcementSentences({ cause: null, entries: [{ kind: "over", discarded: [] }], view: over })).toEqual([
    "The game is over.",
    "Final scores: You: 18, Bruno: 17, Clio: 22, Dario: 19, Enya: 11. Clio wins",
  ]);
});

test("undo and redo are told, and practice with its reason the first time only", () => {
  const told = (cause: "undone" | "redone" | "practice", view = practice) =>
    announcementSentences({ cause, entries: [], view });
  expect(told("undone", start)).toEqual(["Undone."]);
  expect(told("redone", start)).toEqual(["Redone."]);
  expect(told("undone")).toEqual(["Undone.", "Practice."]);
  expect(told("practice")).toEqual([expect.stringMatching(/^Undone\. A move was taken back .* practice\.$/)]);
});

test("a row that cannot be chosen says why by its name", () => {
  const [refused, reason] = answerSentences({ kind: "refusal", row: 2 }, late);
  expect(refused).toBe("Not possible now.");
  expect(reason).toBe("Row 3: taken by Enya.");
});

test("a draw that is not possible says what is to be done instead", () => {
  expect(answerSentences({ kind: "refusal", row: null }, placing)).toEqual([
    "Not possible now.",
    ...turnSentences(placing),
  ]);
  expect(answerSentences({ kind: "refusal", row: 1 }, jokers)).toEqual([
    "Not possible now.",
    "Give your jokers a colour.",
  ]);
});

test("everybody's scores and cards are told", () => {
  const told = answerSentences({ kind: "scores" }, late);
  for (const name of ["You: 16 points.", "Bruno: 17 points.", "Enya: 11 points."]) expect(told).toContain(name);
  expect(told).toContain("3 turquoise, 8 plus, one joker counted in.");
  expect(told.length).toBe(late.seats.length + late.seats.flatMap(({ piles }) => piles).length);
});

test("what lies in the rows and what is left is told", () => {
  const told = answerSentences({ kind: "table" }, late);
  expect(told).toHaveLength(late.rows.length + 2);
  expect(told.slice(-2)).toEqual([`${late.supply.cards} cards in the supply.`, "Last round."]);
});

test("another colour for a joker tells what it scores", () => {
  expect(answerSentences({ kind: "jokers", score: -3 }, jokers)).toEqual(["Your score with this choice: −3."]);
});
