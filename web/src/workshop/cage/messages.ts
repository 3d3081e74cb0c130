/** The messages between the page and the worker that runs a bot. */

/** The Python modules whose function `handle` answers requests: one runs a bot, the other plays matches of bots. */
export const BOT_ENTRY = "coloretto.workshop.cage";
export const ARENA_ENTRY = "coloretto.workshop.arena";
export type PythonEntry = typeof BOT_ENTRY | typeof ARENA_ENTRY;

/** All that Python needs, as its worker has no network. Blobs, because copying buffers would block the page. */
export interface PythonFiles {
  /** Pyodide's loader, a module. */
  loader: Blob;
  /** The script that belongs to the wasm, a module. */
  assembly: Blob;
  wasm: Blob;
  /** The part of the wasm that the start does not need. */
  cold: Blob;
  /** The standard library. */
  library: Blob;
  /** The wheel of our package. */
  archive: Blob;
  lock: string;
}

/** The most that a bot may print for one request. */
export const MAX_CHARACTERS = 20_000;
export const MAX_LINES = 1000;
const MAX_REASON = 1000;

export interface ToWorker {
  id: number;
  text: string;
}

/**
 * `printed`: a line of output, or null where it was too much and the rest is left out. `id`: that of the request which
 * the text answers; 0 says that Python has started.
 */
export type FromWorker = { failed: string } | { printed: string | null } | { id: number; text: string };

/** Read a message of a worker, which may belong to a bot by now; null if it is none of ours. */
export function readMessage(message: unknown): FromWorker | null {
  const { failed, printed, id, text }: Record<string, unknown> = Object(message);
  if (typeof failed === "string") return { failed: failed.slice(0, MAX_REASON) };
  if (printed === null || typeof printed === "string") return { printed };
  if (Number.isSafeInteger(id) && typeof text === "string") return { id: id as number, text };
  return null;
}
