/** Fetches what Python needs in the cage, which has no network itself. */

import type { EngineFile } from "../../engine/engine";
import type { PythonFiles } from "./messages";

/** Where the build has put the workshop's Python. Paths are relative to the site. */
interface WorkshopConfig {
  runtime: string;
  /** The integrity of Pyodide's wasm. */
  wasm: string;
  library: EngineFile;
  archive: EngineFile;
  lock: string;
}

/** Python cannot be fetched: there is no network, or a file is damaged. */
export class PythonMissing extends Error {}

let fetched: Promise<PythonFiles> | null = null;

/** Return all files, which are fetched once. Rejects with a PythonMissing; the next call tries again. */
export function pythonFiles(): Promise<PythonFiles> {
  fetched ??= fetchPython(JSON.parse(import.meta.env.VITE_WORKSHOP ?? "{}")).catch((error) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

async function fetchPython({ runtime, wasm, library, archive, lock }: WorkshopConfig): Promise<PythonFiles> {
  const blob = async ({ path, integrity }: EngineFile) => (await fetchFile(path, integrity)).blob();
  const [loader, assembly, module, standardLibrary, wheel] = await Promise.all([
    blob({ path: `${runtime}pyodide.js`, integrity: "" }),
    blob({ path: `${runtime}pyodide.asm.js`, integrity: "" }),
    blob({ path: `${runtime}pyodide.asm.wasm`, integrity: wasm }),
    blob(library),
    blob(archive),
  ]);
  return { loader, assembly, wasm: module, library: standardLibrary, archive: wheel, lock };
}

/** Fetch a file. Rejects with a PythonMissing. */
export async function fetchFile(path: string, integrity = ""): Promise<Response> {
  const response = await fetch(path, { integrity }).catch((error) => {
    throw new PythonMissing(path, { cause: error });
  });
  if (!response.ok) throw new PythonMissing(`${response.status} ${path}`);
  return response;
}
