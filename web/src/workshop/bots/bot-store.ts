/** The bots that a person has written, in the browser's storage. */

import { objectFromJson } from "../../platform/json-object";
import type { BrowserStorage } from "../../platform/storage/browser-storage";

const KEY = "coloretto:v1:workshop";
const FORM = 1;
/** The most characters of a bot's code. */
export const MAX_CODE = 100_000;
/** The most characters of the name of a player at a table. */
export const MAX_NAME = 24;
/** How many earlier versions of a bot are kept. */
const MAX_VERSIONS = 10;

export interface Version {
  code: string;
  /** When it was run or replaced: "2026-11-21T17:34:00.000Z". */
  at: string;
}

export interface StoredBot {
  id: string;
  name: string;
  code: string;
  /** Earlier versions, latest first. */
  versions: readonly Version[];
}

export interface Shelf {
  bots: readonly StoredBot[];
  /** The id of the bot in the editor. */
  open: string;
}

/** Read the shelf. Damaged bots are left out; null if there is none. */
export function readShelf(storage: BrowserStorage): Shelf | null {
  const stored = objectFromJson(storage.read(KEY) ?? null);
  if (!Array.isArray(stored.bots)) return null;
  const bots = withShortNames(stored.bots.filter(isBot));
  const [first] = bots;
  if (!first) return null;
  return { bots, open: bots.find(({ id }) => id === stored.open)?.id ?? first.id };
}

/** Write the shelf; return whether the browser stores it. */
export function writeShelf(storage: BrowserStorage, { bots, open }: Shelf): boolean {
  return storage.write(KEY, JSON.stringify({ form: FORM, bots, open }));
}

/** Return the bot with code that ran or is replaced as its latest version. */
export function withVersion(bot: StoredBot, code: string, now: Date): StoredBot {
  const versions = bot.versions.filter((each) => each.code !== code);
  return { ...bot, versions: [{ code, at: now.toISOString() }, ...versions].slice(0, MAX_VERSIONS) };
}

/** Return a name that fits, and that no other bot has. */
export function freeName(wanted: string, bots: readonly StoredBot[]): string {
  const name = wanted.trim().replace(/\s+/g, " ").slice(0, MAX_NAME) || "bot";
  const isTaken = (candidate: string) => bots.some((bot) => bot.name === candidate);
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, MAX_NAME - ` ${number}`.length)} ${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** Shorten the names that an earlier version of the page allowed. */
function withShortNames(bots: readonly StoredBot[]): StoredBot[] {
  const short: StoredBot[] = [];
  for (const bot of bots)
    short.push(bot.name.length > MAX_NAME ? { ...bot, name: freeName(bot.name, [...bots, ...short]) } : bot);
  return short;
}

function isBot(value: unknown): value is StoredBot {
  return (
    isObject(value) &&
    [value.id, value.name, value.code].every((each) => typeof each === "string") &&
    (value.code as string).length <= MAX_CODE &&
    Array.isArray(value.versions) &&
    value.versions.every((each) => isObject(each) && typeof each.code === "string" && typeof each.at === "string")
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
