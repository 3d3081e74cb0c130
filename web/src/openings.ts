import type { PositionToPlay } from "./engine/protocol";

/** How the first game is come by, once there is an engine. */
export type Opening =
  | { from: "address" | "play"; query: Record<string, string> }
  | { from: "link"; save: string }
  | { from: "position"; position: PositionToPlay }
  | { from: "record"; record: string }
  /** A decision of a recorded game, to be made anew. */
  | { from: "decision"; record: string; ply: number; seat: number }
  | { from: "save" };

/** Who can open something else than a game to play. */
export interface Others {
  /** Opens a record, and says whether it is open. */
  replay: { open(record: string): Promise<boolean> };
  /** Asks the decision in hand. */
  question: { ask(): void };
}
