/** The positions of the trainer, and how far a player has got with them. */

import type { TrainingPosition } from "../../engine/lab-figures";
import type { Theme } from "../../game/intents";
import { mistakeId } from "../../history/backup/validate";
import { daysBetween, FIRST_DATE, isDate } from "../../history/dates";
import { TRAINER } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";

/** The themes, in the order of the page. */
export const THEMES: readonly Theme[] = ["spoil", "stake", "jokers", "last_round"];

/** Before the entries that earlier versions opened on the page of the daily deal. */
const ON_DAILY_PAGE = "daily:";

/** The positions of each theme, those that are found most often first. */
export type Positions = Readonly<Record<Theme, readonly TrainingPosition[]>>;

/** The state of a theme: its positions, how many are solved, and the one to show next, if any is left. */
export interface ThemeProgress {
  theme: Theme;
  all: number;
  solved: number;
  next: TrainingPosition | null;
}

/** `new`: not answered yet. `missed`: it is in the mistake book. */
export type Answer = "new" | "solved" | "missed";

/** A position as a puzzle: that of a theme, or that of a day. */
export interface TrainingPuzzle {
  position: TrainingPosition;
  /** Null for that of a day. */
  theme: Theme | null;
  /** Its number in the theme, from 1. */
  number: number;
}

/** The position of the day: its theme, and how it was answered. */
export interface DayPosition {
  date: string;
  theme: Theme;
  answer: Answer;
}

export function idOf({ position }: TrainingPosition): string {
  return mistakeId(TRAINER, position);
}

/** Return the entry of a position that is shown in its theme or on its day. It differs from that in the mistake book. */
export function entryOf(themeOrDate: string, position: TrainingPosition): string {
  return `${themeOrDate} ${idOf(position)}`;
}

/** Return the theme or else the date of an entry; null if it is no such entry. */
export function parseEntry(entry: string): { theme: Theme | null; date: string } | null {
  const [date = ""] = entry.replace(ON_DAILY_PAGE, "").split(" ");
  const theme = THEMES.find((each) => each === date) ?? null;
  return theme || isDate(date) ? { theme, date } : null;
}

/** Return the puzzle of an entry; null if there is none. */
export function puzzleOf(entry: string, positions: Positions): TrainingPuzzle | null {
  const parsed = parseEntry(entry);
  if (!parsed) return null;
  const { theme, date } = parsed;
  const among = theme ? positions[theme] : [positionOfTheDay(date, positions).position];
  const index = among.findIndex((position) => entryOf(theme ?? date, position) === entry.replace(ON_DAILY_PAGE, ""));
  const position = among[index];
  return position ? { position, theme, number: index + 1 } : null;
}

/** Return how far a theme is: positions come in their order, and those that were missed at the end. */
export function themeProgress(theme: Theme, positions: Positions, mistakes: readonly Mistake[]): ThemeProgress {
  const answers = new Map(mistakes.map((mistake) => [mistake.id, mistake]));
  const withAnswer = (wanted: Answer) =>
    positions[theme].filter((position) => answerOf(answers.get(idOf(position))) === wanted);
  return {
    theme,
    all: positions[theme].length,
    solved: withAnswer("solved").length,
    next: withAnswer("new")[0] ?? withAnswer("missed")[0] ?? null,
  };
}

function answerOf(mistake: Mistake | undefined): Answer {
  if (!mistake?.looked) return "new";
  return mistake.solved > 0 ? "solved" : "missed";
}

/** Return the answer that a day's position got on that day; it may have been met in its theme before. */
export function answerOn(date: string, mistake: Mistake | undefined): Answer {
  return mistake?.looked?.startsWith(date) ? answerOf(mistake) : "new";
}

/** A prime, so that every position has its day before one returns. */
const STRIDE = 167;

/** Return the position of a date, with its theme. */
export function positionOfTheDay(date: string, positions: Positions): { theme: Theme; position: TrainingPosition } {
  const all = THEMES.flatMap((theme) => positions[theme].map((position) => ({ theme, position })));
  const chosen = all.at((daysBetween(FIRST_DATE, date) * STRIDE) % all.length);
  if (!chosen) throw new RangeError("no positions");
  return chosen;
}

/** Solved at the first attempt, a position returns once, after the longest interval; then it is learned. */
const SOLVED_BEFORE = 2;

/** Return the entry of the mistake book for a position that has not been answered. */
export function newEntry(position: TrainingPosition, today: string): Mistake {
  const { seat, tempting, best, lost } = position;
  return {
    id: idOf(position),
    game: TRAINER,
    position: position.position,
    seat,
    action: tempting,
    best,
    lost,
    band: "mistake",
    solved: SOLVED_BEFORE,
    looked: null,
    due: today,
  };
}
