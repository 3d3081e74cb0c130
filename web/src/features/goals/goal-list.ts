import "./goal-list.css";
import { html } from "lit";
import { LEVELS, STYLES } from "../../engine/codes";
import { learnedOf } from "../../history/spaced-repetition";
import { levelOf, pointsOf, rankedGames, winOf } from "../../history/statistics";
import type { FinishedGame, HistoryData } from "../../history/types";
import { number, t } from "../../i18n";

/** A goal that teaches the game, reached by finished games: `done` of its `all` parts are reached. */
export interface Goal {
  name: string;
  done: number;
  all: number;
}

/** The points of the goals that name a number. */
const GOAL_POINTS = 40;
const GOAL_LEAD = 10;
const DAYS = 7;
const LEARNED = 10;
/** The most points that own decisions may give away in a game without a fault. */
const FAULTLESS = 1;

/** The goals and how far they are reached. */
export function goalList(goals: readonly Goal[]) {
  const reached = goals.filter(isReached).length;
  return html`<goal-list>
    <p>${t("goals-reached", { reached, all: goals.length })}</p>
    <ul>${goals.map(goal)}</ul>
  </goal-list>`;
}

function goal(each: Goal) {
  const isDone = isReached(each);
  const state = isDone ? t("goal-reached") : progressWords(each);
  return html`<li class=${isDone ? "reached" : ""}>
    <span class="sign" aria-hidden="true">${isDone ? "✓" : ""}</span>
    <span>${goalWords(each)}</span>
    <span class=${isDone ? "visually-hidden" : "progress"}>${state}</span>
  </li>`;
}

export function isReached({ done, all }: Goal): boolean {
  return done === all;
}

export function progressWords({ done, all }: Goal): string {
  return t("goal-progress", { done: number(done), all: number(all) });
}

export function goalWords({ name, all }: Goal): string {
  return t(`goal-${name}`, { lead: GOAL_LEAD, points: GOAL_POINTS, all });
}

/** Return all goals with what these games have reached of them. */
export function goalsOf({ games, days, mistakes }: HistoryData): Goal[] {
  const counted = rankedGames(games);
  const wins = counted.filter((game) => winOf(game) > 0);
  const different = (of: (game: FinishedGame) => string | number) => new Set(wins.map(of)).size;
  const beaten = new Set<string | null>(wins.flatMap(({ seats }) => seats.map(({ style }) => style)));
  const levels = new Set<string>(wins.map(levelOf));
  const won = (isReached: (game: FinishedGame) => boolean) => wins.filter(isReached).length;
  const counts: readonly [name: string, count: number, all?: number][] = [
    ["first", wins.length],
    ["alone", won(({ hints }) => hints === 0)],
    ["tables", different(({ players }) => players), 4],
    ["sides", different(({ edition, scoring }) => `${edition} ${scoring}`), 4],
    ["levels", LEVELS.filter((level) => levels.has(level)).length, LEVELS.length],
    ["styles", STYLES.filter((style) => beaten.has(style)).length, STYLES.length],
    ["lead", won((game) => leadOf(game) >= GOAL_LEAD)],
    ["points", counted.filter((game) => pointsOf(game) >= GOAL_POINTS).length],
    ["faultless", counted.filter(({ skill }) => skill !== null && skill.points.own > -FAULTLESS).length],
    ["unlucky", won(({ skill }) => skill !== null && skill.points.luck < 0)],
    ["days", days.filter(({ result }) => result).length, DAYS],
    ["mistakes", learnedOf(mistakes).length, LEARNED],
  ];
  return counts.map(([name, count, all = 1]) => ({ name, done: Math.min(count, all), all }));
}

/** Return the lead over the best rival. */
function leadOf(game: FinishedGame): number {
  return pointsOf(game) - Math.max(...game.scores.filter((_, other) => other !== game.seat));
}
