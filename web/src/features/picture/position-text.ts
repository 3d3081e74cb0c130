import type { Card, View } from "../../engine/protocol";
import { KINDS } from "./picture-view";

const LETTERS = "ROYGTBP+*$";

/** Return the position as one line of text (docs/notation.md); null where no seat acts. */
export function positionText(view: View): string | null {
  const { players, edition, scoring, marker_depth, removed, seats, rows, supply, current, drawn, phase } = view;
  if (current === null || (phase !== "decide" && phase !== "place")) return null;
  const out = seats.map(({ out }, seat) => (out ? seat + 1 : "")).join("");
  return [
    `${players}${edition.slice(0, 1)}${scoring.slice(0, 1)}${marker_depth}`,
    letters(removed) || "-",
    seats.map(({ piles }) => bag((card) => piles.find((pile) => pile.card === card)?.cards.length ?? 0)).join("/"),
    rows
      .map(({ capacity, cards, taken_by }) =>
        taken_by === null ? letters(cards.map(({ card }) => card)).padEnd(capacity, ".") : "x".repeat(capacity),
      )
      .join("/"),
    out || "-",
    current + 1,
    drawn ? letters([drawn.card]) : "-",
    bag((card) => supply.unseen[card] ?? 0),
  ].join(" ");
}

/** Return the letters of cards, ascending by kind. */
function letters(cards: readonly Card[]): string {
  return KINDS.map((kind, index) => LETTERS.charAt(index).repeat(cards.filter((card) => card === kind).length)).join(
    "",
  );
}

function bag(countOf: (card: Card) => number): string {
  const items = KINDS.map((kind, index) => {
    const count = countOf(kind);
    return count > 0 ? `${LETTERS.charAt(index)}${count > 1 ? count : ""}` : "";
  });
  return items.join("") || "-";
}
