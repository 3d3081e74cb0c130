import type { FrameChoice } from "../embed/snippets";
import type { Action, Colour, Setup } from "../engine/protocol";
import type { Filter } from "../history/statistics";
import type { ReplaySpeed, Settings } from "../platform/settings/settings";
import type { Opening } from "./game-source";

/** What is told though nothing has happened. `refusal`: something is not possible now; `row`: the one wanted, if any. */
export type Aside =
  | { about: "refusal"; row: number | null }
  | { about: "jokers"; score: number }
  | { about: "scores" }
  | { about: "table" };

/** What there is beside the table. */
export type PageName = "table" | "daily" | "games" | "statistics" | "book" | "fairness" | "review" | "about";

/** What a person wants, as the elements tell it: each is the detail of one bubbling "intent" event. */
export type Intent =
  | { type: "quick-play" }
  /** As an address asks for a game. */
  | { type: "open-game"; query: Record<string, string> }
  /** An unfinished game of the list. */
  | { type: "resume-game"; id: string }
  /** Of the list, or a text that could not be read; the last one can be restored. */
  | { type: "delete-kept-game"; id: string }
  | { type: "restore-kept-game" }
  | { type: "open"; opening: Opening }
  /** `date`: which deal of the day to show. */
  | { type: "turn-to"; page: PageName; date?: string }
  | { type: "open-setup" }
  | { type: "close-setup" }
  | { type: "open-bot-card"; seat: number }
  | { type: "close-bot-card" }
  | { type: "open-settings" }
  | { type: "close-settings" }
  | { type: "open-keys" }
  | { type: "close-keys" }
  | { type: "close-link" }
  | { type: "change-settings"; change: Partial<Settings> }
  | { type: "skip-pause" }
  | { type: "finish-round" }
  | { type: "new-game"; setup: Setup }
  | { type: "play-again" }
  | { type: "play"; action: Action }
  /** To a question: another choice; the choice that was made is played. */
  | { type: "choose-again" }
  | { type: "play-on" }
  /** Of the person's decision; the same again: more of it. */
  | { type: "hint" }
  | { type: "close-hint" }
  /** Of the action of that ply of the game in hand; null: of a bot's last. */
  | { type: "why"; ply: number | null }
  | { type: "close-why" }
  /** The game in hand, or the record that is looked at. */
  | { type: "review" }
  /** At the table, as it was before that ply of the reviewed game. */
  | { type: "see-ply"; ply: number }
  /** Its seat decides anew, and then plays on. */
  | { type: "decide-anew"; ply: number; seat: number }
  | { type: "replay-to"; ply: number }
  | { type: "replay-on"; isOn: boolean }
  | { type: "replay-speed"; speed: ReplaySpeed }
  /** A recorded game is looked at from there. */
  | { type: "replay-from"; seat: number }
  | { type: "close-replay" }
  /** The game in hand, from its start. */
  | { type: "watch" }
  /** Whatever somebody pastes or drops: it may be a game. */
  | { type: "open-record"; source: string | File }
  | { type: "open-save"; save: string }
  /** The deal of the finished game once more. */
  | { type: "deal-again"; setup: Setup }
  | { type: "take-seat"; seat: number }
  | { type: "let-strongest-play" }
  | { type: "check-deck" }
  | { type: "shuffle-deck" }
  /** The recorded game becomes one to play, from where it is looked at. */
  | { type: "take-over"; seat: number }
  | { type: "say"; aside: Aside }
  | { type: "say-again" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "preview-jokers"; colours: Colour[] }
  | { type: "confirm-jokers" }
  | { type: "choose-day"; date: string }
  | { type: "choose-month"; month: string }
  | { type: "filter-games"; change: Partial<Filter> }
  | { type: "keep-file" }
  | { type: "make-text" }
  | { type: "read-file"; file: File }
  | { type: "read-text"; text: string }
  | { type: "next-puzzle" }
  | { type: "dismiss-notice"; id: number }
  | { type: "dismiss-hint" }
  | { type: "stop-hints" }
  | { type: "show-hints" }
  /** Where a frame would lead, if it were allowed to. */
  | { type: "show-link"; link: string }
  | { type: "choose-frame"; change: Partial<FrameChoice> }
  | { type: "try-again" }
  | { type: "use-update" }
  | { type: "forget-everything" };

declare global {
  interface HTMLElementEventMap {
    intent: CustomEvent<Intent>;
  }
}

export function sendIntent(from: HTMLElement, intent: Intent): void {
  from.dispatchEvent(new CustomEvent("intent", { detail: intent, bubbles: true }));
}

/** To play what the view offers, or to be told that it offers nothing there. */
export function intentToPlay(action: Action | null, row: number | null): Intent {
  return action === null ? { type: "say", aside: { about: "refusal", row } } : { type: "play", action };
}
