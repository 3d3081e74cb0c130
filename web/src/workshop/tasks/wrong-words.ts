/** Says in words what is wrong with a bot. */

import type { Card } from "../../engine/protocol";
import { cardWord, cardWords, percent } from "../../game/game-text";
import { list, number } from "../../i18n";
import type { Wrong, WrongChoice } from "../protocol";
import type { BotAction } from "../public-state";
import { w } from "../texts/texts";

/** Return what is wrong in sentences. */
export function wrongWords(wrong: Wrong): string[] {
  if (wrong.code === "fault") return [w("task-fault", { message: wrong.message })];
  if (wrong.code === "wins") {
    const { wins, needed, games } = wrong;
    return [w("task-wins", { wins: percent(wins), needed: percent(needed), games })];
  }
  const [best] = wrong.right;
  return [
    w("task-cards", { cards: ownCards(wrong) }),
    chosenWords(wrong),
    best ? actionWords("better", best, wrong) : "",
    w(`task-why-${wrong.code}`),
  ];
}

function chosenWords(wrong: WrongChoice): string {
  return actionWords("chose", wrong.action, wrong);
}

function actionWords(which: "chose" | "better", [kind, index]: BotAction, wrong: WrongChoice): string {
  const { rows, drawn } = wrong.state;
  const cards = rows[index ?? -1]?.cards ?? [];
  const points = number(wrong.gains[index ?? -1] ?? 0, { signDisplay: "exceptZero" });
  return w(`task-${which}-${kind}`, {
    row: (index ?? 0) + 1,
    cards: cards.length > 0 ? cardWords(cards) : w("task-empty"),
    card: drawn === null ? "" : cardWord(drawn),
    points,
  });
}

function ownCards({ state: { areas, current } }: WrongChoice): string {
  const cards = Object.entries(areas[current] ?? {});
  return list(cards.map(([card, count]) => `${count} × ${cardWord(card as Card)}`));
}
