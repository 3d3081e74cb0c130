import type { PositionToPlay } from "./engine/protocol";

/** How the first game is come by, once there is an engine. */
export type Opening =
  | { from: "address" | "play"; query: Record<string, string> }
  | { from: "link"; save: string }
  | { from: "position"; position: PositionToPlay }
  | { from: "record"; record: string }
  | { from: "save" };

/** What else can be opened than a game to play; each says whether it was. */
export interface Others {
  record(record: string): Promise<boolean>;
  /** The decision in hand is asked. */
  question(): void;
}
