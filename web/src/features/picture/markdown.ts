import type { View } from "../../engine/protocol";
import { cardWord, rowContent, seatNames, seatScore } from "../../game/game-text";
import { list, number, t } from "../../i18n";
import { altText } from "./picture-view";

export interface PositionLink {
  /** The position or the record as text. */
  text: string;
  url: string;
  /** The message that names the link. */
  label: string;
}

/** Return the table as Markdown: in words, in tables, and as a link. `view`: as others see it. */
export function tableMarkdown(view: View, link: PositionLink | null): string {
  const names = seatNames(view);
  const rows = view.rows.map((row, index) => [number(index + 1), rowContent(row, names)]);
  const seats = view.seats.map((seat, index) => {
    const cards = seat.piles
      .filter((pile) => pile.cards.length > 0)
      .map(({ cards, card }) => t("counted", { count: cards.length, item: cardWord(card) }));
    return [names[index] ?? "", seatScore(seat), list(cards.length > 0 ? cards : [t("seat-empty")])];
  });
  const parts = [
    `**${escaped(altText(view).title)}**`,
    escaped(altText(view).description),
    ...(view.result ? [] : [table([t("picture-row"), t("picture-cards")], rows)]),
    table([t("column-player"), t("column-total"), t("picture-cards")], seats),
    ...(link ? [`[${escaped(t(link.label))}](${link.url})`, `\`${link.text}\``] : []),
  ];
  return parts.join("\n\n");
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...lines.map((cells) => line(cells.map(escaped)))].join("\n");
}

/** Escape what Markdown would read as its own characters. */
function escaped(words: string): string {
  return words.replace(/[\\`*_[\]<>|~]/g, "\\$&");
}
