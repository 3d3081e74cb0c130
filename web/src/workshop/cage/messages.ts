/** The messages between the page and the worker that runs a bot. */

/** All that Python needs, as its worker has no network. Blobs, because copying buffers would block the page. */
export interface PythonFiles {
  /** Pyodide's loader, a module. */
  loader: Blob;
  /** The script that belongs to the wasm, a module. */
  assembly: Blob;
  wasm: Blob;
  /** The standard library. */
  library: Blob;
  /** The wheel of our package. */
  archive: Blob;
  lock: string;
}

export interface ToWorker {
  id: number;
  text: string;
}

/** `printed`: a line of output, or null where it was too much and the rest is left out. */
export type FromWorker =
  | { ready: true }
  | { failed: string }
  | { printed: string | null }
  | { id: number; text: string };
