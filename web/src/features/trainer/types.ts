import type { Theme } from "../../game/intents";
import type { Answer, Positions, TrainingPosition } from "./training";

export interface TrainerState {
  /** Null until they are loaded. */
  positions: Positions | null;
  /** The position that is shown as a puzzle, now or last; without a theme, that of a day. */
  shown: { entry: string; theme: Theme | null; position: TrainingPosition; number: number } | null;
}

export interface DayPositionView {
  date: string;
  theme: Theme;
  answer: Answer;
}
