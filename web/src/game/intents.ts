import type { Action, Colour, Setup } from "../engine/protocol";
import type { Filter } from "../history/statistics";
import type { ReplaySpeed, Settings } from "../platform/settings/settings";
import type { GameSource } from "./game-source";
import type { PageName } from "./pages";

/** What is announced though nothing has happened. `refusal`: something is not possible now; `row`: the one wanted, if any. */
export type SpokenAnswer =
  | { kind: "refusal"; row: number | null }
  | { kind: "jokers"; score: number }
  | { kind: "scores" }
  | { kind: "table" };

/** What a person wants, as the elements report it: each is the detail of one bubbling "intent" event. */
export type Intent =
  | GameIntent
  | SavesIntent
  | NoticeIntent
  | SetupIntent
  | BotsIntent
  | SettingsIntent
  | TipsIntent
  | OfflineIntent
  | PageIntent
  | CoachIntent
  | PuzzleIntent
  | JokersIntent
  | ReviewIntent
  | ReplayIntent
  | GamesIntent
  | DailyIntent
  | StatisticsIntent
  | MistakesIntent
  | FairnessIntent
  | ShortcutsIntent
  | LinkIntent;

export type GameIntent =
  | { type: "quick-play" }
  /** An unfinished game of the list. */
  | { type: "resume-game"; id: string }
  | { type: "open"; source: GameSource }
  | { type: "open-save"; save: string }
  | { type: "new-game"; setup: Setup }
  | { type: "play-again" }
  | { type: "play"; action: Action }
  | { type: "undo" }
  | { type: "redo" }
  /** The recorded game becomes one to play, from the ply that is shown. */
  | { type: "take-over"; seat: number }
  | { type: "close-replay" }
  | { type: "skip-pause" }
  | { type: "finish-round" }
  | { type: "announce"; answer: SpokenAnswer }
  | { type: "repeat-announcement" }
  | { type: "try-again" };

/** An entry is an unfinished game of the list, or a text that could not be read; the last deleted one can be restored. */
export type SavesIntent = { type: "delete-game"; id: string } | { type: "restore-game" };

export type NoticeIntent = { type: "dismiss-notice"; id: number };

export type SetupIntent = { type: "open-setup" } | { type: "close-setup" };

export type BotsIntent = { type: "open-bot"; seat: number } | { type: "close-bot" };

export type SettingsIntent =
  | { type: "open-settings" }
  | { type: "close-settings" }
  | { type: "change-settings"; change: Partial<Settings> };

export type TipsIntent = { type: "dismiss-tip" } | { type: "stop-tips" } | { type: "show-tips" };

export type OfflineIntent = { type: "apply-update" } | { type: "erase-data" };

/** `date`: which deal of the day to show. */
export type PageIntent = { type: "open-page"; page: PageName; date?: string };

export type CoachIntent =
  /** About the person's decision; asked again, it tells more. */
  | { type: "hint" }
  | { type: "close-hint" }
  /** About the action of that ply of the game in play; null: of a bot's last. */
  | { type: "why"; ply: number | null }
  | { type: "close-why" };

export type PuzzleIntent =
  /** Another answer to the question. */
  | { type: "choose-again" }
  /** The answer is played, and the game goes on. */
  | { type: "play-on" };

export type JokersIntent = { type: "preview-jokers"; colours: Colour[] } | { type: "confirm-jokers" };

export type ReviewIntent =
  /** Of the game in play, or of the record that is watched. */
  | { type: "review" }
  /** Shows the table as it was before that ply of the reviewed game. */
  | { type: "show-ply"; ply: number }
  /** A decision of the reviewed game: its seat decides again, and then plays on. */
  | { type: "retry-decision"; ply: number; seat: number };

export type ReplayIntent =
  | { type: "replay-to"; ply: number }
  | { type: "replay-autoplay"; isPlaying: boolean }
  | { type: "replay-speed"; speed: ReplaySpeed }
  /** The recorded game is shown from that seat. */
  | { type: "set-viewpoint"; seat: number };

export type GamesIntent =
  /** Something that somebody pastes or drops: it may be a game. */
  | { type: "open-record"; source: string | File }
  /** The game in play, from its start. */
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

export type MistakesIntent = { type: "next-puzzle" };

export type FairnessIntent = { type: "check-deck" } | { type: "shuffle-deck" };

export type ShortcutsIntent = { type: "open-shortcuts" } | { type: "close-shortcuts" };

/** Where a frame would lead, if it were allowed to open it. */
export type LinkIntent = { type: "show-link"; link: string } | { type: "close-link" };

declare global {
  interface HTMLElementEventMap {
    intent: CustomEvent<Intent>;
  }
}

export function sendIntent(from: HTMLElement, intent: Intent): void {
  from.dispatchEvent(new CustomEvent("intent", { detail: intent, bubbles: true }));
}

/** Return the intent to play what the view offers, or to hear that it offers nothing there. */
export function intentToPlay(action: Action | null, row: number | null): Intent {
  return action === null ? { type: "announce", answer: { kind: "refusal", row } } : { type: "play", action };
}
