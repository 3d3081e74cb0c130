/** The six tasks, and which of them a person has solved. */

import type { Card } from "../../engine/protocol";
import { objectFromJson } from "../../platform/json-object";
import type { BrowserStorage } from "../../platform/storage/browser-storage";
import type { BotAction } from "../arena/bot-answer";

export interface Task {
  number: number;
  opponent: string;
  players: number;
  /** The share of the wins that a bot needs; 0 if it only has to play. */
  wins: number;
  /** Our solution, a program. */
  solution: string;
}

export interface Row {
  cards: Card[];
  taken: boolean;
}

/** What is wrong with a bot: a fault, too few wins, or a choice in a position. Rows count from 0. */
export type Wrong =
  | { code: "fault"; message: string; position: string | null }
  | { code: "wins"; wins: number; needed: number; games: number }
  | WrongChoice;

export interface WrongChoice {
  code: "points" | "fourth-colour" | "others" | "draw";
  /** In the notation. */
  position: string;
  state: { rows: Row[]; drawn: Card | null; current: number; areas: Record<string, number>[] };
  action: BotAction;
  /** The good actions, best first. */
  right: BotAction[];
  /** The points that each row would bring. */
  gains: (number | null)[];
}

/** A check of a task. wrong: null for a solution, undefined while it runs. */
export interface Check {
  task: number;
  progress: { games: number; of: number } | null;
  wrong?: Wrong | null;
}

/**
 * The first deal of each check, so that the same bot always has the same result. It stays in the page, and our package
 * does not know it: no bot can deal what it plays.
 */
export const FIRST_DEAL = 289_955_959_185_672;

const KEY = "coloretto:v1:workshop-tasks";

/** Return the tasks, which the build reads from Python. */
export function readTasks(): readonly Task[] {
  return JSON.parse(import.meta.env.VITE_TASKS ?? "[]");
}

/** Read the numbers of the solved tasks; none if they are missing or damaged. */
export function readSolved(storage: BrowserStorage): readonly number[] {
  const stored = objectFromJson(storage.read(KEY) ?? null);
  return Array.isArray(stored) ? stored.filter((each) => Number.isSafeInteger(each)) : [];
}

/** Write the numbers of solved tasks, if the browser stores them; another tab may have written more. */
export function writeSolved(storage: BrowserStorage, solved: readonly number[]): void {
  storage.write(KEY, JSON.stringify([...new Set([...readSolved(storage), ...solved])]));
}
