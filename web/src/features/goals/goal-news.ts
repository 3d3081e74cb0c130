import type { HistoryData } from "../../history/types";
import { type Goal, goalsOf } from "./goal-list";

/** What a finished game has done for the goals. */
export interface GoalNews {
  reached: readonly Goal[];
  /** The goal that is nearest now; null if all are reached. */
  next: Goal | null;
}

/** Compare the goals with and without a game; null if the game is not stored. */
export function goalNews(data: HistoryData, id: string): GoalNews | null {
  if (!data.games.some((game) => game.id === id)) return null;
  const games = data.games.filter((game) => game.id !== id);
  const days = data.days.map((day) => (day.result?.id === id ? { ...day, result: null } : day));
  const before = new Set(namesOf(goalsOf({ ...data, games, days })));
  const goals = goalsOf(data);
  const open = goals.filter((goal) => !isReached(goal));
  const next = open.reduce<Goal | null>((best, goal) => (best && partOf(best) >= partOf(goal) ? best : goal), null);
  return { reached: goals.filter((goal) => isReached(goal) && !before.has(goal.name)), next };
}

function namesOf(goals: readonly Goal[]): string[] {
  return goals.filter(isReached).map(({ name }) => name);
}

function isReached({ done, all }: Goal): boolean {
  return done === all;
}

function partOf({ done, all }: Goal): number {
  return done / all;
}
