import type { HistoryData } from "../../history/types";
import { type Goal, goalsOf, isReached } from "./goal-list";

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
  const before = goalsOf({ ...data, games, days }).filter(isReached);
  const goals = goalsOf(data);
  const open = goals.filter((goal) => !isReached(goal));
  const [next = null] = open.sort((one, other) => other.done / other.all - one.done / one.all);
  return { reached: goals.filter((goal) => isReached(goal) && before.every(({ name }) => name !== goal.name)), next };
}
