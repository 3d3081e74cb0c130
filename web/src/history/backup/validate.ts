/** Validates data from outside. Every field is checked, and unknown fields are dropped. */

import type { Band, Breakdown } from "../../engine/coach-protocol";
import { isDate, isTimestamp } from "../dates";
import {
  type BackupData,
  type BotVersion,
  type Day,
  type DayResult,
  type FinishedGame,
  type GameSeat,
  MAX_BOT_NAME,
  MAX_NOTE_LENGTH,
  type Mistake,
  type ReviewSummary,
  SCHEMA_VERSION,
  type StoredBot,
} from "../types";

/** `foreign`: not a backup of this game. `newer`: written by a newer version of the page. */
export type ImportProblem = "foreign" | "newer" | "truncated" | "damaged" | "too-big";

export class ImportError extends Error {
  constructor(readonly reason: ImportProblem) {
    super(reason);
  }
}

const MAX_ITEMS = 100_000;
const MAX_BOTS = 1000;
const MAX_RECORD_LENGTH = 12_000;
const MAX_DEAL_LENGTH = 200;
const MAX_POINTS = 1000;
const BANDS: readonly Band[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
/** The engine knows which actions there are. */
const ACTION = /^[a-z][0-9]?$/;
const CODE = /^[a-z_-]{1,24}$/;
const ID = /^[0-9a-f]{32}$/;
const BOT_ID = /^\P{C}{1,1000}$/u;

type Fields = Record<string, unknown>;

/** Validate a backup; those of earlier versions have no bots. Throw an `ImportError` if it is invalid. */
export function parseBackup(data: unknown): BackupData {
  const { games, days, mistakes, bots = [] } = fields(data);
  return {
    games: list(games, gameFrom),
    days: list(days, dayFrom),
    mistakes: list(mistakes, mistakeFrom),
    bots: list(bots, botFrom, MAX_BOTS),
  };
}

/** Validate a game. Throw an `ImportError` if it is invalid, as `dayFrom` and `mistakeFrom` do. */
export function gameFrom(data: unknown): FinishedGame {
  const game = ofKnownVersion(fields(data));
  whole(game.form, 1, SCHEMA_VERSION);
  const players = whole(game.players, 2, 5);
  const seats = exactly(players, list(game.seats, seatFrom));
  const seat = whole(game.seat, 0, players - 1);
  if (seats[seat]?.kind !== "human") throw damaged();
  return {
    id: matching(game.id, ID),
    form: SCHEMA_VERSION,
    at: checked(game.at, isTimestamp),
    players,
    edition: oneOf(game.edition, ["classic", "golden"]),
    scoring: oneOf(game.scoring, ["brown", "grey"]),
    seats,
    seat,
    scores: exactly(
      players,
      list(game.scores, (score) => whole(score, -MAX_POINTS, MAX_POINTS)),
    ),
    ranks: exactly(
      players,
      list(game.ranks, (rank) => whole(rank, 1, players)),
    ),
    practice: checked(game.practice, isFlag),
    hints: whole(game.hints, 0, MAX_POINTS),
    daily: orNull(game.daily, dateFrom),
    record: line(game.record, MAX_RECORD_LENGTH),
    skill: orNull(game.skill, reviewSummaryFrom),
    ...(game.continued === true && { continued: true }),
    ...(game.favourite === true && { favourite: true }),
    ...(game.note !== undefined && { note: line(game.note, MAX_NOTE_LENGTH) }),
  };
}

/** Return a game with a text as its note, without control characters and not too long; an empty one is none. */
export function withNote({ note: _, ...game }: FinishedGame, text: string): FinishedGame {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  const words = text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
  const note = words.slice(0, MAX_NOTE_LENGTH);
  return note ? { ...game, note } : game;
}

function seatFrom(data: unknown): GameSeat {
  const { kind, level, style } = fields(data);
  return { kind: oneOf(kind, ["human", "bot"]), level: orNull(level, codeFrom), style: orNull(style, codeFrom) };
}

export function reviewSummaryFrom(data: unknown): ReviewSummary {
  const { share, points } = fields(data);
  return { share: breakdownFrom(share), points: breakdownFrom(points) };
}

function breakdownFrom(data: unknown): Breakdown {
  const { start, own, others, luck, unforeseen, final } = fields(data);
  return {
    start: finite(start),
    own: finite(own),
    others: finite(others),
    luck: finite(luck),
    unforeseen: finite(unforeseen),
    final: finite(final),
  };
}

export function dayFrom(data: unknown): Day {
  const { date, deal, begun, seen, result, par } = ofKnownVersion(fields(data));
  return {
    date: dateFrom(date),
    deal: line(deal, MAX_DEAL_LENGTH),
    begun: dateFrom(begun),
    seen: dateFrom(seen),
    result: orNull(result, resultFrom),
    par: orNull(par, (each) => standing(fields(each))),
  };
}

function resultFrom(data: unknown): DayResult {
  const result = fields(data);
  return { id: matching(result.id, ID), at: checked(result.at, isTimestamp), ...standing(result) };
}

function standing({ score, rank }: Fields): { score: number; rank: number } {
  return { score: whole(score, -MAX_POINTS, MAX_POINTS), rank: whole(rank, 1, 5) };
}

export function mistakeFrom(data: unknown): Mistake {
  const { game, position, seat, action, best, lost, band, solved, looked, due } = ofKnownVersion(fields(data));
  const [of, where] = [matching(game, ID), line(position, MAX_RECORD_LENGTH)];
  return {
    id: mistakeId(of, where),
    game: of,
    position: where,
    seat: whole(seat, 0, 4),
    action: matching(action, ACTION),
    best: matching(best, ACTION),
    lost: finite(lost),
    band: oneOf(band, BANDS),
    solved: whole(solved, 0, 4),
    looked: orNull(looked, (each) => checked(each, isTimestamp)),
    due: orNull(due, dateFrom),
  };
}

/** Validate a bot of the workshop. A name is only made to fit: earlier versions allowed more. */
export function botFrom(data: unknown): StoredBot {
  const { id, name, code, versions = [] } = ofKnownVersion(fields(data));
  return {
    id: matching(id, BOT_ID),
    name: botName(text(name)),
    code: text(code),
    versions: list(versions, versionFrom),
  };
}

/** Return a text as a name: one line, not too long, without control characters and those that reverse what follows. */
export function botName(words: string): string {
  const line = words.replace(/[\s\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const name = line.slice(0, MAX_BOT_NAME).replace(/[\ud800-\udbff]$/, "");
  return name.trim() || "bot";
}

function versionFrom(data: unknown): BotVersion {
  const { code, at } = fields(data);
  if (Number.isNaN(Date.parse(text(at)))) throw damaged();
  return { code: text(code), at: text(at) };
}

export function mistakeId(game: string, position: string): string {
  return `${game} ${position}`;
}

function fields(data: unknown): Fields {
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw damaged();
  return data as Fields;
}

/** Throw if the data has a newer version. Days and mistakes have no version yet, but a newer page may add one. */
function ofKnownVersion(data: Fields): Fields {
  if (Number.isSafeInteger(data.form) && (data.form as number) > SCHEMA_VERSION) throw new ImportError("newer");
  return data;
}

function list<Item>(data: unknown, read: (each: unknown) => Item, most = MAX_ITEMS): Item[] {
  if (!Array.isArray(data) || data.length > most) throw damaged();
  return data.map(read);
}

function exactly<Item>(count: number, items: Item[]): Item[] {
  if (items.length !== count) throw damaged();
  return items;
}

function orNull<Item>(data: unknown, read: (each: unknown) => Item): Item | null {
  return data === null ? null : read(data);
}

function checked<Item>(data: unknown, isRight: (each: unknown) => each is Item): Item {
  if (!isRight(data)) throw damaged();
  return data;
}

function isFlag(data: unknown): data is boolean {
  return typeof data === "boolean";
}

function whole(data: unknown, least: number, most: number): number {
  if (!Number.isSafeInteger(data) || (data as number) < least || (data as number) > most) throw damaged();
  return data as number;
}

function finite(data: unknown): number {
  if (typeof data !== "number" || Math.abs(data) > MAX_POINTS || Number.isNaN(data)) throw damaged();
  return data;
}

function text(data: unknown): string {
  if (typeof data !== "string") throw damaged();
  return data;
}

/** Return a text without control characters. */
function line(data: unknown, longest: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is checked
  if (typeof data !== "string" || data.length > longest || /[\u0000-\u001f\u007f]/.test(data)) throw damaged();
  return data;
}

function matching(data: unknown, form: RegExp): string {
  if (typeof data !== "string" || !form.test(data)) throw damaged();
  return data;
}

function codeFrom(data: unknown): string {
  return matching(data, CODE);
}

function dateFrom(data: unknown): string {
  return checked(data, isDate);
}

function oneOf<Code extends string>(data: unknown, codes: readonly Code[]): Code {
  const code = codes.find((each) => each === data);
  if (code === undefined) throw damaged();
  return code;
}

function damaged(): ImportError {
  return new ImportError("damaged");
}
