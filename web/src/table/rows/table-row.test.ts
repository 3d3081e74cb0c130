import { beforeAll, expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import type { RowView } from "../../engine/protocol";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts, setLanguage } from "../../i18n";
import { TableRow } from "./table-row";

beforeAll(async () => {
  await setLanguage(["en"]);
  await loadAllTexts();
});

const CARDS: RowView["cards"] = [
  { id: 1, card: "c0" },
  { id: 2, card: "+2" },
];

/** Return the markup of the second row at a table of three. */
function rendered(change: Partial<RowView>, suggested: string | null = null): string {
  const [row] = emptyView.rows as [RowView];
  const element = Object.assign(new TableRow(), {
    row: { ...row, ...change },
    index: 1,
    suggested,
    names: ["You", "Bruno", "Clio"],
  });
  return markup((element as unknown as { render(): unknown }).render());
}

/** Return what the row looks like, and the words at its foot. */
function look(change: Partial<RowView>, suggested: string | null = null): [string[], string] {
  const text = rendered(change, suggested);
  const [, classes = ""] = text.match(/class=(row [a-z -]*?)\n/) ?? [];
  const [, words = ""] = text.match(/class="action"[^>]*>([^<]*)</) ?? [];
  return [classes.trim().split(/\s+/).slice(1), words];
}

test("only a row that was taken looks so, and names its taker", () => {
  expect(look({ cards: CARDS })).toEqual([[], ""]);
  expect(look({ cards: CARDS, taken_by: 2 })).toEqual([["taken"], "Clio"]);
});

test("a row looks as if a card can be placed in it, or it can be taken, only when that is so", () => {
  expect(look({ place: "p2" })).toEqual([["to-place"], "Place"]);
  expect(look({ cards: CARDS, take: "t2" })).toEqual([["to-take"], "Take"]);
});

test("the action that the coach suggests is marked, no other", () => {
  expect(look({ take: "t2" }, "t2")[0]).toEqual(["to-take", "suggested"]);
  expect(look({ take: "t2" }, "t1")[0]).toEqual(["to-take"]);
  expect(look({}, null)[0]).toEqual([]);
});

test("a row has a slot for each card that fits, and shows its cards until it is taken", () => {
  const count = (text: string, part: string) => text.split(part).length - 1;
  const kept = rendered({ cards: CARDS });
  expect([count(kept, 'class="slot"'), count(kept, "<card-face")]).toEqual([3, 2]);
  const taken = rendered({ cards: CARDS, taken_by: 0 });
  expect([count(taken, 'class="slot"'), count(taken, "<card-face")]).toEqual([3, 0]);
});
