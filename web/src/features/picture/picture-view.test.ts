import { beforeEach, describe, expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { Card, PileView, View } from "../../engine/protocol";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts, setLanguage } from "../../i18n";
import { about, altText, heading, KINDS, pictureWords, viewForOthers } from "./picture-view";

const late = await viewWhere("five-players-end", ({ phase }) => phase === "decide");
const over = await viewWhere("finished", ({ phase, seats }) => phase === "over" && seats[1]?.kind === "bot");

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

function cardsOf(...cards: Card[]): { id: number; card: Card }[] {
  return cards.map((card, id) => ({ id, card }));
}

function pile(card: Card, change: Partial<PileView> = {}): PileView {
  return { card, cards: cardsOf(card), jokers: 0, points: 1, counts: "plus", ...change };
}

/** Return the view with changes of some of its seats. */
function withSeats(view: View, ...changes: Partial<View["seats"][number]>[]): View {
  return { ...view, seats: view.seats.map((seat, index) => ({ ...seat, ...changes[index] })) };
}

describe("others see", () => {
  test("a name for every player, where the only person is not addressed as you", () => {
    const view = withSeats(emptyView, {}, { kind: "human", name: "Ana" }, { name: "Robot" });
    expect(viewForOthers(view).seats.map(({ name }) => name)).toEqual(["Player 1", "Ana", "Robot", "Dario"]);
  });

  test("cards and piles in the order of the notation", () => {
    const [row] = emptyView.rows as [View["rows"][number]];
    const shuffled: Card[] = [...KINDS].reverse();
    const view = withSeats(
      { ...emptyView, rows: [{ ...row, cards: cardsOf(...shuffled) }] },
      { piles: shuffled.map((card) => pile(card)) },
    );
    const { rows, seats } = viewForOthers(view);
    expect(rows[0]?.cards.map(({ card }) => card)).toEqual(KINDS);
    expect(seats[0]?.piles.map(({ card }) => card)).toEqual(KINDS);
    expect(view.seats[0]?.piles[0]?.card).toBe("golden");
  });

  test("nothing to choose", () => {
    const [row] = emptyView.rows as [View["rows"][number]];
    const rows = [{ ...row, place: "p1", take: "t1", gain: 2 }];
    const shown = viewForOthers({ ...emptyView, rows, waiting_for: "human" });
    expect([shown.waiting_for, shown.rows]).toEqual([null, [row]]);
  });
});

describe("the words of the picture", () => {
  test.each([
    [{ cards: 20, draws_left: 5 }, "20 cards", "5 draws until last round"],
    [{ cards: 15, draws_left: 0 }, "15 cards", "Next draw: last round"],
    [{ cards: 1, draws_left: null }, "1 card", "Last round"],
  ])("say of the supply %j: %s, %s", (supply, cards, lastRound) => {
    const view = { ...emptyView, supply: { ...emptyView.supply, ...supply } };
    expect(pictureWords(view)).toMatchObject({ supply: cards, last_round: lastRound });
  });

  test("are all there", () => {
    const view = viewForOthers(late);
    const words = pictureWords(view);
    expect(words).toMatchObject({ ...altText(view), heading: heading(view), variant: about(view) });
    expect(words).toMatchObject({ no_cards: "No cards yet", to_move: "Playing", out: "Out" });
  });
});

describe("its heading", () => {
  test.each([
    [{ current: 0 }, "Player 1 to move"],
    [{ current: 2 }, "Clio to move"],
    [{ result: { ranks: [2, 1, 3, 4], winners: [1] } }, "Bruno wins"],
  ])("of %j is %j", (change, words) => {
    expect(heading(viewForOthers({ ...emptyView, ...change }))).toContain(words);
  });
});

describe("the position in words", () => {
  test("has the variant, the rows, the supply, the drawn card and the areas", () => {
    const [row] = emptyView.rows as [View["rows"][number]];
    const rows = [row, { ...row, cards: cardsOf("c1", "joker") }, { ...row, taken_by: 1 }];
    const supply = { ...emptyView.supply, cards: 20, draws_left: 5 };
    const view = withSeats(
      { ...emptyView, seats: emptyView.seats.slice(0, 2), current: 0, rows, supply, drawn: { id: 9, card: "+2" } },
      { piles: [pile("c1")], score: 1 },
    );
    const { title, description } = altText(viewForOthers(view));
    expect(title).toBe("Coloretto, Player 1 to move");
    expect(description.split(/(?<=\.) /)).toEqual([
      "Classic, brown: 1 3 6 10 15 21.",
      "Row 1: empty, 3 spaces left.",
      "Row 2: orange, joker, one space left.",
      "Row 3: taken by Bruno.",
      "20 cards in the supply.",
      "5 draws until last round.",
      "Drawn card: +2.",
      "Player 1: 1 point.",
      "1 orange: plus 1.",
      "Bruno: 0 points.",
      "No cards yet.",
    ]);
  });

  test("has no rows, supply or drawn card at the end", () => {
    const { title, description } = altText(viewForOthers(over));
    expect(title).toContain("Player 1 wins");
    expect(description).toMatch(/Player 1: 37 points\./);
    expect(description).not.toMatch(/Row|supply|Last round|Drawn/);
  });
});
