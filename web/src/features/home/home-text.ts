/** Texts of the home page. */

import { ruleTables } from "../../app/options";
import { botWord } from "../../game/game-text";
import { list, t } from "../../i18n";
import { objectFromJson } from "../../platform/storage/browser-storage";

/** Say who is at the table that was set up last, as stored: "3 × Casual". */
export function tableText(stored: string | null): string {
  const setup = objectFromJson(stored);
  const seats: unknown[] = Array.isArray(setup.seats) && setup.seats.length > 0 ? setup.seats : usualSeats();
  const counts = new Map<string, number>();
  for (const seat of seats) {
    const { kind, level, style } = Object(seat) as Record<string, unknown>;
    const name = kind === "human" ? "" : botWord(String(level), typeof style === "string" ? style : null);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const people = counts.get("") ?? 0;
  const bots = [...counts].flatMap(([name, count]) => (name ? [t("counted", { count, item: name })] : []));
  return list([...(people > 1 ? [t("finished-people", { count: people })] : []), ...bots]);
}

/** Return who sits at the table at which Play deals if none was set up. */
function usualSeats() {
  const { players, level } = ruleTables().options.defaults;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "human" } : { kind: "bot", level }));
}
