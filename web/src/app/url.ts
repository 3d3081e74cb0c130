/** Parameters of the page's URL, and the URLs of the site. Those of a game are checked by the engine. */

import type { QueryValue } from "../embed/messages";
import type { GameSource } from "../game/game-source";
import { tabStore } from "../platform/storage/local-storage";

const GAME_NAMES = ["players", "edition", "scoring", "seed", "level", "marker_depth", "seats", "scores", "from"];
const SAVE = "save";
const DAILY = "daily";
const POSITION = "pos";
const RECORD = "record";
const DIALOG_NAMES = ["dialog", "new"];
/** Where a tab keeps the parameters whose settings were chosen in it, in this order. */
export const CHOSEN = "coloretto:v1:chosen";
/** What is left of "&" in a link that was escaped twice, in the address or percent-encoded by a browser. */
const ESCAPED = /([?&])(?:amp(?:;|%3b)|#0*38;|#x26;)+/gi;

export interface UrlParameters {
  /** The game that the URL names: a save in the fragment, a position, a record, a day ("": today) or a deal. */
  game: GameSource | null;
  /** The side page to open. */
  page: string | null;
  /** The dialog to open. */
  dialog: string | null;
  speed: string | null;
  language: string | null;
  theme: string | null;
  /** Frames only. */
  accent: string | null;
  /** Frames only. */
  background: string | null;
  fake: string | null;
  /** "off" starts Python without a memory snapshot. */
  snapshot: string | null;
}

/** Return whether this is the frame for other sites, which has a page of its own in a subfolder. */
export function isFramed(): boolean {
  return document.documentElement.dataset.frame !== undefined;
}

/** Return the root URL of the site's files. */
export function siteUrl(): URL {
  return new URL(isFramed() ? "../" : "./", document.baseURI);
}

export function parseUrl({ search, hash }: Pick<Location, "search" | "hash">): UrlParameters {
  const parameters = new URLSearchParams(search);
  return {
    game: gameIn(parameters, new URLSearchParams(hash.slice(1)).get(SAVE)),
    page: parameters.get("page"),
    dialog: parameters.get("dialog") ?? (parameters.has("new") ? "new-game" : null),
    speed: parameters.get("speed"),
    language: parameters.get("lang"),
    theme: parameters.get("theme"),
    accent: parameters.get("accent"),
    background: parameters.get("bg"),
    fake: parameters.get("fake"),
    snapshot: parameters.get("snapshot"),
  };
}

function gameIn(parameters: URLSearchParams, save: string | null): GameSource | null {
  if (save !== null) return { from: "engine", game: { save } };
  const position = parameters.get(POSITION);
  if (position !== null) {
    const query = queryFrom([...parameters].filter(([name]) => name === "level" || name === "seed"));
    return { from: "puzzle", position: { position, ...(query && { query }) } };
  }
  const record = parameters.get(RECORD);
  if (record !== null) return { from: "record", record };
  const day = parameters.get(DAILY);
  const query = queryFrom([...parameters]);
  if (day !== null) return { from: "engine", game: { day, ...(query && { query }) } };
  return query && { from: "engine", game: { query } };
}

/**
 * Return the parameters of a deal, null without any. If a name is repeated, the first one counts, as for all
 * parameters.
 */
export function queryFrom(parameters: readonly (readonly [string, QueryValue])[]): Record<string, string> | null {
  const gameParameters = parameters.filter(([name]) => GAME_NAMES.includes(name)).reverse();
  if (gameParameters.length === 0) return null;
  return Object.fromEntries(gameParameters.map(([name, value]) => [name, String(value)]));
}

/** Return the parameters of an address that opens a recorded game or a puzzle anywhere; null for other games. */
export function searchOf(source: GameSource): string | null {
  if (source.from === "record") return new URLSearchParams({ record: source.record }).toString();
  const position = source.from === "puzzle" ? source.position : null;
  if (!position) return null;
  const parameters = new URLSearchParams({ pos: position.position, ...position.query });
  // So that equal parameters make equal texts.
  parameters.sort();
  return parameters.toString();
}

/**
 * Remove the game, so that a reload continues the game in play.
 * @param search the parameters of the recorded game or the puzzle on the table, which stay
 */
export function removeGameFromUrl(search: string | null): void {
  const kept = new URLSearchParams(search ?? "");
  removeFromUrl([...GAME_NAMES, DAILY, POSITION, RECORD].filter((name) => !kept.has(name)));
}

/**
 * Return the URL of another page of the site. The parameters are passed along, for the way back.
 * @param place what is left, to which that way leads
 */
export function pageUrl(name: "rules" | "share" | "workshop", place: string | null): string {
  const url = new URL(`${name}.html${currentUrl().search}`, siteUrl());
  if (place) url.searchParams.set("page", place);
  return url.href;
}

/** Return the URL of what was left for this page, also if the page for the link was opened elsewhere. */
export function backUrl(): string {
  const url = new URL("./", location.href);
  url.search = currentUrl().search;
  for (const name of DIALOG_NAMES) url.searchParams.delete(name);
  return url.href;
}

/** Return the URL that continues a saved game on the full page. */
export function saveUrl(save: string): string {
  const url = siteUrl();
  url.hash = new URLSearchParams({ [SAVE]: save }).toString();
  return url.href;
}

/** Return the URL that opens what the parameters name on the full page. */
export function urlWith(parameters: Record<string, string>): string {
  const url = siteUrl();
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
}

/** Return the URL that replays a record on the full page. */
export function recordUrl(record: string): string {
  return urlWith({ record });
}

/** Return the parameters whose settings were chosen in this tab; a later choice of a setting is a further item. */
export function chosenNames(): string[] {
  return tabStore.read(CHOSEN)?.split(" ") ?? [];
}

/**
 * Return the parameters that do not count any more, because their settings were chosen after this entry of the browser's
 * history was opened. The URL of a frame is not the user's, so it counts only until their first choice in the tab.
 */
export function overruledNames(): string[] {
  const chosen = chosenNames();
  return chosen.slice(isFramed() ? 0 : (history.state?.chosen ?? chosen.length));
}

/** Return the page's URL as the page reads it: without overruled parameters, and with names that were escaped mended. */
export function currentUrl(): URL {
  const url = new URL(location.href.replace(ESCAPED, "$1"));
  const { searchParams } = url;
  // Deleting a parameter that is missing would encode the others again.
  for (const name of overruledNames()) if (searchParams.has(name)) searchParams.delete(name);
  return url;
}

/** Read the URL when the page is opened, and note in its entry of the browser's history which choices came before. */
export function openUrl(): UrlParameters {
  const url = currentUrl();
  const chosen: number = history.state?.chosen ?? chosenNames().length;
  if (!isFramed()) changeEntry("replaceState", url, { chosen });
  return parseUrl(url);
}

/** Remove parameters and the save from the address bar. A frame's URL belongs to its host and stays. */
function removeFromUrl(names: readonly string[]): void {
  if (isFramed()) return;
  const url = currentUrl();
  for (const name of names) url.searchParams.delete(name);
  const fragment = new URLSearchParams(url.hash.slice(1));
  fragment.delete(SAVE);
  url.hash = fragment.toString();
  changeEntry("replaceState", url);
}

/** Change the address bar, with a new entry in the browser's history or without, and what the entry keeps. */
export function changeEntry(method: "pushState" | "replaceState", url: URL, kept?: object): void {
  try {
    history[method]({ ...history.state, ...kept }, "", url);
  } catch {
    // Some browsers don't let a page without an origin change its URL.
  }
}
