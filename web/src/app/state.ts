import type { ActionExplanation, Hint } from "../engine/coach-protocol";
import type { Progress, StartFailure } from "../engine/engine";
import type { Action, GameSummary, PlayerSetup, QueryProblem, View } from "../engine/protocol";
import type { Announcement } from "../game/announcements";
import type { Intent, JokerChoice, SpokenAnswer } from "../game/intents";
import type { DialogName, PageName } from "../game/pages";
import type { TipAnchor, TipsState } from "../game/tips";
import type { Arguments } from "../i18n";
import type { GameRow } from "../library/game-row";
import type { UnreadableSave } from "../library/library";
import type { Offline } from "../offline/messages";
import { DEFAULTS, type ReplaySpeed } from "../platform/settings/settings";

/** The state of the page, as it begins. Features that are loaded later have slices of their own in the store. */
export const INITIAL_STATE = {
  /** `prepared`: a prepared opening answers while the engine starts. */
  engine: "loading" as "loading" | "prepared" | "ready" | "failed",
  progress: null as Progress | null,
  /** `offline`: a download failed without a network. `stopped-no-game`: the engine crashed, and no game is stored. */
  failure: null as StartFailure["reason"] | "offline" | "stopped-no-game" | null,
  /** `waiting`: a game was requested and is not shown yet. */
  screen: "welcome" as "welcome" | "waiting" | "game",
  /** Whether a player has been here before, who without a game sees home instead of the welcome. */
  isReturning: false,
  /** Set while a game is being opened: the parameters of its address, if it has one. */
  opening: null as { search: string | null } | null,
  /** The page shown instead of the table, where the game continues meanwhile. */
  page: "table" as PageName,
  view: null as View | null,
  /** The view that the last action led to; null once a game was opened, or an action taken back or redone. */
  played: null as View | null,
  /** The game in play: what names it, and its save. */
  game: null as GameSummary | null,
  save: null as string | null,
  /** The longest duration of the card animation that leads to the view. */
  travelMs: 0,
  /** Whether a request is pending or bots are acting. */
  isBusy: false,
  announcement: { cause: null, entries: [], view: null } as Announcement,
  /** The reply to a player's query or refused action, announced once. */
  answer: null as SpokenAnswer | null,
  jokers: null as JokerChoice | null,
  /** The action that a second press of its control plays. */
  selected: null as Action | null,
  /** Set while a recorded game is shown. */
  replay: null as ReplayState | null,
  /** Set while the decision in view is a puzzle. */
  puzzle: null as Puzzle | null,
  /** The coach's hint for the decision in view. */
  hint: null as HintState | null,
  /** Set while an action is being explained. */
  why: null as Explanation | null,
  notices: [] as readonly Notice[],
  /** The invalid URL parameters that are not reported yet. */
  problems: [] as readonly QueryProblem[],
  /** The open dialogs, the one on top last; besides, `why` and the choice of a puzzle open theirs. */
  dialogs: [] as readonly DialogName[],
  /** Why the engine has refused the setup in the dialog for a new game. */
  setupProblem: null as string | null,
  /** The last setup on this device, as stored text. */
  lastSetup: null as string | null,
  savedGames: { unfinished: [], unreadable: [], deleted: null } as SavedGames,
  settings: DEFAULTS,
  tips: { seen: [], shown: null } as TipsState,
  /** The part of the table that the tip is about. */
  tipAnchor: null as TipAnchor | null,
  /** Whether there are tips that the player has not seen. */
  hasTips: false,
  offline: { state: "unknown" } as Offline,
  /** How the page can be installed as an app; null: it is, or cannot be. */
  install: null as Install | null,
};

export type State = typeof INITIAL_STATE;

/** `offered`: the browser asks the person once the page wants it to. `by hand`: its menu has an entry, if it can. */
export type Install = "offered" | "by hand";

export interface Notice {
  id: number;
  message: string;
  args: Arguments;
  /** The action that a button of the notice offers. */
  offer: Offer | null;
}

export interface Offer {
  label: string;
  intent: Intent;
}

export interface ReplayState {
  record: string;
  view: View;
  ply: number;
  plies: number;
  /** Whether plies advance automatically. */
  isPlaying: boolean;
  speed: ReplaySpeed;
  /** The seat whose area is at the bottom. */
  viewpoint: number;
  /** The players; null if the record does not name them. */
  seats: readonly PlayerSetup[] | null;
}

export interface Puzzle {
  view: View;
  /** The parameters of the address that opens the puzzle elsewhere; null if its position is not known. */
  search: string | null;
  /** The id of the puzzle in the mistake book or the trainer; null for other puzzles. */
  entry: string | null;
  /** Its number among the puzzles shown in a row, and how many there are; null for other puzzles. */
  progress: { number: number; count: number } | null;
  /** Whether a game in play waits. */
  hasGame: boolean;
  chosen: Action | null;
  /** The first answer, which is the one that counts. */
  first: Action | null;
  /** The view without its actions, once a puzzle of a book was answered; null while an answer is open. */
  closed: View | null;
  /** Whether the book has recorded the first answer. */
  isRecorded: boolean;
  /** The best action, its reasons, and the values of all; null until the coach has computed them. */
  answer: Hint | null;
}

export interface HintState {
  view: View;
  /** 1: a nudge. 2: the best action. 3: the values of all actions. */
  depth: 1 | 2 | 3;
  /** Null until the coach has computed it. */
  result: Hint | null;
}

export interface Explanation {
  /** The ply of the action; null: the last action of a bot, until the coach has named its ply. */
  ply: number | null;
  /** Null until the coach has found it. */
  result: ActionExplanation | null;
}

/** The games stored on this device, besides the game in play. */
export interface SavedGames {
  unfinished: readonly GameRow[];
  unreadable: readonly UnreadableSave[];
  /** The entry deleted last, while it can be restored. */
  deleted: { key: string; text: string } | null;
}

/** Return whether the engine or a prepared opening answers. */
export function isAnswering({ engine }: State): boolean {
  return engine === "ready" || engine === "prepared";
}

/** Return whether home is shown, which is also where the table would be for a player who returns. */
export function isAtHome({ page, screen, isReturning }: State): boolean {
  return page === "home" || (page === "table" && screen === "welcome" && isReturning);
}
