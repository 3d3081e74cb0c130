import type { LevelOption, Setup, View } from "../../engine/protocol";
import { setupFrom } from "../../game/view-queries";

/**
 * Return the setup of a new game at the same table against the next stronger level; null if the only person did not win
 * alone, if the bots differ in level or are the strongest, or in practice.
 */
export function harderSetup(view: View, levels: readonly LevelOption[]): Setup | null {
  const setup = setupFrom(view);
  const [first, ...others] = setup.seats.filter(({ kind }) => kind === "bot");
  const winners = (view.result?.winners ?? []).map((seat) => setup.seats[seat]?.kind);
  const isWon = winners.join() === "human" && others.length === setup.players - 2;
  const known = levels.findIndex(({ level }) => level === first?.level);
  const next = levels[known + 1];
  if (!isWon || view.practice || known < 0 || !next || others.some(({ level }) => level !== first?.level)) return null;
  const seats = setup.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level: next.level } : seat));
  return { ...setup, seats };
}
