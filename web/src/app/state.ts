import type { Hint, Values } from "../engine/coach-protocol";
import type { Progress, StartFailure } from "../engine/engine";
import type { Action, Options, PlayerSetup, View } from "../engine/protocol";
import type { Announcement } from "../game/announcements";
import type { Intent, SpokenAnswer } from "../game/intents";
import type { JokerChoice } from "../game/joker-choice";
import type { PageName } from "../game/pages";
import type { UnfinishedGame, UnreadableSave } from "../game/save-text";
import type { TipsState } from "../game/tips";
import type { Arguments } from "../i18n";
import type { Offline } from "../offline/messages";
import { DEFAULTS, type ReplaySpeed, type Settings } from "../platform/settings/settings";

/** The state of the table and of what belongs to every visit; each feature keeps its own in a slice of the store. */
export interface State {
  engine: "loading" | "ready" | "failed";
  progress: Progress | null;
  /** `offline`: no network, and a part is not kept on the device. `stopped-no-game`: and there is no game to go on with. */
  failure: StartFailure["reason"] | "offline" | "stopped-no-game" | null;
  /** `waiting`: a game has been asked for and the engine is not there yet. */
  screen: "welcome" | "waiting" | "game";
  /** What is shown instead of the table; what is at the table goes on meanwhile. */
  page: PageName;
  view: View | null;
  /** The game as text, to go on with elsewhere. */
  save: string | null;
  /** The longest that cards may travel to where the view has them. */
  travelMs: number;
  /** A request is under way or bots are acting: what is on the table is about to change. */
  isBusy: boolean;
  announcement: Announcement;
  /** What was announced last since the announcement. */
  answer: SpokenAnswer | null;
  jokers: JokerChoice | null;
  /** Set while the view is a recorded game's. */
  replay: ReplayState | null;
  /** Set while the decision in the view is asked of the reader. */
  question: Question | null;
  /** About the decision in the view. */
  hint: HintState | null;
  notices: readonly Notice[];
  options: Options | null;
  setup: { isOpen: boolean; problem: string | null };
  /** The table that was set up last on this device. */
  lastSetup: string | null;
  /** The seat of the bot that the dialog describes, or described last. */
  botDialog: { isOpen: boolean; seat: number };
  isChangingSettings: boolean;
  isShowingShortcuts: boolean;
  savedGames: SavedGames;
  settings: Settings;
  tips: TipsState;
  offline: Offline;
}

export interface Notice {
  id: number;
  message: string;
  args: Arguments;
  /** What can be done about it, besides dismissing it. */
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
  /** Whether it goes on by itself. */
  isPlaying: boolean;
  speed: ReplaySpeed;
  /** The seat whose area is at the bottom. */
  viewpoint: number;
  /** The players; null: nobody knows who they were. */
  seats: readonly PlayerSetup[] | null;
}

export interface Question {
  view: View;
  /** The id of the mistake that the question comes from; null: it is no puzzle of the book. */
  mistake: string | null;
  chosen: Action | null;
  /** The first choice, which is the one that counts. */
  first: Action | null;
  /** Null until the coach has found them. */
  values: Values | null;
}

export interface HintState {
  view: View;
  /** A nudge; the best action; the values of all actions. */
  depth: 1 | 2 | 3;
  /** Null until the coach has found it. */
  result: Hint | null;
}

/** What is kept on this device besides the game in play. */
export interface SavedGames {
  unfinished: readonly UnfinishedGame[];
  unreadable: readonly UnreadableSave[];
  /** What was deleted last, for as long as it can be restored. */
  deleted: { key: string; text: string } | null;
}

export const CLOSED_DIALOGS = {
  setup: { isOpen: false, problem: null },
  isChangingSettings: false,
  isShowingShortcuts: false,
} as const satisfies Partial<State>;

export const INITIAL_STATE: State = {
  engine: "loading",
  progress: null,
  failure: null,
  screen: "welcome",
  page: "table",
  view: null,
  save: null,
  travelMs: 0,
  isBusy: false,
  announcement: { cause: null, entries: [], view: null },
  answer: null,
  jokers: null,
  replay: null,
  question: null,
  hint: null,
  notices: [],
  options: null,
  lastSetup: null,
  botDialog: { isOpen: false, seat: 0 },
  ...CLOSED_DIALOGS,
  savedGames: { unfinished: [], unreadable: [], deleted: null },
  settings: DEFAULTS,
  tips: { seen: [], shown: null },
  offline: { state: "unknown" },
};
