/** What the text of a saved game says about the game, without its rules: docs/notation.md describes the record in it. */

import type { PlayerKind, PlayerSetup } from "../engine/protocol";
import { objectFromJson } from "../platform/json-object";

/** A game that was begun and not finished, and is not the one in play. */
export interface UnfinishedGame {
  id: string;
  save: string;
  /** Milliseconds since 1970; null for a game kept by an earlier version of the page. */
  savedAt: number | null;
  seats: SavedSeat[];
  turns: number;
}

/** A text that was kept because it could not be read as a game. */
export interface UnreadableSave {
  id: string;
  text: string;
  savedAt: number | null;
}

export type SavedSeat = Pick<PlayerSetup, "name"> & { kind: PlayerKind };

export interface SaveSummary {
  /** The same for all saves of one game: its deal and who plays. */
  game: string;
  /** In the record's notation, undone actions included. */
  actions: string;
  seats: SavedSeat[];
  isOver: boolean;
  /** Cards placed and rows taken. */
  turns: number;
}

/** Of a game dealt here, and of one that began with a position. */
const FIELDS = [8, 11];

/** Null when the text is not a saved game in a form that this page knows. */
export function summaryOf(save: string): SaveSummary | null {
  const { record, seats, undone } = objectFromJson(save);
  if (typeof record !== "string" || !Array.isArray(seats) || typeof undone !== "number") return null;
  const fields = record.split(" ");
  const [actions, jokers] = fields.splice(-2);
  if (!FIELDS.includes(fields.length + 2) || actions === undefined || jokers === undefined) return null;
  const players = seats.map(seatFrom);
  const taken = actions.match(/d|[pt]\d/g) ?? [];
  return {
    game: JSON.stringify([fields, players.map(({ kind }) => kind)]),
    actions: taken.join(""),
    seats: players,
    isOver: undone === 0 && !jokers.includes("?"),
    turns: taken.slice(0, taken.length - undone).filter((action) => action !== "d").length,
  };
}

/** Whether two saves are of one game, at whatever point. */
export function isSameGame(one: string, other: string): boolean {
  const [first, second] = [summaryOf(one), summaryOf(other)];
  return first !== null && first.game === second?.game;
}

/** Whether all that happened in a saved game happened in the later one, too. */
export function continues(later: string, earlier: string): boolean {
  const [now, before] = [summaryOf(later), summaryOf(earlier)];
  return now !== null && before !== null && now.game === before.game && now.actions.startsWith(before.actions);
}

function seatFrom(seat: unknown): SavedSeat {
  const { kind, name } = Object(seat) as Record<string, unknown>;
  return { kind: kind === "human" ? "human" : "bot", name: typeof name === "string" ? name : null };
}
