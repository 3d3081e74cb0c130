import type { Tables } from "../engine/tables";

/** Return the constants of the rules and the options of games, which the build reads from Python. */
export function ruleTables(): Tables {
  return JSON.parse(import.meta.env.VITE_TABLES ?? "{}");
}
