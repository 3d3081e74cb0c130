import type { PyodideInterface } from "pyodide";
import { prefersReducedData } from "../../platform/device";
import type { TaskProgress } from "../coach-protocol";
import type { EngineConfig } from "../engine";
import type { EngineError } from "../protocol";
import { ColdPart } from "./cold-part";
import { Downloads } from "./downloads";
import { addFile, getHandler, type Handle, reseed, startPython } from "./runtime";

/** The realm that runs Python, as the page calls it: each call has a port for messages in between. */
interface EngineService {
  /**
   * Start Python, and return whether from a snapshot. The port gets the progress. With `mayHaveSnapshot`, the page
   * sends the stored snapshot, or nothing, on the port, because it reads it while the worker starts. With
   * `isColdFirst`, the cold part is fetched and linked before Python starts, if it can be had.
   */
  start(port: MessagePort, config: EngineConfig, mayHaveSnapshot: boolean, isColdFirst: boolean): Promise<StartedFrom>;
  /**
   * Answer a request. The port gets signs of life: the progress of a task, or null. A message from it ends the task.
   */
  request(port: MessagePort, text: string): Promise<string>;
  /** Start Python, handle the requests, and store a snapshot of the memory. The worker cannot be used afterwards. */
  saveSnapshot(port: MessagePort, config: EngineConfig, url: string, requests: string[]): Promise<void>;
}

/** A call of a method of the service. */
export type Call = {
  [Method in keyof EngineService]: EngineService[Method] extends (port: MessagePort, ...rest: infer Rest) => unknown
    ? { method: Method; parameters: Rest }
    : never;
}[keyof EngineService];

/** What a port gets: the result of its call, why it failed, or else a sign of life. */
export type Message = { value: unknown } | { failure: string } | { progress: unknown };

export type StartedFrom = "snapshot" | "plain";

/** An answer without a result. */
interface Unfinished {
  error?: EngineError;
  task: number;
  progress: TaskProgress | null;
}

interface Running {
  config: EngineConfig;
  pyodide: PyodideInterface;
  handle: Handle;
  cold: ColdPart;
}

/** The start of an answer with a result, which the page alone parses. */
const RESULT = '{"result"';
/** The shortest time between two reports, each of which costs the page a redraw. */
const REPORT_INTERVAL_MS = 250;

/** How long no request comes before the cold part is loaded. */
const COLD_PART_AFTER_MS = 2000;

let running: Running | undefined;
let coldPartTimer: number | undefined;

/** Answer a call on its port. */
export async function serve({ method, parameters }: Call, port: MessagePort): Promise<void> {
  try {
    const run: (port: MessagePort, ...parameters: never) => Promise<unknown> = service[method];
    port.postMessage({ value: await run(port, ...(parameters as never)) });
  } catch (error) {
    port.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
}

const service: EngineService = {
  async start(port, config, mayHaveSnapshot, isColdFirst) {
    const downloads = new Downloads(config.bytes, (progress) => port.postMessage({ progress }));
    const cold = coldPart(config);
    // A page may neither wait for a request nor compile a large module at once.
    if (isColdFirst || "document" in globalThis) cold.prefetch();
    const memory = mayHaveSnapshot
      ? nextMessage<ArrayBuffer | undefined>(port).then((bytes) => bytes && unpacked(bytes))
      : undefined;
    const options = memory?.then((_loadSnapshot) => ({ ...(_loadSnapshot && { _loadSnapshot }) }));
    const pyodide = await Promise.race([startPython(config, downloads, cold, options), downloads.failed]);
    const from = (await memory) ? "snapshot" : "plain";
    if (from === "snapshot") reseed(pyodide);
    running = { config, pyodide, handle: getHandler(pyodide, config), cold };
    loadColdPartSoon();
    return from;
  },
  async request(port, text) {
    const { handle, cold } = inRunning();
    loadColdPartSoon();
    let isEnded = false;
    port.onmessage = () => {
      isEnded = true;
    };
    let reportedAt = performance.now();
    for (let next = text; ; ) {
      const answer = handle(next);
      await cold.intact;
      if (answer.startsWith(RESULT)) return answer;
      const { error, task, progress }: Unfinished = JSON.parse(answer);
      if (error) {
        if (!error.file) return answer;
        await provide(error.file, port);
        next = text;
        continue;
      }
      await nextTurn();
      if (performance.now() - reportedAt > REPORT_INTERVAL_MS) {
        reportedAt = performance.now();
        port.postMessage({ progress });
      }
      next = JSON.stringify(isEnded ? { cancel: task } : { resume: task });
    }
  },
  async saveSnapshot(port, config, url, requests) {
    const downloads = new Downloads(config.bytes, (progress) => port.postMessage({ progress }));
    const options = Promise.resolve({ _makeSnapshot: true });
    const cold = coldPart(config);
    const pyodide = await Promise.race([startPython(config, downloads, cold, options), downloads.failed]);
    const handle = getHandler(pyodide, config);
    for (const request of requests) handle(request);
    // A snapshot cannot be taken while JavaScript holds Python objects.
    handle.destroy();
    // It has constants that belong into the memory, and may be linked before the snapshot is put there.
    await cold.loadInBackground();
    const { writeSnapshot } = await import("./snapshot-writer");
    await writeSnapshot(url, pyodide.makeMemorySnapshot());
  },
};

/** Return the memory from a snapshot. First visits do not load what reads it. */
async function unpacked(bytes: ArrayBuffer): Promise<Uint8Array> {
  const { unpackSnapshot } = await import("./snapshot");
  return unpackSnapshot(bytes);
}

function coldPart({ base, runtime, cold }: EngineConfig): ColdPart {
  return new ColdPart(new URL(`${runtime}pyodide.cold.wasm`, base).href, cold);
}

/** Load the cold part once no request has come for a while. If that fails, the next pause tries again. */
function loadColdPartSoon(): void {
  if (prefersReducedData()) return;
  clearTimeout(coldPartTimer);
  coldPartTimer = setTimeout(
    () =>
      inRunning()
        .cold.loadInBackground()
        .catch(() => undefined),
    COLD_PART_AFTER_MS,
  );
}

/** Fetch a file of the package that the engine lacks. */
async function provide(file: string, port: MessagePort): Promise<void> {
  const { config, pyodide } = inRunning();
  const timer = setInterval(() => port.postMessage({ progress: null }), REPORT_INTERVAL_MS);
  await addFile(pyodide, config, file).finally(() => clearInterval(timer));
}

/** Let other messages in: unlike a timer, a message is not delayed. */
async function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  await nextMessage(port1);
  port1.close();
}

function nextMessage<Data>(port: MessagePort): Promise<Data> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => resolve(data);
  });
}

function inRunning(): Running {
  if (!running) throw new Error("the engine has not started");
  return running;
}
