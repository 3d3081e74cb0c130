/** What the game in play and the features that are loaded later ask of each other. */

import type { Action, GameRequest, View } from "../engine/protocol";
import type { GameSource } from "../game/game-source";
import type { State } from "./state";

/** `refused`: the engine cannot read it; `failed`: something that is needed is missing, or another game came first. */
export type OpenResult = "open" | "refused" | "failed";

/** What a feature may ask of the game in play. */
export interface GameActions {
  /** Show a game; resolve once it is shown, or will not be. */
  open(source: GameSource): Promise<OpenResult>;
  play(action: Action): Promise<void>;
  /** Do what a person wants at the table, unless they meant to hurry the bots; return whether it is done. */
  act(request: GameRequest): Promise<boolean>;
  reportError(error: unknown): void;
  /** Let the bots wait until the game in play is shown again. */
  stopBots(): Promise<void>;
  /** Keep the game in play as the engine has just saved it. */
  saveGame(save: string): void;
}

/** What opening and playing games needs of the features. */
export interface GameFeatures {
  replay: {
    /** Show a record; return whether it is shown. */
    open(record: string, ply?: number): Promise<boolean>;
  };
  puzzle: {
    /** Ask the decision in view; `mistake`: the entry of the book that it comes from. */
    ask(mistake?: string): void;
    answer(action: Action): Promise<void>;
  };
  daily: {
    /** Return the date that is meant and whether a game is of its deal, as it was begun on this device. */
    find(asked: string): Promise<{ date: string; isBegun: boolean; isDealOf(view: View): boolean }>;
    /** Note that the deal of the date is being played. */
    begin(date: string): Promise<void>;
  };
}

/** A page that is shown in the place of the table. */
export interface FeaturePage {
  /** Called when a person turns to the page; `date`: which deal of the day to show. */
  open?(date?: string): unknown;
  view(state: State): unknown;
}
