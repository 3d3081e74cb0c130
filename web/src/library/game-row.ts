import type { GameSummary, SeatSummary } from "../engine/protocol";
import { objectFromJson } from "../platform/storage/browser-storage";

/** A game that is in play or unfinished. */
export interface GameRow extends Pick<GameSummary, "id" | "deal" | "turns" | "begun" | "over" | "seats"> {
  /** When it was stored, in milliseconds since 1970; null if an earlier version stored it without a time. */
  at: number | null;
  save: string;
  /** The number of hints used. */
  hints: number;
  /** The record with which the history took the game in; it does so once, though the player may delete it there. */
  finished: string | null;
}

/** @param known the row of the game so far */
export function rowOf(
  { id, deal, turns, begun, over, seats }: GameSummary,
  save: string,
  at: number | null = Date.now(),
  known: GameRow | null = null,
): GameRow {
  const { hints = 0, finished = null } = known ?? {};
  return { id, deal, turns, begun, over, seats, at, save, hints, finished };
}

/** Parse a stored row; return null if it is damaged. */
export function rowFrom(text: string): GameRow | null {
  const { id, deal, turns, begun, over, seats, at, save, hints, finished } = objectFromJson(text);
  if (typeof id !== "string" || typeof save !== "string" || !Array.isArray(seats)) return null;
  return {
    id,
    deal: typeof deal === "string" ? deal : null,
    turns: Number(turns) || 0,
    begun: begun === true,
    over: over === true,
    seats: seats.map(seatFrom),
    at: typeof at === "number" ? at : null,
    save,
    hints: Number(hints) || 0,
    finished: typeof finished === "string" ? finished : null,
  };
}

function seatFrom(seat: unknown): SeatSummary {
  const { kind, name } = Object(seat) as Record<string, unknown>;
  return { kind: kind === "human" ? "human" : "bot", name: typeof name === "string" ? name : null };
}
