/** The interfaces between the game in play and the features, which are loaded later. */

import type { Review } from "../engine/coach-protocol";
import type { Action, GameRequest, PlayerSetup } from "../engine/protocol";
import type { GameSource } from "../game/game-source";
import type { SidePageName } from "../game/pages";
import type { State } from "./state";

/** `refused`: the engine cannot read the game. `failed`: a part could not be loaded, or another game was opened. */
export type OpenResult = "open" | "refused" | "failed";

/** What the coach has found at the end of a game; null: it reviews this game only if it is asked to. */
export type EndReview = Review | "working" | "failed" | null;

/** What a feature can do with the game in play. */
export interface GameActions {
  /** Open a game; resolve once it is shown or has failed to open. */
  open(source: GameSource): Promise<OpenResult>;
  /** Leave a recorded game or a puzzle for the game in play, or else for the start screen. */
  returnToGame(): unknown;
  play(action: Action): Promise<void>;
  /** Play the only action of a person. If the position `wasShown`, a press that closely follows is ignored. */
  playForced(action: Action, wasShown: boolean): Promise<void>;
  /** Send a player's request, unless it closely follows a skip; return whether the engine accepted it. */
  act(request: GameRequest): Promise<boolean>;
  reportError(error: unknown): void;
  /** Stop the bots until the game in play is shown again. */
  stopBots(): Promise<void>;
}

/** A puzzle on the table. */
export interface OpenPuzzle {
  /** The parameters of the address that opens it elsewhere; null if its position is not known. */
  search: string | null;
  /** Its id in its book; "" for a puzzle of no book. */
  entry: string;
  /** The answer that its book has recorded; null: there is none. */
  first: Action | null;
}

/** What opening and playing games needs from the features. */
export interface GameFeatures {
  places: FeaturePlaces;
  replay: {
    /** Replay a record; return whether it is shown. */
    open(record: string, ply?: number, seats?: readonly PlayerSetup[] | null): Promise<boolean>;
  };
  puzzle: {
    /**
     * Make a puzzle of the decision in view: at once, or else when its book has been read.
     * @param hasGame whether a game in play waits
     */
    ask(puzzle: OpenPuzzle, hasGame: boolean): Promise<void>;
  };
  confirmation: {
    /** Play the action or answer the puzzle with it, or only select it until a second press confirms it. */
    choose(action: Action, isDropped: boolean): Promise<void>;
  };
  daily: {
    /** Resolve a date from the URL; return also its deal if that was begun on this device. */
    find(asked: string): Promise<{ date: string; deal: string | null }>;
    /** Record that the deal of the date was begun. */
    begin(date: string): Promise<void>;
  };
}

/** What Back and Forward open from the features. */
export interface FeaturePlaces {
  /** Open a page, if it has anything to show; resolve once it shows its content. */
  openPage(page: SidePageName): unknown;
  /** Explain the last action of a bot. */
  explain(): unknown;
  /** Show the first answer to a puzzle again. */
  showAnswer(): unknown;
}

/** A page shown instead of the table. */
export interface FeaturePage {
  /** Called when the player opens the page; `date` selects a daily deal. */
  open?(date?: string): unknown;
  view(state: State): unknown;
}
