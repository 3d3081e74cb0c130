import type { State } from "../../app/state";
import { parseUrl, searchOf, type UrlParameters } from "../../app/url";
import type { GameSource } from "../../game/game-source";
import { ADDRESSED_DIALOGS, type DialogName, type PageName, pageNamed } from "../../game/pages";

/** A dialog, the answer to a puzzle or an explanation included. */
export type PlaceDialog = DialogName | "answer" | "why";

/** What a person takes for a place: it has an entry in the browser's history. */
export interface Place {
  readonly page: PageName;
  /** The recorded game or puzzle on the table, or the game reviewed: the parameters of its address. */
  readonly game: string | null;
  /** The open dialogs, the one on top last. */
  readonly dialogs: readonly PlaceDialog[];
}

/** What the page keeps in an entry of the browser's history. */
export interface Entry {
  readonly index: number;
  readonly place: Place;
  /** The places of the entries before this one, the nearest last. */
  readonly before: readonly Place[];
}

/** How to bring the browser's history in step: a number goes back by as many entries. */
export type Step = "none" | "push" | "replace" | number;

/** As many as dialogs can lie on each other, and one more. */
const MAX_BEFORE = 3;

export const TABLE: Place = { page: "table", game: null, dialogs: [] };

/** Return the place that the state shows. */
export function placeOf(state: State): Place {
  const { page } = state;
  return { page, game: isOfGame(page) ? gameOf(state) : null, dialogs: dialogsOf(state) };
}

/** Return the recorded game or the puzzle that is being opened, or is on the table, also behind a page. */
export function gameOf({ opening, replay, puzzle }: State): string | null {
  if (opening) return opening.search;
  return replay ? searchOf({ from: "record", record: replay.record }) : (puzzle?.search ?? null);
}

/** Return whether a page shows the game on the table, or its review. */
export function isOfGame(page: PageName): boolean {
  return page === "table" || page === "review";
}

function dialogsOf({ dialogs, why, puzzle }: State): PlaceDialog[] {
  const isAnswered = (puzzle?.chosen ?? null) !== null;
  // These two open from the table only, so that they lie below the others.
  return [...(why ? ["why" as const] : []), ...(isAnswered ? ["answer" as const] : []), ...dialogs];
}

/** Return the change of the state that closes all dialogs but these. */
export function closingAllBut(kept: readonly PlaceDialog[], { dialogs, why, puzzle }: State): Partial<State> {
  return {
    dialogs: dialogs.filter((name) => kept.includes(name)),
    why: kept.includes("why") ? why : null,
    puzzle: puzzle?.chosen && !kept.includes("answer") ? { ...puzzle, chosen: null } : puzzle,
  };
}

/** Return the place that an address names; unknown names are left out. */
export function placeAt(parameters: UrlParameters): Place {
  const { page, dialog } = parameters;
  const name = pageNamed(page) ?? "table";
  return {
    page: name,
    game: isOfGame(name) ? gameAt(parameters) : null,
    dialogs: isAddressed(dialog) ? [dialog] : [],
  };
}

/** Return the recorded game or the puzzle that an address names. */
export function gameAt({ game }: UrlParameters): string | null {
  return game && searchOf(game);
}

/** Return what opens the recorded game or the puzzle of a place. */
export function sourceOf(game: string): GameSource | null {
  return parseUrl({ search: game, hash: "" }).game;
}

/** Return the URL with the parameters of another place. */
export function addressOf({ page, game, dialogs }: Place, url: URL): URL {
  const address = new URL(url);
  const parameters = new URLSearchParams(game ?? "");
  const ofGame = ["record", "pos"];
  // The parameters of a deal, too, belong to the puzzle if there is one.
  if (parameters.has("pos") || address.searchParams.has("pos")) ofGame.push("level", "seed");
  const dialog = dialogs.findLast(isAddressed) ?? null;
  const values = {
    page: page === "table" ? null : page,
    ...Object.fromEntries(ofGame.map((name) => [name, parameters.get(name)])),
    dialog,
    new: null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (address.searchParams.get(name) === value) continue;
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address;
}

export function isAddressed(dialog: string | null): dialog is (typeof ADDRESSED_DIALOGS)[number] {
  return ADDRESSED_DIALOGS.some((name) => name === dialog);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return isSameGround(one, other) && one.dialogs.join() === other.dialogs.join();
}

/** Return whether two places differ in their dialogs only. */
export function isSameGround(one: Place, other: Place): boolean {
  return one.page === other.page && one.game === other.game;
}

/** Return how to get from an entry to a place that the page shows now. */
export function stepTo({ place: from, before }: Entry, place: Place): Step {
  if (isSamePlace(from, place)) return "none";
  if (isClosing(from, place)) {
    const distance = [...before].reverse().findIndex((each) => !isClosing(from, each) || isSamePlace(each, place));
    const target = before.at(-1 - distance);
    return distance >= 0 && target && isSamePlace(target, place) ? distance + 1 : "replace";
  }
  const top = from.dialogs.at(-1);
  // A dialog about the game in play is over once the player has left the table.
  return top !== undefined && !isAddressed(top) && !isSameGround(from, place) ? "replace" : "push";
}

/** Return whether the second place is what remains of the first one after something was closed. */
function isClosing({ page, game, dialogs }: Place, after: Place): boolean {
  const isDialogClosed =
    dialogs.length > after.dialogs.length && after.dialogs.every((each, at) => each === dialogs[at]);
  const isGameClosed = game !== null && after.game === null && after.dialogs.length === 0;
  return page === after.page && (game === after.game ? isDialogClosed : isGameClosed);
}

/** Return the entry after a new one was pushed. */
export function entryAfter({ index, place: from, before }: Entry, place: Place): Entry {
  return { index: index + 1, place, before: [...before, from].slice(-MAX_BEFORE) };
}
