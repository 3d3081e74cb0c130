/**
 * The cage of a bot: a worker in a sandboxed frame. It shares neither memory nor origin nor storage with the page, and
 * its policy allows no network. Whatever a bot does, `close` ends it.
 */

import type { EngineFile, WorkshopConfig } from "../../engine/config";
import { BOT_ENTRY, MAX_CHARACTERS, MAX_LINES, type PythonEntry, type PythonFiles, readMessage } from "./messages";
import workerUrl from "./python-worker.ts?worker&url";

const ADDRESS = `cage.html?${import.meta.env.VITE_CAGE}`;
/** The longest start of Python. */
const START_MS = 60_000;

/** Python cannot be fetched: there is no network, or a file is damaged. */
export class PythonMissing extends Error {}

/** `late`: no answer in time. `lost`: the worker has failed, for instance without memory, or is no longer ours. */
export class CageError extends Error {
  constructor(
    readonly reason: "late" | "lost",
    message: string,
  ) {
    super(message);
  }
}

export class Cage {
  readonly #opening: Promise<void>;
  readonly #channel = new MessageChannel();
  #frame: HTMLIFrameElement | null = null;
  readonly #waiting = new Map<number, PromiseWithResolvers<string>>();
  #last = 0;
  /** What was printed since the last request. */
  #lines = 0;
  #characters = 0;
  #error: Error | null = null;
  /** Called with each line that Python prints; null where it printed too much. */
  onPrint: (line: string | null) => void = () => undefined;

  /** Start Python in a new frame. */
  constructor(entry: PythonEntry) {
    this.#opening = this.#open(entry);
    this.#opening.catch((error) => this.close(error));
  }

  get isOpen(): boolean {
    return this.#error === null;
  }

  /**
   * Send a request and return its answer. Rejects with a CageError, or a PythonMissing if Python cannot be fetched, after
   * which the cage is closed.
   */
  async request(request: object, milliseconds: number): Promise<string> {
    await this.#opening;
    if (this.#error) throw this.#error;
    const id = ++this.#last;
    this.#lines = 0;
    this.#characters = 0;
    const answer = this.#wait(id, milliseconds);
    this.#channel.port1.postMessage({ id, text: JSON.stringify(request) });
    return answer;
  }

  /** End everything that runs in the cage. */
  close(error: Error = new CageError("lost", "closed")): void {
    this.#error ??= error;
    this.#channel.port1.close();
    this.#frame?.remove();
    for (const { reject } of this.#waiting.values()) reject(this.#error);
    this.#waiting.clear();
  }

  async #open(entry: PythonEntry): Promise<void> {
    const files = await pythonFiles();
    const script = await (await fetchFile(workerUrl)).text();
    this.#frame = await openFrame();
    if (this.#error) throw this.#error;
    // The worker has the first channel. The frame uses the second one if the worker cannot start.
    const failures = new MessageChannel();
    const ready = this.#wait(0, START_MS);
    for (const { port1 } of [this.#channel, failures])
      port1.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data);
    const ports = [this.#channel.port2, failures.port2];
    this.#frame.contentWindow?.postMessage({ script, files, entry }, "*", ports);
    await ready.catch(async (error) => {
      // The browser may have kept the answer of a host that was not well.
      await fetch(ADDRESS, { cache: "reload" }).catch(() => undefined);
      throw error;
    });
  }

  #wait(id: number, milliseconds: number): Promise<string> {
    const answer = Promise.withResolvers<string>();
    const timer = setTimeout(() => this.close(new CageError("late", `${milliseconds} ms`)), milliseconds);
    this.#waiting.set(id, answer);
    return answer.promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  /** Take a message from the side of the bot, which may send anything at any time. */
  #receive(data: unknown): void {
    if (this.#error) return;
    const message = readMessage(data);
    if (message === null) this.close(new CageError("lost", "a message of an unknown form"));
    else if ("failed" in message) this.close(new CageError("lost", message.failed));
    else if ("printed" in message) this.#print(message.printed);
    else this.#waiting.get(message.id)?.resolve(message.text);
  }

  #print(line: string | null): void {
    this.#lines += 1;
    this.#characters += line?.length ?? 0;
    // Our worker adds the end of an earlier line and says once that there is more; one that sends more is the bot's.
    if (this.#lines > MAX_LINES + 1 || this.#characters > 3 * MAX_CHARACTERS)
      this.close(new CageError("lost", "more output than the worker sends"));
    else this.onPrint(line);
  }
}

/** Opens cages for bots, and the next one ahead of its use, as Python takes a second to start. */
export class CageSupply {
  #next: Cage | null = null;

  prepare(): void {
    this.#next = this.take();
  }

  /** Return a cage that nothing has run in; a new one if the next one has failed. */
  take(): Cage {
    const next = this.#next?.isOpen ? this.#next : new Cage(BOT_ENTRY);
    this.#next = null;
    return next;
  }
}

/** Load the page of the cage once, so that the browser has it without a network. No service worker serves it. */
export async function preloadCage(): Promise<void> {
  const frame = await openFrame();
  frame.remove();
}

async function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.hidden = true;
  frame.src = ADDRESS;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

let fetched: Promise<PythonFiles> | null = null;

/** Return all files of the workshop's Python, which are fetched once. Rejects with a PythonMissing; the next call tries again. */
function pythonFiles(): Promise<PythonFiles> {
  fetched ??= fetchPython(JSON.parse(import.meta.env.VITE_WORKSHOP ?? "{}")).catch((error) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

async function fetchPython({ runtime, wasm, cold, library, archive, lock }: WorkshopConfig): Promise<PythonFiles> {
  const blob = async ({ path, integrity }: EngineFile) => (await fetchFile(path, integrity)).blob();
  const [loader, assembly, hotModule, coldModule, standardLibrary, wheel] = await Promise.all([
    blob({ path: `${runtime}pyodide.js`, integrity: "" }),
    blob({ path: `${runtime}pyodide.asm.js`, integrity: "" }),
    blob({ path: `${runtime}pyodide.asm.wasm`, integrity: wasm }),
    blob({ path: `${runtime}pyodide.cold.wasm`, integrity: cold }),
    blob(library),
    blob(archive),
  ]);
  return { loader, assembly, wasm: hotModule, cold: coldModule, library: standardLibrary, archive: wheel, lock };
}

/** Fetch a file. Rejects with a PythonMissing. */
async function fetchFile(path: string, integrity = ""): Promise<Response> {
  const response = await fetch(path, { integrity }).catch((error) => {
    throw new PythonMissing(path, { cause: error });
  });
  if (!response.ok) throw new PythonMissing(`${response.status} ${path}`);
  return response;
}
