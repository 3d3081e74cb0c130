/** The messages between the page and its service worker. */

/**
 * From the page. `activate`: replace the previous version. `tidy`: delete the files of previous versions.
 * `keep-workshop`: cache all files of the workshop.
 */
export type WorkerCommand = "activate" | "tidy" | "keep-workshop";

/** Sent by the worker while it fetches its version's files: how many it has fetched, of how many. */
export interface FilesFetched {
  done: number;
  total: number;
}

/** Whether the game can be played offline. `interrupted`: fetching continues when the network is back. */
export type Offline =
  | ({ state: "fetching" } & FilesFetched)
  | { state: "unknown" | "ready" | "interrupted" | "unavailable" };
