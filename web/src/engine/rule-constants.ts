import type { Tables } from "./tables";

/** The numbers of the rules, and what games there are, as the build was told them. */
export function ruleTables(): Tables {
  return JSON.parse(import.meta.env.VITE_TABLES ?? "{}");
}
