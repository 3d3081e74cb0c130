import { expect, test } from "vitest";
import { views, viewWhere } from "../../testing/recordings";
import type { View } from "../engine/protocol";
import { emptyView } from "./empty-view";
import { anchorOf, HINTS, type Hint, type Hints, hintsAt, nextHint } from "./tips";

const NONE: Hints = { seen: [], shown: null };
const game = await views("four-players");
const deciding = await viewWhere(
  "five-players-end",
  ({ supply, rows }) => !!supply.draw && rows.some((row) => row.take),
);
const mustTake = await viewWhere(
  "five-players-end",
  ({ supply, rows }) => !supply.draw && rows.some((row) => row.take),
);

function hinted(view: View, seen: readonly Hint[] = []): Hint | null {
  return nextHint(view, seen).shown;
}

test("a first game is hinted through drawing and placing", () => {
  const [drawing, placing] = game;
  if (!drawing || !placing) throw new Error("no views");
  const first = hintsAt(drawing, NONE);
  expect(first.shown).toBe("draw");
  expect(hintsAt(placing, first)).toEqual({ seen: ["draw"], shown: "place" });
});

test("a hint stays for its moment and does not come again once that is over", () => {
  let hints = NONE;
  const shown: Hint[] = [];
  for (const view of game) {
    const before = hints.shown;
    hints = hintsAt(view, hints);
    if (hints.shown && hints.shown !== before) shown.push(hints.shown);
  }
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(new Set(shown).size).toBe(shown.length);
});

test("the more pressing hint comes first, and a dismissed one makes room for the next", () => {
  expect(hinted(deciding)).toBe("choose");
  expect(hinted(deciding, ["choose"])).toBe("fourth");
  expect(hinted(mustTake)).toBe("must-take");
  const rest: Hint[] = [];
  for (let hint = hinted(deciding); hint; hint = hinted(deciding, rest)) rest.push(hint);
  expect(rest).toContain("joker");
  expect(rest).toContain("last-round");
  expect(hinted(deciding, rest)).toBeNull();
});

test("a full row and being out have their hints", () => {
  const [row] = deciding.rows;
  if (!row) throw new Error("no row");
  const full = { ...row, cards: Array.from({ length: row.capacity }, (_, id) => ({ id, card: "c0" as const })) };
  const allBut = (wanted: Hint) => HINTS.filter((hint) => hint !== wanted);
  expect(hinted({ ...deciding, rows: [full] }, allBut("full"))).toBe("full");
  const seats = deciding.seats.map((seat) => ({ ...seat, out: true }));
  expect(hinted({ ...deciding, waiting_for: "bot", seats }, allBut("out"))).toBe("out");
});

test("the end of the first game ends the hints", () => {
  expect(hintsAt({ ...emptyView, phase: "over" }, { seen: ["draw"], shown: "place" })).toEqual({
    seen: HINTS,
    shown: null,
  });
});

test("while jokers are given colours nothing is hinted at", async () => {
  const jokers = await viewWhere("five-players-end", ({ phase }) => phase === "jokers");
  expect(hinted(jokers)).toBeNull();
});

test("bots alone are hinted at nothing", () => {
  const bot = { ...emptyView.seats[1], out: true } as (typeof emptyView.seats)[number];
  expect(hinted({ ...emptyView, waiting_for: "bot", seats: [bot, bot] })).toBeNull();
});

test("of several people the one to act is hinted at", async () => {
  const turns = await views("two-people");
  expect(turns.map((view) => hinted(view))).not.toContain("out");
  expect(hinted(turns[0] as View)).toBe("draw");
});

test("every hint stands at a spot of the table", () => {
  for (const hint of HINTS) expect(["supply", "rows", "own"]).toContain(anchorOf(hint));
});
