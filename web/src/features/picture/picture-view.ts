/** What the picture shows of a view, in the current language. */

import type { Card, SeatView, View } from "../../engine/protocol";
import { cardWord, pileWords, rowName, seatNames, seatScore, signed, winnersLine } from "../../game/game-text";
import { list, t } from "../../i18n";
import type { PicturedRank, PicturedSeat, PictureModel } from "./picture-model";
import type { AltText } from "./table-picture";

/** The kinds of cards in the order of the piles of an area, which the letters of the notation follow. */
export const KINDS: readonly Card[] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "+2", "joker", "golden"];

/** Return the view as others see it: every player has a name, cards are in order, and there is nothing to choose. */
export function viewForOthers(view: View): View {
  return {
    ...view,
    waiting_for: null,
    seats: view.seats.map((seat, index) => ({
      ...seat,
      name: nameForOthers(view, seat, index),
      piles: sorted(seat.piles),
    })),
    rows: view.rows.map((row) => ({ ...row, cards: sorted(row.cards), place: null, take: null, gain: null })),
  };
}

/** Return the model of the picture. `view`: as others see it. */
export function pictureModel(view: View): PictureModel {
  const { cards } = view.supply;
  return {
    heading: heading(view),
    about: about(view),
    rows: view.rows.map(({ capacity, cards, taken_by }) => ({
      capacity,
      cards: taken_by === null ? cards.map(({ card }) => code(card)) : null,
    })),
    supply: {
      isEmpty: cards === 0,
      cards: t("supply-cards", { count: cards }),
      lastRound: lastRound(view),
      isLastRound: view.last_round,
    },
    drawn: view.drawn ? code(view.drawn.card) : null,
    seats: view.seats.map((seat, index) => picturedSeat(view, seat, index)),
    ranking: view.result ? ranking(view, view.result.ranks) : null,
    noCards: t("seat-empty"),
  };
}

/** Return the position in words. `view`: as others see it. */
export function altText(view: View): AltText {
  const clauses = [about(view), ...(view.result ? [] : positionWords(view)), ...areaWords(view)];
  const sentences = clauses.map((words) => t("sentence", { words }));
  return { title: list([t("title"), heading(view)]), description: sentences.join(" ") };
}

export function heading(view: View): string {
  if (view.result) return winnersLine(view);
  return t("prompt-shown", { name: seatNames(view)[view.current ?? 0] ?? "" });
}

export function about({ edition, scoring }: View): string {
  return list([t(`edition-${edition}`), t(`scoring-${scoring}`)]);
}

function nameForOthers(view: View, { kind, name }: SeatView, index: number): string {
  if (name === null && kind === "human") return t("name-player", { number: index + 1 });
  return seatNames(view)[index] ?? "";
}

function positionWords(view: View): string[] {
  const names = seatNames(view);
  const rows = view.rows.map((row, index) => rowName(row, index, names));
  const drawn = view.drawn ? [t("picture-drawn", { card: cardWord(view.drawn.card) })] : [];
  return [...rows, t("announce-supply", { count: view.supply.cards }), lastRound(view), ...drawn];
}

function areaWords(view: View): string[] {
  const names = seatNames(view);
  return view.seats.flatMap(({ score, piles }, index) => [
    t("announce-seat", { name: names[index] ?? "", points: score }),
    ...(piles.length > 0 ? piles.map(pileWords) : [t("seat-empty")]),
  ]);
}

function lastRound({ supply }: View): string {
  return supply.draws_left === null ? t("last-round") : t("supply-draws-left", { count: supply.draws_left });
}

function picturedSeat(view: View, seat: SeatView, index: number): PicturedSeat {
  const isCurrent = !view.result && view.current === index;
  return {
    name: seatNames(view)[index] ?? "",
    isPerson: seat.kind === "human",
    score: seatScore(seat),
    tag: isCurrent ? t("seat-now") : seat.out && !view.result ? t("seat-out-short") : "",
    isCurrent,
    piles: seat.piles.map(({ card, cards, jokers, points, counts }) => ({
      card: code(card),
      cards: cards.length,
      jokers,
      points: counts === "joker" ? "" : signed(points),
      counts,
    })),
  };
}

function ranking({ seats }: View, ranks: readonly number[]): PicturedRank[] {
  return seats
    .map(({ score }, seat) => ({ rank: ranks[seat] ?? 0, seat, points: score }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function sorted<Item extends { card: Card }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => KINDS.indexOf(a.card) - KINDS.indexOf(b.card));
}

function code(card: Card): string {
  return card === "+2" ? "plus-two" : card;
}
