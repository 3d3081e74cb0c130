/** The positions of the trainer, and how far a player has got with them. */

import type { Action } from "../../engine/protocol";
import type { Theme } from "../../game/intents";
import { mistakeId } from "../../history/backup/validate";
import { daysBetween, FIRST_DATE } from "../../history/dates";
import { TRAINER } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";

/** The themes, in the order of the page. */
export const THEMES: readonly Theme[] = ["spoil", "stake", "jokers", "last_round"];

const ON_DAILY_PAGE = "daily:";

/** A decision with one clearly best choice. */
export interface TrainingPosition {
  /** In the notation of docs/notation.md. */
  position: string;
  seat: number;
  best: Action;
  /** The most frequent wrong choice of the level that was tried. */
  tempting: Action;
  /** The cost of that choice as a share of the win. */
  lost: number;
  /** How often the level made the best choice, as a share. */
  found: number;
}

/** The positions of each theme, those that are found most often first. */
export type Positions = Readonly<Record<Theme, readonly TrainingPosition[]>>;

/** The state of a theme: its positions, how many are solved, and the one to show next, if any is left. */
export interface ThemeProgress {
  theme: Theme;
  all: number;
  solved: number;
  next: { position: TrainingPosition; number: number } | null;
}

/** `new`: not answered yet. `missed`: it is in the mistake book. */
export type Answer = "new" | "solved" | "missed";

export interface ShownPosition {
  entry: string;
  /** Null for that of a day. */
  theme: Theme | null;
  position: TrainingPosition;
  number: number;
  /** The page on which it was opened. */
  page: "trainer" | "daily";
}

export interface DayPositionView {
  date: string;
  theme: Theme;
  answer: Answer;
}

export function idOf({ position }: TrainingPosition): string {
  return mistakeId(TRAINER, position);
}

/**
 * Return the entry of a position that is shown in its theme or on its day. It differs from that in the mistake book.
 * @param page the page on which it was opened
 */
export function entryOf(
  themeOrDate: string,
  position: TrainingPosition,
  page: "trainer" | "daily" = "trainer",
): string {
  return `${page === "daily" ? ON_DAILY_PAGE : ""}${themeOrDate} ${idOf(position)}`;
}

/** Return what an entry says about its position; `date` is only that if there is no theme. */
export function parseEntry(entry: string): { theme: Theme | null; date: string; page: "trainer" | "daily" } {
  const page = entry.startsWith(ON_DAILY_PAGE) ? "daily" : "trainer";
  const [date = ""] = entry.replace(ON_DAILY_PAGE, "").split(" ");
  return { theme: THEMES.find((each) => each === date) ?? null, date, page };
}

/** Return how far a theme is: positions come in their order, and those that were missed at the end. */
export function themeProgress(theme: Theme, positions: Positions, mistakes: readonly Mistake[]): ThemeProgress {
  const answers = new Map(mistakes.map((mistake) => [mistake.id, mistake]));
  const all = positions[theme].map((position, index) => ({
    position,
    number: index + 1,
    answer: answerOf(answers.get(idOf(position))),
  }));
  const withAnswer = (wanted: Answer) => all.filter(({ answer }) => answer === wanted);
  const next = withAnswer("new")[0] ?? withAnswer("missed")[0];
  return {
    theme,
    all: all.length,
    solved: withAnswer("solved").length,
    next: next ? { position: next.position, number: next.number } : null,
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
