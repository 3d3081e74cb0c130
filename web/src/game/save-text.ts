/** Reads saves without knowing the rules. docs/notation.md describes the record in a save. */

import type { PlayerKind, PlayerSetup } from "../engine/protocol";
import { objectFromJson } from "../platform/json-object";

/** A game that was begun and not finished, other than the one in play. */
export interface UnfinishedGame {
  id: string;
  save: string;
  /** Milliseconds since 1970; null for a game stored by an earlier version of the page. */
  savedAt: number | null;
  seats: SavedSeat[];
  turns: number;
}

/** A stored text that could not be read as a game. */
export interface UnreadableSave {
  id: string;
  text: string;
  savedAt: number | null;
}

export type SavedSeat = Pick<PlayerSetup, "name"> & { kind: PlayerKind };

export interface SaveSummary {
  /** Identifies the game by its deal and the kinds of its players. */
  game: string;
  /** In the record's notation, undone actions included. */
  actions: string;
  seats: SavedSeat[];
  isOver: boolean;
  /** Cards placed and rows taken. */
  turns: number;
}

/** The number of fields in the record of a dealt game, and of one that began with a position. */
const FIELD_COUNTS = [8, 11];

/** Return a summary of the save; null if the text is not a save in a known format. */
export function summaryOf(save: string): SaveSummary | null {
  const { record, seats, undone } = objectFromJson(save);
  if (typeof record !== "string" || !Array.isArray(seats) || typeof undone !== "number") return null;
  const fields = record.split(" ");
  const [actions, jokers] = fields.splice(-2);
  if (!FIELD_COUNTS.includes(fields.length + 2) || actions === undefined || jokers === undefined) return null;
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

/** Return whether two saves are of the same game, at any ply. */
export function isSameGame(one: string, other: string): boolean {
  const [first, second] = [summaryOf(one), summaryOf(other)];
  return first !== null && first.game === second?.game;
}

/** Return whether the later save contains all actions of the earlier one. */
export function continues(later: string, earlier: string): boolean {
  const [now, before] = [summaryOf(later), summaryOf(earlier)];
  return now !== null && before !== null && now.game === before.game && now.actions.startsWith(before.actions);
}

/** Return whether the save contains the salt of a promise, which is of this play of the game alone. */
export function isPromised(save: string): boolean {
  return typeof objectFromJson(save).salt === "string";
}

function seatFrom(seat: unknown): SavedSeat {
  const { kind, name } = Object(seat) as Record<string, unknown>;
  return { kind: kind === "human" ? "human" : "bot", name: typeof name === "string" ? name : null };
}
