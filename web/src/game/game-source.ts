import type { PositionToPlay } from "../engine/protocol";

/** Where a game comes from. */
export type GameSource =
  /** A deal that a URL or a person asks for. */
  | { from: "url" | "play"; query: Record<string, string> }
  | { from: "link"; save: string }
  | { from: "position"; position: PositionToPlay }
  /** A mistake of the book, asked as a puzzle. */
  | { from: "puzzle"; mistake: string; position: PositionToPlay }
  /** Without a date, today's. */
  | { from: "daily"; date: string }
  | { from: "record"; record: string; ply?: number }
  /** A decision of a recorded game, to be made again. */
  | { from: "decision"; record: string; ply: number; seat: number }
  /** A game of the list of unfinished ones. */
  | { from: "unfinished"; id: string }
  /** The game in play, as the browser keeps it. */
  | { from: "save" };
