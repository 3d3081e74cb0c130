/** Who sits at a table, as values of its form and of its address: "you", "bot:" and the name of a bot, or a level. */

import type { PlayerSetup } from "../../engine/protocol";
import type { GameSource } from "../../game/game-source";
import type { MatchOptions } from "../protocol";

export const YOU = "you";
const BOT = "bot:";
const SEAT = "seat";
const VIEWPOINT = "viewpoint";
const MAX_SEATS = 5;
/** The parameters of settings, which every page of the site reads and passes on. */
const OF_SETTINGS = ["lang", "theme", "speed"];

export interface TableChoice extends Pick<MatchOptions, "edition" | "scoring"> {
  seats: readonly string[];
}

/** Return the value of a seat at which a bot of the workshop sits. */
export function seatOfBot(name: string): string {
  return BOT + name;
}

/** Return the name of the bot of the workshop at a seat; null for any other player. */
export function botAt(seat: string): string | null {
  return seat.startsWith(BOT) ? seat.slice(BOT.length) : null;
}

/** Return the seats of a table with another number of players: those that are left keep theirs. */
export function withPlayers(seats: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? seats.at(-1) ?? YOU);
}

/**
 * Return the address of a new game at this table.
 * @param search the query of this page, whose settings are passed on
 */
export function tableAddress({ edition, scoring, seats }: TableChoice, search: string): string {
  return addressWith({ players: String(seats.length), edition, scoring }, seats, search);
}

/** Return the address of the review of a finished game, from the view of one of its seats. */
export function reviewAddress(record: string, seats: readonly string[], seat: number, search: string): string {
  return addressWith({ record, [VIEWPOINT]: String(seat) }, seats, search);
}

/** Return the address of the workshop, with the settings in the query of this page. */
export function workshopAddress(search: string): string {
  return `workshop.html?${new URLSearchParams(settingsIn(search))}`.replace(/\?$/, "");
}

function settingsIn(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => OF_SETTINGS.includes(name));
}

function addressWith(parameters: Record<string, string>, seats: readonly string[], search: string): string {
  const query = new URLSearchParams([...Object.entries(parameters), ...settingsIn(search)]);
  for (const seat of seats) query.append(SEAT, seat);
  return `workshop-table.html?${query}`;
}

/** Return the finished game in the query of an address; null if there is none. */
export function reviewedFrom(search: string): GameSource | null {
  const query = new URLSearchParams(search);
  const [record, viewpoint] = [query.get("record"), query.get(VIEWPOINT)];
  if (record === null || viewpoint === null) return null;
  const players = playersFrom(search);
  // The review is from the view of a person.
  const seats = players.map((each, seat) => (seat === Number(viewpoint) ? { ...each, kind: "human" as const } : each));
  return { from: "record", record, seats };
}

/** Return the players in the query of an address; the engine checks them. */
export function playersFrom(search: string): PlayerSetup[] {
  const seats = new URLSearchParams(search).getAll(SEAT).slice(0, MAX_SEATS);
  return seats.map((seat) => {
    if (seat === YOU) return { kind: "human", level: null, name: null };
    const name = botAt(seat);
    return { kind: "bot", level: name === null ? seat : null, name };
  });
}
