/** What the URL says: the page owns speed and looks, the engine understands the rest. */

import type { QueryValue } from "../embed/messages";
import type { PositionToPlay } from "../engine/protocol";

const NEW = "new";
const GAME_NAMES = ["players", "edition", "scoring", "seed", "level", "marker_depth"];
/** No value is as long; more would only make the request too long to be read. */
const LONGEST = 64;
/** Of a position, a record or a save: more than any has. */
const LONGEST_GAME = 12_000;
const SAVE = "save";
const DAILY = "daily";
const POSITION = "pos";
const RECORD = "record";

export interface UrlParameters {
  /** Null when the URL asks for no game. */
  game: Record<string, string> | null;
  /** A game carried along by a link from elsewhere. */
  save: string | null;
  /** One decision, to be asked: docs/notation.md. */
  position: PositionToPlay | null;
  /** A game to watch. */
  record: string | null;
  /** The date of a deal of the day; "": today. */
  daily: string | null;
  speed: string | null;
  language: string | null;
  theme: string | null;
  /** Of a frame. */
  accent: string | null;
  /** Of a frame. */
  background: string | null;
  fake: string | null;
  /** "off" when Python is to start plainly, whatever the browser keeps. */
  snapshot: string | null;
  /** Whether a game is to be set up first. */
  isNew: boolean;
}

/** A frame on somebody's page is a page of its own, below the site's. */
export function isFramed(): boolean {
  return document.documentElement.dataset.frame !== undefined;
}

/** Where the site's files are. */
export function siteUrl(): URL {
  return new URL(isFramed() ? "../" : "./", document.baseURI);
}

export function parseUrl({ search, hash }: Pick<Location, "search" | "hash">): UrlParameters {
  const parameters = new URLSearchParams(search);
  const position = parameters.get(POSITION)?.slice(0, LONGEST_GAME);
  return {
    game: gameFrom([...parameters]),
    save: new URLSearchParams(hash.slice(1)).get(SAVE)?.slice(0, LONGEST_GAME) ?? null,
    position:
      position === undefined
        ? null
        : { position: onOneLine(position), ...withQuery(gameFrom([...parameters].filter(isOfPosition))) },
    record: recordFrom(parameters),
    daily: parameters.get(DAILY)?.slice(0, LONGEST) ?? null,
    speed: parameters.get("speed"),
    language: parameters.get("lang"),
    theme: parameters.get("theme"),
    accent: parameters.get("accent"),
    background: parameters.get("bg"),
    fake: parameters.get("fake"),
    snapshot: parameters.get("snapshot"),
    isNew: parameters.has(NEW),
  };
}

function recordFrom(parameters: URLSearchParams): string | null {
  const record = parameters.get(RECORD);
  return record === null ? null : onOneLine(record.slice(0, LONGEST_GAME));
}

/** Who sits where is the position's to say. */
function isOfPosition([name]: readonly [string, string]): boolean {
  return name === "level" || name === "seed";
}

function withQuery(query: Record<string, string> | null): Pick<PositionToPlay, "query"> {
  return query ? { query } : {};
}

/** Text that was broken into lines on its way; a record in JSON may hold names, whose spaces stay. */
function onOneLine(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith("{") ? trimmed : trimmed.replace(/\s+/g, " ");
}

/** What asks for a game, among whatever else is said. Of two values of a name the first counts, as for all others. */
export function gameFrom(said: readonly (readonly [string, QueryValue])[]): Record<string, string> | null {
  const asked = said.filter(([name]) => GAME_NAMES.includes(name)).reverse();
  if (asked.length === 0) return null;
  return Object.fromEntries(asked.map(([name, value]) => [name, String(value).slice(0, LONGEST)]));
}

/** So that a reload goes on with what is in play and does not open the same again. */
export function removeGameFromUrl(): void {
  forget([...GAME_NAMES, DAILY, POSITION, RECORD]);
}

/** So that a reload does not set up another. */
export function removeNewFromUrl(): void {
  forget([NEW]);
}

/** So that a reload speaks the language that was chosen since. */
export function removeLanguageFromUrl(): void {
  forget(["lang"]);
}

/** The page with the rules, and from there the way back: what the URL asks for goes along. */
export function rulesUrl(): string {
  return new URL(`rules.html${location.search}`, siteUrl()).href;
}

/** The page for whoever wants a table on a page of their own. */
export function shareUrl(): string {
  return new URL(`share.html${location.search}`, siteUrl()).href;
}

export function tableUrl(): string {
  return `./${location.search}`;
}

/** The whole page, to go on there with a game. */
export function saveUrl(save: string): string {
  const url = siteUrl();
  url.hash = new URLSearchParams({ [SAVE]: save }).toString();
  return url.href;
}

/** The whole page, to look at a game there. */
export function recordUrl(record: string): string {
  const url = siteUrl();
  url.search = new URLSearchParams({ record }).toString();
  return url.href;
}

/** A frame keeps its URL, which is not the reader's. */
function forget(names: readonly string[]): void {
  if (isFramed()) return;
  const url = new URL(location.href);
  for (const name of names) url.searchParams.delete(name);
  const said = new URLSearchParams(url.hash.slice(1));
  said.delete(SAVE);
  url.hash = said.toString();
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // Some browsers let a page without an origin keep only the URL that it came with.
  }
}
