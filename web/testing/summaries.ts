/** Games as the engine names them. */

import type { GameSummary } from "../src/engine/protocol";
import { idOf } from "./finished-games";

/** Return the summary of a game in play; its number is in its id. */
export function summary(number: number, change: Partial<GameSummary> = {}): GameSummary {
  const bot = { kind: "bot", name: null } as const;
  return {
    id: idOf(number),
    deal: `deal ${number}`,
    ply: 9,
    turns: 4,
    begun: true,
    over: false,
    seats: [{ kind: "human", name: null }, bot, bot, bot],
    position: "a position",
    record: null,
    ...change,
  };
}

/** Return the summary of a game that is over. */
export function ended(number: number, change: Partial<GameSummary> = {}): GameSummary {
  return summary(number, {
    over: true,
    position: null,
    record: `record ${number}`,
    again: { seed: `${number}` },
    ...change,
  });
}
