/** The last setup as text; options that no longer exist become the default. */

import type { PlayerSetup, Setup } from "../../engine/protocol";
import type { Options } from "../../engine/tables";
import { objectFromJson } from "../../platform/storage/browser-storage";

/** Return the setup; null if there is none or the options do not have its number of players. */
export function setupFromText(text: string | null, options: Options): Setup | null {
  const { players, edition, scoring, marker_depth, seats } = objectFromJson(text);
  const count = options.players.find((each) => each === players);
  if (count === undefined || !Array.isArray(seats) || seats.length !== count) return null;
  return {
    players: count,
    edition: options.editions.find((each) => each === edition) ?? options.defaults.edition,
    scoring: options.scorings.find((each) => each === scoring) ?? options.defaults.scoring,
    marker_depth: options.marker_depths.find((each) => each === marker_depth) ?? null,
    seed: null,
    seats: seats.map((seat) => playerFrom(seat, options)),
  };
}

function playerFrom(value: unknown, options: Options): PlayerSetup {
  const { kind, level, style, name } = Object(value) as Record<string, unknown>;
  const known = typeof name === "string" && name.length <= options.name_max ? name : null;
  if (kind === "human") return { kind, level: null, name: known };
  return {
    kind: "bot",
    level: options.levels.find((each) => each.level === level)?.level ?? options.defaults.level,
    style: options.styles.find((each) => each === style) ?? null,
    name: known,
  };
}
