import type { PlayerSetup, PositionToPlay } from "../engine/protocol";

/** Where a game comes from. */
export type GameSource =
  /** A new deal: with the stored setup if the engine accepts that, or else with the parameters of a URL or request. */
  | { from: "url" | "play"; query: Record<string, string>; setup?: string | null }
  | { from: "link"; save: string }
  | { from: "position"; position: PositionToPlay }
  /** A puzzle from the mistake book or the trainer; `entry` is its id there. */
  | { from: "puzzle"; entry: string; position: PositionToPlay }
  /** A daily deal; "" means today's. */
  | { from: "daily"; date: string }
  | { from: "record"; record: string; ply?: number; seats?: readonly PlayerSetup[] | null }
  /** A puzzle from a decision in a record; `position` is null if it is not known. */
  | { from: "decision"; record: string; ply: number; seat: number; position: PositionToPlay | null }
  /** A game of the library; null: the one in play. */
  | { from: "library"; id: string | null };

/** The order of the deck does not matter, because a puzzle ends after one decision. */
const PUZZLE_SEED = 0;

/** Return the source of a puzzle: its id in its book, and the position. */
export function puzzleSource({ id, position }: { id: string; position: string }): GameSource {
  return { from: "puzzle", entry: id, position: { position, seed: PUZZLE_SEED } };
}
