import type { loadPyodide, PyodideInterface } from "pyodide";
import type { EngineConfig } from "../engine";
import type { Downloads } from "./downloads";

export interface Handle {
  (text: string): string;
  destroy(): void;
}

type PyodideModule = { loadPyodide: typeof loadPyodide };
type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type AssemblyModule = { default: NonNullable<Options["createPyodideModule"]> };

const PACKAGE = "/engine.zip";
const DOOR = "coloretto.service.session";
const FILES = "coloretto.resources";

/** Starts Python with the engine in reach. All that is needed is asked for at once, not one after the other. */
export async function startPython(
  config: EngineConfig,
  downloads: Downloads,
  options?: Promise<Options>,
): Promise<PyodideInterface> {
  const { href: runtime } = new URL(config.runtime, config.base);
  const { href: library } = new URL(config.library.path, config.base);
  const { href: archive } = new URL(config.archive.path, config.base);
  downloads.beginToCompile(`${runtime}pyodide.asm.wasm`, config.wasm);
  downloads.begin(library, config.library.integrity);
  downloads.begin(archive, config.archive.integrity);
  const scripts: Promise<[PyodideModule, AssemblyModule, Options | undefined]> = Promise.all([
    import(/* @vite-ignore */ `${runtime}pyodide.js`),
    import(/* @vite-ignore */ `${runtime}pyodide.asm.js`),
    options,
  ]);
  // The page is to write numbers: what a browser reads for the first of all takes a while, and here keeps nobody waiting.
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

/** The engine's one function; it is imported, unless it is in memory already. */
export function openDoor(pyodide: PyodideInterface): Handle {
  const sys = pyodide.pyimport("sys");
  sys.path.append(PACKAGE);
  sys.destroy();
  const bridge = pyodide.pyimport(DOOR);
  const handle: Handle = bridge.handle.copy();
  bridge.destroy();
  return handle;
}

/** Lots drawn after waking from one picture of the memory would otherwise be the same every time. */
export function reseed(pyodide: PyodideInterface): void {
  const random = pyodide.pyimport("random");
  random.seed();
  random.destroy();
}

/** Fetches a file of the package that the archive lacks: data, or an archive of further modules. */
export async function addFile(pyodide: PyodideInterface, config: EngineConfig, file: string): Promise<void> {
  const place = config.files[file];
  if (!place) throw new Error(`the build knows no file ${file}`);
  const { path, integrity } = place;
  const bytes = await bytesFrom(new URL(path, config.base), { integrity });
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

async function bytesFrom(address: string | URL, init?: RequestInit): Promise<Uint8Array> {
  const response = await fetch(address, init);
  return new Uint8Array(await response.arrayBuffer());
}
