import type { Theme } from "../../game/intents";
import type { Answer, Positions, TrainingPosition } from "./training";

export interface TrainerState {
  /** Null until they are loaded. */
  positions: Positions | null;
  /** The position that is shown as a puzzle, now or last. */
  shown: ShownPosition | null;
}

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
