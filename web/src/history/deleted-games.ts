import { local } from "../platform/storage/browser-storage";
import { idFromText } from "./ids";

/** The hashes of the records of deleted games, the latest last, separated by spaces. */
const KEY = "coloretto:v1:deleted-games";
const MAX_GAMES = 50;

/** Remember that a game was deleted: a finished game in play is stored whenever it is opened, but not that one. */
export async function markDeleted(record: string): Promise<void> {
  write([...deleted(), await idFromText(record)]);
}

export async function markRestored(record: string): Promise<void> {
  const restored = await idFromText(record);
  write(deleted().filter((each) => each !== restored));
}

export async function wasDeleted(record: string): Promise<boolean> {
  return deleted().includes(await idFromText(record));
}

function deleted(): string[] {
  return (local.read(KEY) ?? "").split(" ").filter(Boolean);
}

function write(hashes: readonly string[]): void {
  local.write(KEY, hashes.slice(-MAX_GAMES).join(" "));
}
