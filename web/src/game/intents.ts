import type { Edition, Scoring } from "../engine/codes";
import type { Action, Colour, Setup, Sheet } from "../engine/protocol";
import type { Filter, FinishedFilter } from "../history/statistics";
import type { ReplaySpeed, Settings } from "../platform/settings/settings";
import type { GameSource } from "./game-source";
import type { DialogName, PageName } from "./pages";

/**
 * What is announced in reply to the player. `refusal`: an action is not possible now; `row` is that of the action, if
 * any. `selection`: the next press of the action's control plays it; null: the selection was cancelled.
 */
export type SpokenAnswer =
  | { kind: "refusal"; row: number | null }
  | { kind: "selection"; action: Action | null }
  | { kind: "jokers"; score: number }
  | { kind: "sound"; words: string }
  | { kind: "scores" }
  | { kind: "table" };

/** What the player wants to do. Elements send it as the detail of a bubbling "intent" event. */
export type Intent =
  | GameIntent
  | SavesIntent
  | NoticeIntent
  | DialogIntent
  | SettingsIntent
  | TipsIntent
  | OfflineIntent
  | MenuIntent
  | PageIntent
  | CoachIntent
  | PuzzleIntent
  | ConfirmationIntent
  | JokersIntent
  | ReviewIntent
  | ReplayIntent
  | GamesIntent
  | DailyIntent
  | FinishedIntent
  | StatisticsIntent
  | StrategyIntent
  | MistakesIntent
  | TrainerIntent
  | FairnessIntent
  | LinkIntent;

export type GameIntent =
  | { type: "quick-play" }
  | { type: "open"; source: GameSource }
  | { type: "new-game"; setup: Setup }
  | { type: "play-again" }
  /** `isDropped`: the player dropped the card on its row. */
  | { type: "play"; action: Action; isDropped: boolean }
  | { type: "undo" }
  | { type: "redo" }
  /** Play on from the ply shown of a recorded game. */
  | { type: "take-over"; seat: number }
  /** Leave a recorded game or a puzzle. */
  | { type: "return-to-game" }
  | { type: "skip-pause" }
  | { type: "finish-round" }
  | { type: "announce"; answer: SpokenAnswer }
  | { type: "repeat-announcement" }
  | { type: "try-again" };

/** `id`: the key of an unfinished game or an unreadable text. The last deletion can be undone. */
export type SavesIntent = { type: "delete-game"; id: string } | { type: "restore-game" };

export type NoticeIntent = { type: "dismiss-notice"; id: number };

export type DialogIntent =
  | { type: "open-dialog"; dialog: DialogName }
  /** Sent when the dialog was closed, which it may be already in the state. */
  | { type: "close-dialog"; dialog: DialogName };

export type SettingsIntent =
  /** Turn the sound off, or on at the volume that it had. */
  { type: "toggle-sound" } | { type: "change-settings"; change: Partial<Settings> };

export type TipsIntent = { type: "stop-tips" } | { type: "show-tips" };

/** Sent with the first press on the menu, whose entries load with the handler. */
export type MenuIntent = { type: "open-menu" };

export type OfflineIntent = { type: "apply-update" } | { type: "erase-data" } | { type: "install" };

/** `date` selects a daily deal. */
export type PageIntent = { type: "open-page"; page: PageName; date?: string };

export type CoachIntent =
  /** Ask for a hint; asking again gives a more detailed one. */
  | { type: "hint" }
  | { type: "close-hint" }
  /** Ask why an action of the game in play was chosen; null: the last action of a bot. */
  | { type: "why"; ply: number | null }
  | { type: "close-why" };

export type PuzzleIntent =
  /** Answer the puzzle again; one of a book only closes its answer. */
  | { type: "choose-again" }
  /** Show the first answer again. */
  | { type: "show-answer" }
  /** Play the answer and continue the game. */
  | { type: "play-on" };

/** Cancel the selection of a move that a second press would play. */
export type ConfirmationIntent = { type: "cancel-selection" };

export type JokersIntent = { type: "preview-jokers"; colours: Colour[] } | { type: "confirm-jokers" };

export type ReviewIntent =
  /** Review the game in play, or the record being replayed. */
  | { type: "review" }
  /** Show the move that decided the game that has ended. */
  | { type: "see-deciding-move" }
  /** Show the table before a ply of the reviewed game. */
  | { type: "show-ply"; ply: number }
  /** Retry a decision of the reviewed game as a puzzle, and play on from there. */
  | { type: "retry-decision"; ply: number; seat: number }
  /** Leave the decision that is tried again. */
  | { type: "return-to-review" };

export type ReplayIntent =
  | { type: "replay-to"; ply: number }
  | { type: "replay-autoplay"; isPlaying: boolean }
  | { type: "replay-speed"; speed: ReplaySpeed }
  /** Show the recorded game from a seat's point of view. */
  | { type: "set-viewpoint"; seat: number }
  /** Return to what was left for the recorded game. */
  | { type: "stop-watching" };

export type GamesIntent =
  /** Open a pasted text or a dropped file, which may hold a game. */
  | { type: "open-record"; source: string | File }
  /** Replay the game in play from its start. */
  | { type: "watch" }
  | { type: "take-seat"; seat: number }
  | { type: "let-strongest-play" };

export type DailyIntent = { type: "choose-day"; date: string } | { type: "choose-month"; month: string };

export type StatisticsIntent =
  | { type: "filter-games"; change: Partial<Filter> }
  | { type: "export-file" }
  | { type: "export-text" }
  | { type: "import-file"; file: File }
  | { type: "import-text"; text: string };

export type StrategyIntent = {
  type: "choose-measured-table";
  change: { players?: number; scoring?: Scoring; edition?: Edition };
};

export type FinishedIntent =
  /** Show the actions of a finished game, and of no other. */
  | { type: "open-finished"; id: string | null }
  /** Replay a finished game. */
  | { type: "watch-finished"; id: string }
  | { type: "review-finished"; id: string }
  | { type: "delete-finished"; id: string }
  /** Restore the finished game that was deleted last. */
  | { type: "restore-finished" }
  | { type: "dismiss-deleted" }
  | { type: "filter-finished"; change: Partial<FinishedFilter> }
  /** Play the deal of a finished game again, from any seat. */
  | { type: "deal-finished"; id: string; seat: number }
  | { type: "mark-finished"; id: string; isFavourite: boolean }
  /** Replace the note of a finished game. */
  | { type: "note-finished"; id: string; note: string }
  /** Store a note that is still being typed. */
  | { type: "type-note"; id: string; note: string }
  | { type: "show-more-finished" }
  | { type: "export-table" };

export type MistakesIntent = { type: "next-puzzle" };

/** What a position of the trainer teaches. */
export type Theme = "spoil" | "stake" | "jokers" | "last_round";

/** Show the next position of a theme, or that of the day. */
export type TrainerIntent = { type: "train"; theme: Theme } | { type: "train-today" };

export type FairnessIntent = { type: "check-deck" } | { type: "shuffle-deck" };

/** Show a link that the frame is not allowed to open. */
export type LinkIntent = { type: "show-link"; link: string } | { type: "close-link" };

declare global {
  interface HTMLElementEventMap {
    intent: CustomEvent<Intent>;
  }
}

export function sendIntent(from: HTMLElement, intent: Intent): void {
  from.dispatchEvent(new CustomEvent("intent", { detail: intent, bubbles: true }));
}

/** Return a listener that sends an intent from its element. */
export function sends(intent: Intent): (event: Event) => void {
  return ({ currentTarget }) => sendIntent(currentTarget as HTMLElement, intent);
}

/** Return the intent to play an action, or, if there is none, to announce that it is not possible. */
export function intentToPlay(action: Action | null, row: number | null, isDropped = false): Intent {
  return action === null ? { type: "announce", answer: { kind: "refusal", row } } : { type: "play", action, isDropped };
}

/** The colours that a player is trying for the jokers. */
export interface JokerChoice {
  colours: Colour[];
  /** The seat's score sheet with these colours; null before the first preview. */
  sheet: Sheet | null;
}
