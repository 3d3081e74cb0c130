import { expect, test } from "vitest";
import { views, viewWhere } from "../../testing/recordings";
import type { LogEntry, PileView, RowView, SeatView, View } from "../engine/protocol";
import { anchorOf, nextTip, TIPS, type Tip, type TipsState, tipsAt } from "./tips";
import { emptyView } from "./view-queries";

const NONE: TipsState = { seen: [], shown: null };
const game = await views("four-players");
const deciding = await viewWhere(
  "five-players-end",
  ({ supply, rows }) => !!supply.draw && rows.some((row) => row.take),
);
const mustTake = await viewWhere(
  "five-players-end",
  ({ supply, rows }) => !supply.draw && rows.some((row) => row.take),
);

function tipFor(view: View, seen: readonly Tip[] = []): Tip | null {
  return nextTip(view, seen).shown;
}

test("the first game has tips for drawing and placing", () => {
  const [drawing, placing] = game;
  if (!drawing || !placing) throw new Error("no views");
  const first = tipsAt(drawing, NONE);
  expect(first.shown).toBe("draw");
  expect(tipsAt(placing, first)).toEqual({ seen: ["draw"], shown: "place" });
});

test("a tip stays for its moment and is shown once", () => {
  let tips = NONE;
  const shown: Tip[] = [];
  for (const view of game) {
    const before = tips.shown;
    tips = tipsAt(view, tips);
    if (tips.shown && tips.shown !== before) shown.push(tips.shown);
  }
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(new Set(shown).size).toBe(shown.length);
});

test("the most urgent tip comes first, and the next once it was seen", () => {
  expect(tipFor({ ...deciding, log: [] })).toBe("begin");
  expect(tipFor(deciding)).toBe("taken");
  expect(tipFor(deciding, ["taken"])).toBe("choose");
  expect(tipFor(deciding, ["taken", "choose"])).toBe("fourth");
  expect(tipFor(mustTake)).toBe("must-take");
  const rest: Tip[] = ["place"];
  for (let tip = tipFor(deciding, rest); tip; tip = tipFor(deciding, rest)) rest.push(tip);
  expect(rest).toContain("joker");
  expect(rest).toContain("last-round");
  expect(tipFor(deciding, rest)).toBeNull();
});

test("a full row and being out have their tips", () => {
  const [row] = deciding.rows;
  if (!row) throw new Error("no row");
  const full = { ...row, cards: Array.from({ length: row.capacity }, (_, id) => ({ id, card: "c0" as const })) };
  const allBut = (wanted: Tip) => TIPS.filter((tip) => tip !== wanted);
  expect(tipFor({ ...deciding, rows: [full] }, allBut("full"))).toBe("full");
  const seats = deciding.seats.map((seat) => ({ ...seat, out: true }));
  expect(tipFor({ ...deciding, waiting_for: "bot", seats }, allBut("out"))).toBe("out");
});

test("the end of the first game ends the tips", () => {
  expect(tipsAt({ ...emptyView, phase: "over" }, { seen: ["draw"], shown: "place" })).toEqual({
    seen: TIPS,
    shown: null,
  });
});

test("there is no tip while jokers are given colours", async () => {
  const jokers = await viewWhere("five-players-end", ({ phase }) => phase === "jokers");
  expect(tipFor(jokers)).toBeNull();
});

test("there is no tip in a game of bots only", () => {
  const bot = { ...emptyView.seats[1], out: true } as (typeof emptyView.seats)[number];
  expect(tipFor({ ...emptyView, waiting_for: "bot", seats: [bot, bot] })).toBeNull();
});

test("with several people the tip is for the one to act", async () => {
  const turns = await views("two-people");
  expect(turns.map((view) => tipFor(view))).not.toContain("out");
  expect(tipFor(turns[0] as View)).toBe("draw");
});

test("every tip has an anchor", () => {
  for (const tip of TIPS) expect(["supply", "rows", "own"]).toContain(anchorOf(tip));
});

test("a tip stays as long as its moment", () => {
  const [drawing] = game;
  if (!drawing) throw new Error("no views");
  const first = tipsAt(drawing, NONE);
  expect(tipsAt({ ...drawing }, first)).toEqual({ seen: [], shown: "draw" });
});

const [ROW] = emptyView.rows as [RowView];
const [PERSON, BOT] = emptyView.seats as [SeatView, SeatView, ...SeatView[]];
const TAKE: RowView = { ...ROW, take: "t2" };
const CARDS = [0, 1, 2].map((id) => ({ id, card: "c0" as const }));
const DRAWS = { ...emptyView.supply, draw: "d" };

function withPile(counts: PileView["counts"], seat = PERSON): SeatView {
  return { ...seat, piles: [{ card: "c0", cards: CARDS, jokers: 0, points: 6, counts }] };
}

const PLACED: LogEntry = { kind: "place", seat: 0, card: "c0", row: 1 };
const TAKEN: LogEntry = { kind: "take", seat: 1, row: 1, cards: ["c0"], revealed: null };
const ROUND: LogEntry = { kind: "round", round: 2, seat: 1, discarded: [] };
const TURN: Partial<View> = { supply: DRAWS };
const CHOICE: Partial<View> = { supply: DRAWS, rows: [TAKE] };
const PLACING: Partial<View> = { rows: [{ ...ROW, place: "p1" }] };

test("tips that load after the first card was placed begin with the next", () => {
  const view: View = { ...emptyView, current: 0, waiting_for: "human", log: [PLACED], ...CHOICE };
  expect(tipFor(view)).toBe("choose");
  expect(tipFor({ ...view, ...TURN, rows: [] })).toBeNull();
  expect(tipFor({ ...view, log: [{ ...PLACED, seat: 1 }] })).toBe("begin");
});

/** The tips of the first turns, in the order in which others' turns make a player meet them. */
test.each<[string, Partial<View>[], (Tip | null)[]]>([
  ["the player begins", [TURN, PLACING, CHOICE], ["draw", "place", "choose"]],
  ["another begins, and the player draws", [CHOICE, PLACING, CHOICE], ["begin", "place", "choose"]],
  ["another begins, and the player takes", [CHOICE, TURN, PLACING], ["begin", null, "place"]],
  ["another begins, and the player waits", [CHOICE, CHOICE, PLACING, TURN], ["begin", "begin", "place", null]],
  ["no row is left to take after the first card", [TURN, PLACING, TURN, CHOICE], ["draw", "place", null, "choose"]],
])("if %s, the tips are right in their order", (_, turns, wanted) => {
  let tips = NONE;
  const shown = turns.map((change) => {
    tips = tipsAt({ ...emptyView, current: 0, waiting_for: "human", ...change }, tips);
    return tips.shown;
  });
  expect(shown).toEqual(wanted);
});

/**
 * All tables of a first game at which others begin before the player, who draws in the first turn and takes in the
 * second: nothing is called a second time before it was done once.
 */
test.each(
  [2, 3, 4, 5].flatMap((players) => Array.from({ length: players }, (_, starter) => [players, starter] as const)),
)("at a table of %i that seat %i begins, the first tips are right", (players, starter) => {
  const bots = Array.from({ length: players - 1 }, () => BOT);
  const table = { ...emptyView, players, seats: [PERSON, ...bots] };
  const others = (from: number): View[] =>
    Array.from({ length: players - from }, (_, index) => ({
      ...table,
      current: from + index,
      waiting_for: "bot" as const,
    }));
  const own = (change: Partial<View>): View => ({ ...table, current: 0, waiting_for: "human", ...change });
  const isFirst = starter === 0;
  const course = [
    ...(isFirst ? [] : others(starter)),
    own(isFirst ? TURN : CHOICE),
    own(PLACING),
    ...others(1),
    own(CHOICE),
  ];
  let tips = NONE;
  const shown = course.flatMap((view) => {
    tips = tipsAt(view, tips);
    return view.waiting_for === "human" ? [tips.shown] : tips.shown === null ? [] : [tips.shown];
  });
  expect(shown).toEqual([isFirst ? "draw" : "begin", "place", "choose"]);
});

/** Whether it is the moment of a tip, if all others were seen. */
test.each<[Tip, boolean, string, Partial<View>]>([
  ["place", true, "the drawn card fits into one of the rows", { rows: [ROW, { ...ROW, place: "p2" }] }],
  ["place", false, "it fits into none", { rows: [ROW, ROW] }],
  ["choose", true, "a draw and a row are possible", { supply: DRAWS, rows: [ROW, TAKE] }],
  ["choose", false, "only a draw is", { supply: DRAWS, rows: [ROW, ROW] }],
  ["choose", false, "only a row is", { rows: [ROW, TAKE] }],
  ["taken", true, "another took a row with the player's card", { log: [PLACED, TAKEN] }],
  ["taken", false, "another took another row", { log: [PLACED, { ...TAKEN, row: 2 }] }],
  ["taken", false, "the player took it", { log: [PLACED, { ...TAKEN, seat: 0 }] }],
  ["taken", false, "it was in the round before", { log: [PLACED, TAKEN, ROUND] }],
  ["plus-two", true, "a row to take has a +2", { rows: [{ ...TAKE, cards: [{ id: 1, card: "+2" }] }] }],
  [
    "plus-two",
    false,
    "only a row that cannot be taken has one",
    { rows: [{ ...ROW, cards: [{ id: 1, card: "+2" }] }] },
  ],
  ["full", true, "one of the rows is full", { rows: [ROW, { ...TAKE, cards: CARDS }] }],
  ["full", false, "the full one cannot be taken", { rows: [{ ...ROW, cards: CARDS }, TAKE] }],
  ["fourth", true, "a colour counts against the player", { seats: [withPile("minus"), BOT] }],
  ["fourth", false, "all colours count for the player", { seats: [withPile("plus"), BOT] }],
  ["fourth", false, "a bot is to move", { seats: [withPile("minus"), BOT], current: 1, waiting_for: "bot" }],
  ["joker", true, "the player has a joker", { seats: [withPile("joker"), BOT] }],
  ["joker", false, "the player has none", { seats: [withPile("plus"), BOT] }],
  ["joker", true, "the player has drawn one", { drawn: { id: 1, card: "joker" } }],
  ["joker", true, "the player has drawn the golden one", { drawn: { id: 1, card: "golden" } }],
  ["joker", false, "the player has drawn a colour", { drawn: { id: 1, card: "c0" } }],
  ["joker", true, "a row to take has one", { rows: [{ ...TAKE, cards: [{ id: 1, card: "joker" }] }] }],
  ["joker", false, "only another’s row has one", { rows: [{ ...ROW, cards: [{ id: 1, card: "joker" }] }] }],
  ["last-round", true, "it is the last round", { last_round: true }],
  ["last-round", false, "it is not", {}],
  ["out", true, "the player is out", { seats: [{ ...PERSON, out: true }, BOT], current: 1, waiting_for: "bot" }],
  ["out", false, "a bot is out", { seats: [PERSON, { ...BOT, out: true }], current: 1, waiting_for: "bot" }],
  ["out", false, "the player is to move", { seats: [{ ...PERSON, out: true }, BOT] }],
  [
    "out",
    false,
    "one of two people is",
    { seats: [{ ...PERSON, out: true }, PERSON, BOT], current: 2, waiting_for: "bot" },
  ],
  [
    "joker",
    true,
    "the second of two people has one and is to move",
    { seats: [PERSON, withPile("joker")], current: 1 },
  ],
  ["joker", false, "the first has it", { seats: [withPile("joker"), PERSON], current: 1 }],
])("the tip %s: %s if %s", (tip, isNow, _, change) => {
  const view: View = { ...emptyView, current: 0, waiting_for: "human", ...change };
  const others = TIPS.filter((each) => each !== tip);
  expect(tipFor(view, others)).toBe(isNow ? tip : null);
});
