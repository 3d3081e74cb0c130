/** Reads what earlier versions of the page stored about games under keys of its own. Now it is in their rows. */

import { objectFromJson } from "../../platform/json-object";
import { sha256 } from "../../platform/sha256";
import { local } from "../../platform/storage/browser-storage";

/** The numbers of hints by the ids of games, as JSON. */
const HINTS = "coloretto:v1:hint-counts";
/** The hashes of the records of deleted games, separated by spaces. */
const DELETED = "coloretto:v1:deleted-games";
/** The notes that were being typed when a page was left, by the ids of games, as JSON. */
const NOTES = "coloretto:v1:typed-notes";

/** Return the number of hints that the player used in a game before its row counted them. */
export function earlierHints(id: string): number {
  return Number(textAt(HINTS)[id]) || 0;
}

export async function wasDeletedEarlier(record: string): Promise<boolean> {
  const hashes = local.read(DELETED);
  return hashes ? hashes.split(" ").includes((await sha256(record)).slice(0, 32)) : false;
}

/** Store the notes, and remove them once that has succeeded. */
export async function storeEarlierNotes(store: (id: string, note: string) => Promise<boolean>): Promise<void> {
  const notes = Object.entries(textAt(NOTES));
  const stored = await Promise.all(notes.map(([id, note]) => typeof note !== "string" || store(id, note)));
  if (notes.length > 0 && stored.every(Boolean)) local.remove(NOTES);
}

function textAt(key: string): Record<string, unknown> {
  return objectFromJson(local.read(key) ?? null);
}
