// Written by `python3 -m tools.protocol` from tools/builder.py: change it there.

/** A file of the engine. */
export interface EngineFile {
  /** Relative to `base`. */
  path: string;
  /** The `integrity` option of `fetch`, which rejects a damaged file or one of another version. */
  integrity: string;
}

/** What starts the workshop's Python. */
export interface WorkshopConfig {
  /** The folder of Pyodide, relative to `base`. */
  runtime: string;
  /** The integrity of the part of Pyodide's wasm that starts Python and plays. */
  wasm: string;
  /** That of the part which neither a start nor a game calls. */
  cold: string;
  /** The modules in use of Python's standard library; for the workshop, all. */
  library: EngineFile;
  /** The engine's package. */
  archive: EngineFile;
  /** The module of the package whose function `handle` answers requests. */
  entry: string;
  /** Pyodide's lock file as JSON, without packages. */
  lock: string;
  /** The total size of the downloads of a start. */
  bytes: number;
}

/** What starts the engine of the game. */
export interface BuiltEngine extends WorkshopConfig {
  /** Files of the package that are fetched on demand, by their path in it. */
  files: Record<string, EngineFile>;
  /** Whether memory snapshots may be stored between visits. */
  snapshots: boolean;
}
