/** What comes from outside, checked once: every field, and nothing else goes through. */

import type { Account, Band } from "../../engine/coach-protocol";
import { isDate, isMoment } from "../dates";
import {
  type Day,
  type DayResult,
  FORM,
  type Kept,
  type KeptGame,
  type KeptSeat,
  type Mistake,
  type Skill,
} from "../types";

/** `newer`: of a form that this page does not know yet. */
export type Unreadable = "foreign" | "newer" | "truncated" | "damaged" | "too-big";

export class ReadingError extends Error {
  constructor(readonly reason: Unreadable) {
    super(reason);
  }
}

const MOST_THINGS = 100_000;
const LONGEST_RECORD = 12_000;
const LONGEST_DEAL = 200;
const MOST_POINTS = 1000;
const BANDS: readonly Band[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
const ACTION = /^(d|[pt][1-9])$/;
const CODE = /^[a-z_-]{1,24}$/;
const ID = /^[0-9a-f]{32}$/;

type Fields = Record<string, unknown>;

/** Throws a ReadingError. */
export function keptFrom(told: unknown): Kept {
  const { games, days, mistakes } = fields(told);
  return { games: all(games, gameFrom), days: all(days, dayFrom), mistakes: all(mistakes, mistakeFrom) };
}

/** Throws a ReadingError, as the readers of days and mistakes do. */
export function gameFrom(told: unknown): KeptGame {
  const game = ofKnownForm(fields(told));
  whole(game.form, 1, FORM);
  const players = whole(game.players, 2, 5);
  const seats = exactly(players, all(game.seats, seatFrom));
  const seat = whole(game.seat, 0, players - 1);
  if (seats[seat]?.kind !== "human") throw damaged();
  return {
    id: matching(game.id, ID),
    form: FORM,
    at: checked(game.at, isMoment),
    players,
    edition: oneOf(game.edition, ["classic", "golden"]),
    scoring: oneOf(game.scoring, ["brown", "grey"]),
    seats,
    seat,
    scores: exactly(
      players,
      all(game.scores, (score) => whole(score, -MOST_POINTS, MOST_POINTS)),
    ),
    ranks: exactly(
      players,
      all(game.ranks, (rank) => whole(rank, 1, players)),
    ),
    practice: checked(game.practice, isFlag),
    hints: whole(game.hints, 0, MOST_POINTS),
    daily: orNull(game.daily, dateFrom),
    record: line(game.record, LONGEST_RECORD),
    skill: orNull(game.skill, skillFrom),
  };
}

function seatFrom(told: unknown): KeptSeat {
  const { kind, level, style } = fields(told);
  return { kind: oneOf(kind, ["human", "bot"]), level: orNull(level, codeFrom), style: orNull(style, codeFrom) };
}

export function skillFrom(told: unknown): Skill {
  const { share, points } = fields(told);
  return { share: accountFrom(share), points: accountFrom(points) };
}

function accountFrom(told: unknown): Account {
  const { start, own, others, luck, unforeseen, final } = fields(told);
  return {
    start: finite(start),
    own: finite(own),
    others: finite(others),
    luck: finite(luck),
    unforeseen: finite(unforeseen),
    final: finite(final),
  };
}

export function dayFrom(told: unknown): Day {
  const { date, deal, begun, seen, result, par } = ofKnownForm(fields(told));
  return {
    date: dateFrom(date),
    deal: line(deal, LONGEST_DEAL),
    begun: dateFrom(begun),
    seen: dateFrom(seen),
    result: orNull(result, resultFrom),
    par: orNull(par, (each) => standing(fields(each))),
  };
}

function resultFrom(told: unknown): DayResult {
  const result = fields(told);
  return { id: matching(result.id, ID), at: checked(result.at, isMoment), ...standing(result) };
}

function standing({ score, rank }: Fields): { score: number; rank: number } {
  return { score: whole(score, -MOST_POINTS, MOST_POINTS), rank: whole(rank, 1, 5) };
}

export function mistakeFrom(told: unknown): Mistake {
  const { game, position, seat, action, best, lost, band, solved, looked, due } = ofKnownForm(fields(told));
  const [of, where] = [matching(game, ID), line(position, LONGEST_RECORD)];
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
    looked: orNull(looked, (each) => checked(each, isMoment)),
    due: orNull(due, dateFrom),
  };
}

export function mistakeId(game: string, position: string): string {
  return `${game} ${position}`;
}

function fields(told: unknown): Fields {
  if (typeof told !== "object" || told === null || Array.isArray(told)) throw damaged();
  return told as Fields;
}

/** Days and mistakes have no form yet; a newer page may give them one. */
function ofKnownForm(told: Fields): Fields {
  if (Number.isSafeInteger(told.form) && (told.form as number) > FORM) throw new ReadingError("newer");
  return told;
}

function all<Thing>(told: unknown, read: (each: unknown) => Thing): Thing[] {
  if (!Array.isArray(told) || told.length > MOST_THINGS) throw damaged();
  return told.map(read);
}

function exactly<Thing>(count: number, things: Thing[]): Thing[] {
  if (things.length !== count) throw damaged();
  return things;
}

function orNull<Thing>(told: unknown, read: (each: unknown) => Thing): Thing | null {
  return told === null ? null : read(told);
}

function checked<Thing>(told: unknown, isRight: (each: unknown) => each is Thing): Thing {
  if (!isRight(told)) throw damaged();
  return told;
}

function isFlag(told: unknown): told is boolean {
  return typeof told === "boolean";
}

function whole(told: unknown, least: number, most: number): number {
  if (!Number.isSafeInteger(told) || (told as number) < least || (told as number) > most) throw damaged();
  return told as number;
}

function finite(told: unknown): number {
  if (typeof told !== "number" || Math.abs(told) > MOST_POINTS || Number.isNaN(told)) throw damaged();
  return told;
}

/** A line to be read. */
function line(told: unknown, longest: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is checked
  if (typeof told !== "string" || told.length > longest || /[\u0000-\u001f\u007f]/.test(told)) throw damaged();
  return told;
}

function matching(told: unknown, form: RegExp): string {
  if (typeof told !== "string" || !form.test(told)) throw damaged();
  return told;
}

function codeFrom(told: unknown): string {
  return matching(told, CODE);
}

function dateFrom(told: unknown): string {
  return checked(told, isDate);
}

function oneOf<Code extends string>(told: unknown, codes: readonly Code[]): Code {
  const code = codes.find((each) => each === told);
  if (code === undefined) throw damaged();
  return code;
}

function damaged(): ReadingError {
  return new ReadingError("damaged");
}
