/** The single keys of the table, and what each means now. */

import type { View } from "./engine/protocol";
import type { Intent } from "./intents";
import { intentToPlay } from "./intents";

/** As the overlay lists them, some by the ends of the ids of their names; `about`: the end of the id of the message that tells what they do. */
export const KEYS: readonly { keys: readonly string[]; about: string }[] = [
  { keys: ["d"], about: "draw" },
  { keys: ["1", "2", "3", "4", "5"], about: "row" },
  { keys: ["←", "→", "home", "end"], about: "rows" },
  { keys: ["n", "space", "escape"], about: "next" },
  { keys: ["f"], about: "finish" },
  { keys: ["u"], about: "undo" },
  { keys: ["r"], about: "redo" },
  { keys: ["a"], about: "again" },
  { keys: ["s"], about: "scores" },
  { keys: ["t"], about: "table" },
  { keys: ["?"], about: "help" },
];

/** Of a recorded game, while no control of its own has the focus. */
export const REPLAY_KEYS: typeof KEYS = [
  { keys: ["←", "→"], about: "step" },
  { keys: ["space"], about: "by-itself" },
  { keys: ["home", "end"], about: "ends" },
];

const NOT_POSSIBLE = intentToPlay(null, null);

/** What a key that needs no more than the view means; null when it means nothing. */
export function meaningOf(key: string, view: View, canFinish: boolean): Intent | null {
  switch (key) {
    case "d":
      return intentToPlay(view.supply.draw, null);
    case "f":
      return canFinish ? { type: "finish-round" } : NOT_POSSIBLE;
    case "u":
      return view.undo ? { type: "undo" } : NOT_POSSIBLE;
    case "r":
      return view.redo ? { type: "redo" } : NOT_POSSIBLE;
    case "a":
      return { type: "say-again" };
    case "s":
      return { type: "say", aside: { about: "scores" } };
    case "t":
      return { type: "say", aside: { about: "table" } };
    case "?":
      return { type: "open-keys" };
    default:
      return rowMeaning(Number(key) - 1, view);
  }
}

function rowMeaning(row: number, view: View): Intent | null {
  const wanted = view.rows[row];
  return wanted ? intentToPlay(wanted.place ?? wanted.take, row) : null;
}
