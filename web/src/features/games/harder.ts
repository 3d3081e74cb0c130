import { LEVELS } from "../../engine/codes";
import type { Setup, View } from "../../engine/protocol";
import { setupFrom } from "../../game/view-queries";

/**
 * Return the setup of a new game at the same table against the next stronger level; null if the only person did not win
 * alone, if the bots differ in level or are the strongest, or in practice.
 */
export function harderSetup(view: View): Setup | null {
  const setup = setupFrom(view);
  const [first, ...others] = setup.seats.filter(({ kind }) => kind === "bot");
  const winners = (view.result?.winners ?? []).map((seat) => setup.seats[seat]?.kind);
  const isWon = winners.join() === "human" && others.length === setup.players - 2;
  const level = LEVELS.find((_, at) => first && LEVELS[at - 1] === first.level);
  if (!isWon || view.practice || !level || others.some((other) => other.level !== first?.level)) return null;
  const seats = setup.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat));
  return { ...setup, seats };
}
