import { beforeEach, describe, expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { Card, PileView, View } from "../../engine/protocol";
import { emptyView } from "../../game/empty-view";
import { loadAllTexts, setLanguage } from "../../i18n";
import { about, altText, heading, KINDS, pictureModel, viewForOthers } from "./picture-view";

const placing = await viewWhere("four-players", ({ phase }) => phase === "place");
const taken = await viewWhere("four-players", ({ rows }) => rows.some(({ taken_by }) => taken_by === 3));
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

describe("the picture", () => {
  test("has the cards of the rows, but not those that were taken", () => {
    const { rows } = pictureModel(taken);
    expect(rows.map(({ capacity }) => capacity)).toEqual([3, 3, 3, 3]);
    for (const [index, { taken_by, cards }] of taken.rows.entries())
      expect(rows[index]?.cards).toEqual(taken_by === null ? cards.map(({ card }) => card) : null);
    expect(rows.filter(({ cards }) => cards === null)).toHaveLength(1);
  });

  test("has the drawn card, if there is one", () => {
    expect(pictureModel(placing).drawn).toBe(placing.drawn?.card);
    expect(pictureModel({ ...placing, drawn: { id: 1, card: "+2" } }).drawn).toBe("plus-two");
    expect(pictureModel({ ...placing, drawn: null }).drawn).toBeNull();
  });

  test.each([
    [{ cards: 20, draws_left: 5 }, false, { isEmpty: false, cards: "20 cards", lastRound: "5 draws until last round" }],
    [{ cards: 15, draws_left: 0 }, false, { isEmpty: false, cards: "15 cards", lastRound: "Next draw: last round" }],
    [{ cards: 1, draws_left: null }, true, { isEmpty: false, cards: "1 card", lastRound: "Last round" }],
    [{ cards: 0, draws_left: null }, true, { isEmpty: true, cards: "0 cards", lastRound: "Last round" }],
  ])("has the supply %j", (supply, last_round, shown) => {
    const view = { ...emptyView, last_round, supply: { ...emptyView.supply, ...supply } };
    expect(pictureModel(view).supply).toEqual({ ...shown, isLastRound: last_round });
  });

  test("marks who is to move and who is out", () => {
    const view = withSeats({ ...emptyView, current: 1 }, { out: true }, {}, { out: true });
    const seats = pictureModel(view).seats.map(({ tag, isCurrent, isPerson }) => [tag, isCurrent, isPerson]);
    expect(seats).toEqual([
      ["Out", false, true],
      ["To move", true, false],
      ["Out", false, false],
      ["", false, false],
    ]);
  });

  test("marks no player at the end", () => {
    const view = withSeats({ ...over, current: 0 }, {}, { out: true });
    expect(pictureModel(view).seats.map(({ tag, isCurrent }) => [tag, isCurrent])).toEqual(Array(3).fill(["", false]));
  });

  test("has names, scores and piles of the seats", () => {
    const piles = [
      pile("c1", { cards: cardsOf("c1", "c1", "c1"), jokers: 1, points: 10 }),
      pile("+2", { points: 2, counts: "bonus" }),
      pile("c2", { points: -3, counts: "minus" }),
      pile("joker", { points: 0, counts: "joker" }),
      pile("golden", { points: 0 }),
    ];
    const [seat] = pictureModel(withSeats(emptyView, { name: "Ana", score: 1009, piles })).seats;
    expect(seat).toMatchObject({ name: "Ana", score: "1,009" });
    expect(seat?.piles).toEqual([
      { card: "c1", cards: 3, jokers: 1, points: "+10", counts: "plus" },
      { card: "plus-two", cards: 1, jokers: 0, points: "+2", counts: "bonus" },
      { card: "c2", cards: 1, jokers: 0, points: "−3", counts: "minus" },
      { card: "joker", cards: 1, jokers: 0, points: "", counts: "joker" },
      { card: "golden", cards: 1, jokers: 0, points: "0", counts: "plus" },
    ]);
  });

  test("has the ranking at the end, equal ranks in the order of the seats", () => {
    const scores = [5, 9, 3, 9].map((score) => ({ score }));
    const view = withSeats({ ...emptyView, result: { ranks: [3, 1, 4, 1], winners: [1, 3] } }, ...scores);
    expect(pictureModel(view).ranking).toEqual([
      { rank: 1, seat: 1, points: 9 },
      { rank: 1, seat: 3, points: 9 },
      { rank: 3, seat: 0, points: 5 },
      { rank: 4, seat: 2, points: 3 },
    ]);
    expect(pictureModel(emptyView).ranking).toBeNull();
  });

  test("has the words for its parts", () => {
    const view = viewForOthers(late);
    expect(pictureModel(view)).toMatchObject({ heading: heading(view), about: about(view), noCards: "No cards yet" });
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
      "Classic, Brown: 1 3 6 10 15 21.",
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
