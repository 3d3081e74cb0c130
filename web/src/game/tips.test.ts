import { expect, test } from "vitest";
import { views, viewWhere } from "../../testing/recordings";
import type { View } from "../engine/protocol";
import { emptyView } from "./empty-view";
import { anchorOf, nextTip, TIPS, type Tip, type TipsState, tipsAt } from "./tips";

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

test("the most urgent tip comes first, and the next once it is dismissed", () => {
  expect(tipFor(deciding)).toBe("choose");
  expect(tipFor(deciding, ["choose"])).toBe("fourth");
  expect(tipFor(mustTake)).toBe("must-take");
  const rest: Tip[] = [];
  for (let tip = tipFor(deciding); tip; tip = tipFor(deciding, rest)) rest.push(tip);
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
