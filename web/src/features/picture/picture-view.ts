/** The words of the picture of a view, in the current language. */

import type { PicturedPlayer, PictureWords } from "../../engine/picture-protocol";
import type { Card, SeatView, View } from "../../engine/protocol";
import { answerSentences } from "../../game/announcements";
import { cardWord, seatNames, winnersLine } from "../../game/game-text";
import { joinSentences, list, sentence, t } from "../../i18n";
import { withSmallInitial } from "../../i18n/small-initial";

/** The kinds of cards in the order in which the picture shows them. */
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

/** Return the words of the picture. `view`: as others see it. */
export function pictureWords(view: View): PictureWords {
  return {
    ...altText(view),
    heading: heading(view),
    variant: about(view),
    supply: t("supply-cards", { count: view.supply.cards }),
    last_round: lastRound(view),
    no_cards: t("seat-empty"),
    to_move: t("seat-now"),
    out: t("seat-out-short"),
  };
}

/** Return the position in words. `view`: as others see it. */
export function altText(view: View): Pick<PictureWords, "title" | "description"> {
  const drawn = view.drawn ? [t("picture-drawn", { card: cardWord(view.drawn.card) })] : [];
  const sentences = [
    sentence(about(view)),
    ...(view.result ? [] : [...answerSentences({ kind: "table" }, view), ...drawn.map(sentence)]),
    ...answerSentences({ kind: "scores" }, view),
  ];
  return { title: list([t("title"), heading(view)]), description: joinSentences(sentences) };
}

/** Return the players as the picture names them. `view`: as others see it. */
export function picturedPlayers({ seats }: View): PicturedPlayer[] {
  return seats.map(({ kind, name }) => ({ kind, name: name ?? "" }));
}

export function heading(view: View): string {
  if (view.result) return winnersLine(view);
  return t("prompt-shown", { name: seatNames(view)[view.current ?? 0] ?? "" });
}

export function about({ edition, scoring }: View): string {
  return list([t(`edition-${edition}`), withSmallInitial(t(`scoring-${scoring}`))]);
}

function nameForOthers(view: View, { kind, name }: SeatView, index: number): string {
  if (name === null && kind === "human") return t("name-player", { number: index + 1 });
  return seatNames(view)[index] ?? "";
}

function lastRound({ supply }: View): string {
  return supply.draws_left === null ? t("last-round") : t("supply-draws-left", { count: supply.draws_left });
}

function sorted<Item extends { card: Card }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => KINDS.indexOf(a.card) - KINDS.indexOf(b.card));
}
