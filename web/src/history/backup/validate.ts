/** The rows of the history database and of a backup, and the readers that validate each field of data from outside. */

import type { Band } from "../../engine/coach-protocol";
import type { Edition, Scoring } from "../../engine/codes";
import type { PlayerKind } from "../../engine/protocol";
import { isDate, isTimestamp } from "../dates";

/** The version of stored and exported data. A higher one comes from a newer version of the page. */
export const SCHEMA_VERSION = 1;
/** The most characters of a note. */
export const MAX_NOTE_LENGTH = 300;
/** The most characters of the name of a bot. */
export const MAX_BOT_NAME = 24;

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

/** Returns valid data, without unknown fields. Throws an `ImportError` if it is not valid. */
type Reader<Value> = (data: unknown) => Value;
type Fields = Readonly<Record<string, Reader<unknown>>>;
type ValueOf<Name extends keyof Of, Of extends Fields> = ReturnType<Of[Name]>;
type Optional<Of extends Fields> = { [Name in keyof Of]: undefined extends ValueOf<Name, Of> ? Name : never }[keyof Of];
type Row<Of extends Fields> = { [Name in Exclude<keyof Of, Optional<Of>>]: ValueOf<Name, Of> } & {
  [Name in Optional<Of>]?: Exclude<ValueOf<Name, Of>, undefined>;
};

const id = matching(/^[0-9a-f]{32}$/);
const code = matching(/^[a-z_-]{1,24}$/);
/** The engine knows which actions there are. */
const action = matching(/^[a-z][0-9]?$/);
const date = checked(isDate);
const timestamp = checked(isTimestamp);
/** A mark that is missing unless it is true. */
const mark: Reader<true | undefined> = (data) => data === true || undefined;
const points = whole(-MAX_POINTS, MAX_POINTS);
const rank = whole(1, 5);

const breakdown = row({ start: finite, own: finite, others: finite, luck: finite, unforeseen: finite, final: finite });

/** The breakdowns of a review for the person's seat, in shares of the win and in points. */
export const reviewSummaryFrom = row({ share: breakdown, points: breakdown });

const seatFrom = row({ kind: oneOf<PlayerKind>("human", "bot"), level: orNull(code), style: orNull(code) });

const fieldsOfGame = row({
  /** 32 hexadecimal digits, which are also in the save. */
  id,
  form: whole(1, SCHEMA_VERSION),
  /** When the game was finished: "2026-11-21T17:34:00Z". */
  at: timestamp,
  players: whole(2, 5),
  edition: oneOf<Edition>("classic", "golden"),
  scoring: oneOf<Scoring>("brown", "grey"),
  seats: list(seatFrom),
  /** The person's seat, or that of the first person. */
  seat: whole(0, 4),
  scores: list(points),
  ranks: list(rank),
  /** Whether a decision was made again after a card that followed it had been seen. */
  practice: checked((data) => typeof data === "boolean"),
  /** The number of hints used. */
  hints: whole(0, MAX_POINTS),
  /** The date of the daily deal; null for other games. */
  daily: orNull(date),
  /** In the notation of docs/notation.md. */
  record: line(MAX_RECORD_LENGTH),
  /** Null until the game has been reviewed. */
  skill: orNull(reviewSummaryFrom),
  /** Missing unless the game was begun from a record or a position. */
  continued: mark,
  /** Missing unless the player marked the game. */
  favourite: mark,
  /** One line by the player; missing if there is none. */
  note: orMissing(line(MAX_NOTE_LENGTH)),
});

/** Validate a finished game of people, alone or against bots. */
export function gameFrom(data: unknown) {
  const game = fieldsOfGame(data);
  const { players, seats, seat, scores, ranks } = game;
  const isWhole = [seats, scores, ranks].every(({ length }) => length === players);
  if (!isWhole || seats[seat]?.kind !== "human" || ranks.some((each) => each > players)) throw damaged();
  return game;
}

/** Validate a daily deal. */
export const dayFrom = row({
  date,
  /** The key of its games, from `dealKey`. */
  deal: line(MAX_DEAL_LENGTH),
  /** The date on which the deal was first begun. */
  begun: date,
  /** The latest date on which this device had begun any daily deal when this one was begun. */
  seen: date,
  /** The result of the first finished game that is not practice. */
  result: orNull(row({ id, at: timestamp, score: points, rank })),
  /** The result of par for the person's seat; null until it has been computed. */
  par: orNull(row({ score: points, rank })),
});

const fieldsOfMistake = row({
  game: id,
  /** The position before the decision, in the notation of docs/notation.md. */
  position: line(MAX_RECORD_LENGTH),
  seat: whole(0, 4),
  action,
  best: action,
  /** The cost as a share of the win. */
  lost: finite,
  band: oneOf<Band>("best", "good", "inaccuracy", "mistake", "blunder"),
  /** How often it has been solved in succession. */
  solved: whole(0, 4),
  /** When it was last attempted; null before the first attempt. */
  looked: orNull(timestamp),
  /** The date on which it is due again; null once it is learned. */
  due: orNull(date),
});

/** Validate a decision that cost something, to be repeated as a puzzle. */
export function mistakeFrom(data: unknown) {
  const mistake = fieldsOfMistake(data);
  return { id: mistakeId(mistake.game, mistake.position), ...mistake };
}

export function mistakeId(game: string, position: string): string {
  return `${game} ${position}`;
}

const versionFrom = row({
  code: text,
  /** When it was run or replaced: "2026-11-21T17:34:00.000Z". */
  at: checked((data): data is string => typeof data === "string" && !Number.isNaN(Date.parse(data))),
});

/** Validate a bot that the person has written in the workshop. */
export const botFrom = row({
  /** A UUID; a copy that another tab or a backup made necessary has a number behind it. */
  id: matching(/^\P{C}{1,1000}$/u),
  /** It is only made to fit: earlier versions allowed more. */
  name: (data) => botName(text(data)),
  /** A program in Python. */
  code: text,
  /** Earlier versions, latest first. */
  versions: (data = []) => list(versionFrom)(data),
});

/** Validate a backup; those of earlier versions have no bots. */
export const parseBackup = row({
  games: list(gameFrom),
  days: list(dayFrom),
  mistakes: list(mistakeFrom),
  bots: (data = []) => list(botFrom, MAX_BOTS)(data),
});

/** Return a game with a text as its note, without control characters and not too long; an empty one is none. */
export function withNote({ note: _, ...game }: ReturnType<typeof gameFrom>, text: string): ReturnType<typeof gameFrom> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  const words = text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
  const note = words.slice(0, MAX_NOTE_LENGTH);
  return note ? { ...game, note } : game;
}

/** Return a text as a name: one line, not too long, without control characters and those that reverse what follows. */
export function botName(words: string): string {
  const line = words.replace(/[\s\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const name = line.slice(0, MAX_BOT_NAME).replace(/[\ud800-\udbff]$/, "");
  return name.trim() || "bot";
}

/** Read an object. It is newer if it says so: most rows have no version yet, but a newer page may add one. */
function row<Of extends Fields>(fields: Of): Reader<Row<Of>> {
  const readers = Object.entries(fields);
  return (data) => {
    if (typeof data !== "object" || data === null || Array.isArray(data)) throw damaged();
    const given = data as Record<string, unknown>;
    if (Number.isSafeInteger(given.form) && Number(given.form) > SCHEMA_VERSION) throw new ImportError("newer");
    const found: Record<string, unknown> = {};
    for (const [name, read] of readers) {
      const value = read(given[name]);
      if (value !== undefined) found[name] = value;
    }
    return found as Row<Of>;
  };
}

function list<Item>(read: Reader<Item>, most = MAX_ITEMS): Reader<Item[]> {
  return (data) => {
    if (!Array.isArray(data) || data.length > most) throw damaged();
    return data.map((each) => read(each));
  };
}

function orNull<Item>(read: Reader<Item>): Reader<Item | null> {
  return (data) => (data === null ? null : read(data));
}

function orMissing<Item>(read: Reader<Item>): Reader<Item | undefined> {
  return (data) => (data === undefined ? undefined : read(data));
}

function checked<Item>(isValid: (data: unknown) => data is Item): Reader<Item> {
  return (data) => {
    if (!isValid(data)) throw damaged();
    return data;
  };
}

function oneOf<Code extends string>(...codes: readonly Code[]): Reader<Code> {
  return checked((data): data is Code => codes.some((each) => each === data));
}

function whole(least: number, most: number): Reader<number> {
  return checked((data): data is number => Number.isSafeInteger(data) && Number(data) >= least && Number(data) <= most);
}

function matching(form: RegExp): Reader<string> {
  return checked((data): data is string => typeof data === "string" && form.test(data));
}

/** Read a text without control characters. */
function line(longest: number): Reader<string> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is checked
  const control = /[\u0000-\u001f\u007f]/;
  return (data) => {
    const line = text(data);
    if (line.length > longest || control.test(line)) throw damaged();
    return line;
  };
}

function finite(data: unknown): number {
  if (typeof data !== "number" || !(Math.abs(data) <= MAX_POINTS)) throw damaged();
  return data;
}

function text(data: unknown): string {
  if (typeof data !== "string") throw damaged();
  return data;
}

function damaged(): ImportError {
  return new ImportError("damaged");
}
