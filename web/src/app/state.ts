import type { ActionExplanation, Hint } from "../engine/coach-protocol";
import type { Progress, StartFailure } from "../engine/engine";
import type { Action, GameSummary, Options, PlayerSetup, QueryProblem, View } from "../engine/protocol";
import type { Announcement } from "../game/announcements";
import type { Intent, JokerChoice, SpokenAnswer } from "../game/intents";
import type { PageName } from "../game/pages";
import type { TipsState } from "../game/tips";
import type { Arguments } from "../i18n";
import type { GameRow } from "../library/game-row";
import type { UnreadableSave } from "../library/library";
import type { Offline } from "../offline/messages";
import { DEFAULTS, type ReplaySpeed, type Settings } from "../platform/settings/settings";

/** The state of the page. Features that are loaded later have slices of their own in the store. */
export interface State {
  /** `prepared`: a prepared opening answers while the engine starts. */
  engine: "loading" | "prepared" | "ready" | "failed";
  progress: Progress | null;
  /** `offline`: a download failed without a network. `stopped-no-game`: the engine crashed, and no game is stored. */
  failure: StartFailure["reason"] | "offline" | "stopped-no-game" | null;
  /** `waiting`: a game was requested and is not shown yet. */
  screen: "welcome" | "waiting" | "game";
  /** Set while a game is being opened: the parameters of its address, if it has one. */
  opening: { search: string | null } | null;
  /** The page shown instead of the table, where the game continues meanwhile. */
  page: PageName;
  view: View | null;
  /** The view that the last action led to; null once a game was opened, or an action taken back or redone. */
  played: View | null;
  /** The game in play: what names it, and its save. */
  game: GameSummary | null;
  save: string | null;
  /** The longest duration of the card animation that leads to the view. */
  travelMs: number;
  /** Whether a request is pending or bots are acting. */
  isBusy: boolean;
  announcement: Announcement;
  /** The reply to a player's query or refused action, announced once. */
  answer: SpokenAnswer | null;
  jokers: JokerChoice | null;
  /** The action that a second press of its control plays. */
  selected: Action | null;
  /** Set while a recorded game is shown. */
  replay: ReplayState | null;
  /** Set while the decision in view is a puzzle. */
  puzzle: Puzzle | null;
  /** The coach's hint for the decision in view. */
  hint: HintState | null;
  /** Set while an action is being explained. */
  why: Explanation | null;
  notices: readonly Notice[];
  /** The invalid URL parameters that are not reported yet. */
  problems: readonly QueryProblem[];
  options: Options | null;
  setup: { isOpen: boolean; problem: string | null };
  /** The last setup on this device, as stored text. */
  lastSetup: string | null;
  /** `seat` is that of the bot described now or last. */
  botDialog: { isOpen: boolean; seat: number };
  isChangingSettings: boolean;
  isShowingShortcuts: boolean;
  isChoosingSeat: boolean;
  savedGames: SavedGames;
  settings: Settings;
  tips: TipsState;
  offline: Offline;
}

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

export const CLOSED_DIALOGS = {
  setup: { isOpen: false, problem: null },
  isChangingSettings: false,
  isShowingShortcuts: false,
  isChoosingSeat: false,
} as const satisfies Partial<State>;

export const INITIAL_STATE: State = {
  engine: "loading",
  progress: null,
  failure: null,
  screen: "welcome",
  opening: null,
  page: "table",
  view: null,
  played: null,
  game: null,
  save: null,
  travelMs: 0,
  isBusy: false,
  announcement: { cause: null, entries: [], view: null },
  answer: null,
  jokers: null,
  selected: null,
  replay: null,
  puzzle: null,
  hint: null,
  why: null,
  notices: [],
  problems: [],
  options: null,
  lastSetup: null,
  botDialog: { isOpen: false, seat: 0 },
  ...CLOSED_DIALOGS,
  savedGames: { unfinished: [], unreadable: [], deleted: null },
  settings: DEFAULTS,
  tips: { seen: [], shown: null },
  offline: { state: "unknown" },
};
