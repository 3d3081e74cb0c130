import type { loadPyodide, PyodideInterface } from "pyodide";
import type { EngineConfig } from "../engine";
import type { ColdPart } from "./cold-part";
import type { Downloads } from "./downloads";

export interface Handle {
  (text: string): string;
  destroy(): void;
}

export type PyodideModule = { loadPyodide: typeof loadPyodide };
type PyodideOptions = NonNullable<Parameters<typeof loadPyodide>[0]>;
export type AssemblyModule = { default: NonNullable<PyodideOptions["createPyodideModule"]> };

const PACKAGE = "/engine.zip";
const FILES = "coloretto.resources";
/** The longest time that the fetch of a file may take. */
const FETCH_TIMEOUT_MS = 30_000;

/** Start Python and add the engine's archive to its file system. All downloads run in parallel. */
export async function startPython(
  config: EngineConfig,
  downloads: Downloads,
  cold: ColdPart,
  options?: Promise<PyodideOptions>,
): Promise<PyodideInterface> {
  const { href: runtime } = new URL(config.runtime, config.base);
  const { href: library } = new URL(config.library.path, config.base);
  const { href: archive } = new URL(config.archive.path, config.base);
  downloads.compileAhead(`${runtime}pyodide.asm.wasm`, config.wasm, cold);
  downloads.prefetch(library, config.library.integrity);
  downloads.prefetch(archive, config.archive.integrity);
  const scripts: Promise<[PyodideModule, AssemblyModule, PyodideOptions | undefined]> = Promise.all([
    import(/* @vite-ignore */ `${runtime}pyodide.js`),
    import(/* @vite-ignore */ `${runtime}pyodide.asm.js`),
    options,
  ]);
  // Warms up the browser's number formatting, which takes a while and here delays nothing.
  (0).toLocaleString();
  const [pyodideModule, assemblyModule, special] = await scripts;
  const pyodide = await pyodideModule.loadPyodide({
    indexURL: runtime,
    stdLibURL: library,
    packageBaseUrl: runtime,
    lockFileContents: config.lock,
    createPyodideModule: assemblyModule.default,
    ...special,
  });
  downloads.enter("import");
  pyodide.FS.writeFile(PACKAGE, await bytesFrom(archive));
  return pyodide;
}

/** Import the engine, unless a snapshot has it in memory, and return its request handler. */
export function getHandler(pyodide: PyodideInterface, { entry }: EngineConfig): Handle {
  const sys = pyodide.pyimport("sys");
  sys.path.append(PACKAGE);
  sys.destroy();
  const bridge = pyodide.pyimport(entry);
  const handle: Handle = bridge.handle.copy();
  bridge.destroy();
  return handle;
}

/** Reseed Python's random generator, whose state is part of the snapshot. */
export function reseed(pyodide: PyodideInterface): void {
  const random = pyodide.pyimport("random");
  random.seed();
  random.destroy();
}

/** Fetch a file of the package that is not in the main archive: data, or an archive of more modules. */
export async function addFile(pyodide: PyodideInterface, config: EngineConfig, file: string): Promise<void> {
  const source = config.files[file];
  if (!source) throw new Error(`no file ${file} in this build`);
  const { path, integrity } = source;
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const bytes = await bytesFrom(new URL(path, config.base), { integrity, signal });
  const files = pyodide.pyimport(FILES);
  if (file.endsWith(".zip")) {
    pyodide.FS.writeFile(`/${file}`, bytes);
    files.mount_archive(file, `/${file}`);
  } else {
    const content = pyodide.toPy(bytes);
    files.provide_file(file, content);
    content.destroy();
  }
  files.destroy();
}

async function bytesFrom(url: string | URL, init?: RequestInit): Promise<Uint8Array> {
  const response = await fetch(url, init);
  return new Uint8Array(await response.arrayBuffer());
}
