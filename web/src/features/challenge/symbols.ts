/** The cards of a result as a line of symbols, which says nothing about the deal. */

import type { Card, PileView } from "../../engine/protocol";
import { sortedPiles } from "../../game/view-queries";

/** A shape of its own for each colour, so that the symbols differ without colours, too. */
const SYMBOLS: Readonly<Partial<Record<Card, string>>> = {
  c0: "🔺",
  c1: "🔶",
  c2: "⭐",
  c3: "🟩",
  c4: "💧",
  c5: "🔵",
  c6: "💜",
  "+2": "➕",
};

/** Return the plus colours with most points first, then the minus colours; jokers count as their colour. */
export function resultSymbols(piles: readonly PileView[]): string {
  const symbols = (kind: PileView["counts"]) =>
    sortedPiles({ piles })
      .filter(({ counts }) => counts === kind)
      .map(({ card, cards, jokers }) => (SYMBOLS[card] ?? "").repeat(cards.length + jokers));
  const minus = symbols("minus");
  return [...symbols("plus"), ...symbols("bonus"), ...(minus.length > 0 ? ["➖", ...minus] : [])].join(" ");
}
