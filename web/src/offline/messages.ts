/** What the page and its service worker say to each other: types only, no code. */

/** From the page. `activate`: take over from the version before. `tidy`: delete what only earlier versions needed. */
export type WorkerCommand = "activate" | "tidy";

/** From the worker while it fetches the files of its version. */
export interface Progress {
  done: number;
  total: number;
}

/** Whether the game can be played without a network. `interrupted`: it goes on when the network is there again. */
export type Offline =
  | ({ state: "fetching" } & Progress)
  | { state: "unknown" | "ready" | "interrupted" | "unavailable" };
