/**
 * The cage of a bot: a worker in a sandboxed frame. It shares neither memory nor origin nor storage with the page, and
 * its policy allows no network. Whatever a bot does, `close` ends it.
 */

import type { FromWorker, PythonFiles } from "./messages";
import workerUrl from "./python-worker.ts?worker&url";

/** The longest start of Python. */
const START_MS = 60_000;

/** `late`: no answer in time. `lost`: the worker has failed, for instance without memory. */
export class CageError extends Error {
  constructor(
    readonly reason: "late" | "lost",
    message: string,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve(text: string): void;
  reject(error: CageError): void;
}

export class Cage {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #error: CageError | null = null;

  private constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly port: MessagePort,
    private readonly onPrint: (line: string | null) => void,
  ) {}

  /** Start Python in a new frame. Rejects with a CageError. */
  static async open(files: PythonFiles, entry: string, onPrint: (line: string | null) => void): Promise<Cage> {
    const script = await (await fetch(workerUrl)).text();
    const frame = await openFrame();
    // The worker has the first channel. The frame uses the second one if the worker cannot start.
    const [channel, failures] = [new MessageChannel(), new MessageChannel()];
    const cage = new Cage(frame, channel.port1, onPrint);
    const ready = cage.#wait(0, START_MS);
    for (const { port1 } of [channel, failures])
      port1.onmessage = ({ data }: MessageEvent<FromWorker>) => cage.#receive(data);
    frame.contentWindow?.postMessage({ script, files, entry }, "*", [channel.port2, failures.port2]);
    await ready;
    return cage;
  }

  /** Send a request and return its answer. Rejects with a CageError, after which the cage is closed. */
  request(text: string, milliseconds: number): Promise<string> {
    if (this.#error) return Promise.reject(this.#error);
    const id = ++this.#last;
    const answer = this.#wait(id, milliseconds);
    this.port.postMessage({ id, text });
    return answer;
  }

  /** End everything that runs in the cage. */
  close(error = new CageError("lost", "closed")): void {
    this.#error ??= error;
    this.port.close();
    this.frame.remove();
    for (const { reject } of this.#waiting.values()) reject(this.#error);
    this.#waiting.clear();
  }

  #wait(id: number, milliseconds: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.close(new CageError("late", `${milliseconds} ms`)), milliseconds);
      const settle =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          this.#waiting.delete(id);
          then(value);
        };
      this.#waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
    });
  }

  #receive(message: FromWorker): void {
    if ("ready" in message) this.#waiting.get(0)?.resolve("");
    else if ("failed" in message) this.close(new CageError("lost", message.failed));
    else if ("printed" in message) this.onPrint(message.printed);
    else this.#waiting.get(message.id)?.resolve(message.text);
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
  frame.src = `cage.html?${import.meta.env.VITE_CAGE}`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}
