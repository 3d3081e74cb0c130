import type { PositionToPlay } from "../engine/protocol";

/** How the first game is come by, once there is an engine. */
export type Opening =
  | { from: "address" | "play"; query: Record<string, string> }
  | { from: "link"; save: string }
  /** `refused` is called when the engine cannot read it; without it a notice speaks of the address. */
  | { from: "position"; position: PositionToPlay; refused?: () => void }
  /** "", too: today's. */
  | { from: "daily"; date: string }
  | { from: "record"; record: string; ply?: number }
  /** A decision of a recorded game, to be made anew. */
  | { from: "decision"; record: string; ply: number; seat: number }
  /** A game of the list of unfinished ones. */
  | { from: "unfinished"; id: string }
  | { from: "save" };

/** Who has to do with what is opened, besides dealing it. */
export interface Others {
  /** Opens a record, and says whether it is open. */
  replay: { open(record: string, ply?: number): Promise<boolean> };
  /** Asks the decision in hand. */
  question: { ask(): void };
  /** Opens the deal of a date, anew or where it was left. */
  daily: { open(asked: string, ways: WaysToDeal): Promise<boolean> };
}

export interface WaysToDeal {
  /** With the game that is kept, if there is one. */
  goOn(): Promise<boolean>;
  deal(date: string): Promise<boolean>;
}
