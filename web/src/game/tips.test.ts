import { expect, test } from "vitest";
import { views, viewWhere } from "../../testing/recordings";
import type { SeatView, Tip, View } from "../engine/protocol";
import { nextTip, TIPS, type TipsState, tipsAt } from "./tips";
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
  expect(tipFor({ ...deciding, tips: ["begin", ...deciding.tips] })).toBe("begin");
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

test("the end of the first game ends the tips", () => {
  expect(tipsAt({ ...emptyView, phase: "over" }, { seen: ["draw"], shown: "place" })).toEqual({
    seen: TIPS,
    shown: null,
  });
});

test("a tip stays as long as its moment", () => {
  const [drawing] = game;
  if (!drawing) throw new Error("no views");
  const first = tipsAt(drawing, NONE);
  expect(tipsAt({ ...drawing }, first)).toEqual({ seen: [], shown: "draw" });
});

const [PERSON, BOT] = emptyView.seats as [SeatView, SeatView, ...SeatView[]];
const TURN: Partial<View> = { tips: ["draw"] };
const CHOICE: Partial<View> = { tips: ["begin", "choose"] };
const PLACING: Partial<View> = { tips: ["place"] };

test("tips that load after the first card was placed begin with the next", () => {
  expect(tipFor({ ...emptyView, tips: ["choose"] })).toBe("choose");
  expect(tipFor({ ...emptyView, ...CHOICE })).toBe("begin");
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
