import type { Hint, Review, Shuffled, Values, Why } from "../engine/coach-protocol";
import type { Progress, StartFailure } from "../engine/engine";
import type { Action, Colour, Options, PlayerSetup, QueryProblem, RecordForms, Sheet, View } from "../engine/protocol";
import type { News } from "../game/announcements";
import type { Aside, Intent, PageName } from "../game/intents";
import type { UnfinishedGame, UnreadableSave } from "../game/save-text";
import type { Hints } from "../game/tips";
import type { Arguments } from "../i18n";
import type { Offline } from "../offline/messages";
import { noteMishap } from "../platform/error-log";
import { DEFAULTS, type ReplaySpeed, type Settings } from "../platform/settings/settings";

/** Characters of a faulty value that a notice repeats. */
const LONGEST_SHOWN = 24;

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
  news: News;
  /** What has been told since the news, last. */
  aside: Aside | null;
  notices: Notice[];
  options: Options | null;
  setup: { isOpen: boolean; problem: string | null };
  /** The table that was set up last on this device. */
  lastSetup: string | null;
  /** The bot about which more is told, or was last. */
  botCard: { isOpen: boolean; seat: number };
  jokers: JokersInHand | null;
  question: Question | null;
  hint: HintInHand | null;
  why: WhyAsked | null;
  review: Reviewing | null;
  /** What to send when something goes wrong. */
  diagnostic: string;
  replay: Replaying | null;
  games: Games;
  keptGames: KeptGames;
  again: Again | null;
  fairness: Fairness;
  settings: Settings;
  isChangingSettings: boolean;
  isShowingKeys: boolean;
  /** An address that the frame may not open: its reader may. */
  link: string | null;
  hints: Hints;
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

/** The decision in a view, asked of the reader. */
export interface Question {
  view: View;
  chosen: Action | null;
  /** Null while they are being worked out. */
  values: Values | null;
}

/** A hint for the decision in a view. */
export interface HintInHand {
  view: View;
  /** A nudge; the best action; what all actions are worth. */
  depth: 1 | 2 | 3;
  /** Null while it is being worked out. */
  told: Hint | null;
}

/** An action that is being explained. */
export interface WhyAsked {
  /** Null: that of the bot that acted last, until it has been told which. */
  ply: number | null;
  told: Why | null;
}

/** A game that is being looked back on. */
export interface Reviewing {
  record: string;
  /** As it ended. */
  view: View;
  progress: { ply: number; plies: number };
  /** Null while it is being worked out. */
  told: Review | null;
}

/** A record that is being looked at. */
export interface Replaying {
  record: string;
  view: View;
  ply: number;
  plies: number;
  /** Whether it goes on by itself. */
  isOn: boolean;
  speed: ReplaySpeed;
  /** The seat whose area lies at the bottom. */
  near: number;
  /** Who sat there; null: nobody knows. */
  seats: readonly PlayerSetup[] | null;
}

/** Games to open and to keep. */
export interface Games {
  /** The game in hand, to take along; null while there is none. */
  forms: RecordForms | null;
  /** The message for what is wrong with what was to be opened. */
  problem: string | null;
}

/** What is kept on this device besides the game in play. */
export interface KeptGames {
  unfinished: readonly UnfinishedGame[];
  unreadable: readonly UnreadableSave[];
  /** What was deleted last, for as long as it can be restored. */
  deleted: { key: string; text: string } | null;
}

/** A deal that is played once more, and what somebody made of it from the same seat before. */
export interface Again {
  /** By the person from another seat, or by the strongest in the person's. */
  by: "person" | "strongest";
  seed: number;
  seat: number;
  name: string;
  score: number;
}

/** What can be checked of the game in hand. */
export interface Fairness {
  /** The SHA-256 that was promised; null: none was. */
  promised: string | null;
  /** What that is the sum of, which is told after the end. */
  text: string | null;
  /** The sum of the text as the page works it out, once it has. */
  counted: string | null;
  /** "nobody": no bot has acted yet. */
  shuffled: Shuffled | "thinking" | "nobody" | null;
}

export interface JokersInHand {
  colours: Colour[];
  /** Null until a choice has been previewed. */
  sheet: Sheet | null;
}

const initial: State = {
  engine: "loading",
  progress: null,
  failure: null,
  screen: "welcome",
  page: "table",
  view: null,
  save: null,
  travelMs: 0,
  isBusy: false,
  news: { lead: null, entries: [], view: null },
  aside: null,
  notices: [],
  options: null,
  setup: { isOpen: false, problem: null },
  lastSetup: null,
  botCard: { isOpen: false, seat: 0 },
  jokers: null,
  question: null,
  hint: null,
  why: null,
  review: null,
  diagnostic: "",
  replay: null,
  games: { forms: null, problem: null },
  keptGames: { unfinished: [], unreadable: [], deleted: null },
  again: null,
  fairness: { promised: null, text: null, counted: null, shuffled: null },
  settings: DEFAULTS,
  isChangingSettings: false,
  isShowingKeys: false,
  link: null,
  hints: { seen: [], shown: null },
  offline: { state: "unknown" },
};

export class Store {
  #state = initial;
  #listeners: ((state: State) => void)[] = [];
  #lastNotice = 0;

  get state(): State {
    return this.#state;
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) {
      try {
        listener(this.#state);
      } catch (error) {
        // The listeners after it must hear of the change, too.
        console.error(error);
        noteMishap(error);
      }
    }
  }

  subscribe(listener: (state: State) => void): void {
    this.#listeners.push(listener);
    listener(this.#state);
  }

  /** Takes the place of a notice that says the same, so that it is announced again and shown once. */
  addNotice(message: string, args: Arguments = {}, offer: Offer | null = null): void {
    this.#lastNotice += 1;
    const notice = { message, args, offer };
    const others = this.#state.notices.filter(({ id, ...known }) => JSON.stringify(known) !== JSON.stringify(notice));
    this.set({ notices: [...others, { id: this.#lastNotice, ...notice }] });
  }

  /** Tells what the address asked for and could not have. */
  addProblem({ name, value, allowed, used }: QueryProblem): void {
    const shown = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN - 1)}…` : value;
    this.addNotice("notice-problem", { name, value: shown, allowed: allowed.join(", "), used });
  }

  removeNotice(id: number): void {
    this.set({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
  }
}
