/** Reads what earlier versions of the page stored about games under keys of its own. Now it is in their rows. */

import { objectFromJson } from "../../platform/json-object";
import { sha256 } from "../../platform/sha256";
import { local } from "../../platform/storage/browser-storage";

/** The numbers of hints by the ids of games, as JSON. */
const HINTS = "coloretto:v1:hint-counts";
/** The hashes of the records of deleted games, separated by spaces. */
const DELETED = "coloretto:v1:deleted-games";

/** Return the number of hints that the player used in a game before its row counted them. */
export function earlierHints(id: string): number {
  return Number(objectFromJson(local.read(HINTS) ?? null)[id]) || 0;
}

export async function wasDeletedEarlier(record: string): Promise<boolean> {
  const hashes = local.read(DELETED);
  return hashes ? hashes.split(" ").includes((await sha256(record)).slice(0, 32)) : false;
}
