import type { GameToOpen, PlayerSetup, PlyToPlayOn, PositionToPlay, Reading } from "../engine/protocol";

/** Where a game comes from. */
export type GameSource =
  /** A game of the library; null: the one in play. */
  | { from: "library"; id: string | null }
  /** A game that the engine deals or loads; `otherwise`: another one, in case it refuses that. */
  | { from: "engine"; game: GameToOpen; otherwise?: GameToOpen }
  /** A recorded game to watch. */
  | { from: "record"; record: string; ply?: number; seats?: readonly PlayerSetup[] | null }
  /** A decision to solve: a position, or a ply of a record, whose position is null if it is not known. */
  | { from: "puzzle"; position: PositionToPlay | null; decision?: PlyToPlayOn; entry?: string };

/** The order of the deck does not matter, because a puzzle ends after one decision. */
const PUZZLE_SEED = 0;

/** Return the source of a puzzle of a book; `entry` is its id there. */
export function puzzleSource({ id, position }: { id: string; position: string }): GameSource {
  return { from: "puzzle", entry: id, position: { position, seed: PUZZLE_SEED } };
}

/** Return the source of a game in a text that the engine has read. */
export function sourceIn(reading: Reading): GameSource {
  if ("record" in reading) return { from: "record", record: reading.record };
  return "position" in reading
    ? { from: "puzzle", position: reading }
    : { from: "engine", game: { save: reading.save } };
}

/** Return whether another course of the game may be in the library: the save is a copy. */
export function isCopy(source: GameSource): boolean {
  return source.from === "engine" && "save" in source.game;
}
