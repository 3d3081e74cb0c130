import type { GameSummary, SeatSummary } from "../engine/protocol";
import { objectFromJson } from "../platform/storage/browser-storage";

/** A game that is in play or unfinished. */
export interface GameRow extends Pick<GameSummary, "id" | "deal" | "turns" | "begun" | "over" | "seats"> {
  /** When it was stored, in milliseconds since 1970; null if an earlier version stored it without a time. */
  at: number | null;
  save: string;
}

export function rowOf(game: GameSummary, save: string, at: number | null = Date.now()): GameRow {
  const { id, deal, turns, begun, over, seats } = game;
  return { id, deal, turns, begun, over, seats, at, save };
}

/** Parse a stored row; return null if it is damaged. */
export function rowFrom(text: string): GameRow | null {
  const { id, deal, turns, begun, over, seats, at, save } = objectFromJson(text);
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
  };
}

function seatFrom(seat: unknown): SeatSummary {
  const { kind, name } = Object(seat) as Record<string, unknown>;
  return { kind: kind === "human" ? "human" : "bot", name: typeof name === "string" ? name : null };
}
