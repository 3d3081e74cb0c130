import type { Progress } from "../engine";
import type { ColdPart } from "./cold-part";

type Stage = Progress["stage"];

const WASM = "application/wasm";
/** The shortest time between two progress reports, each of which costs the page a redraw. */
const REPORT_INTERVAL_MS = 250;

/**
 * Replaces the `fetch` of this realm: counts bytes, prefetches known files, and exposes failures in `failed`, because
 * `loadPyodide` may never settle if its wasm cannot be loaded.
 */
export class Downloads {
  /** Rejects when a download fails, ends early or cannot be compiled. Never resolves. */
  readonly failed: Promise<never>;
  readonly #reject: (reason: Error) => void;
  readonly #plainFetch = self.fetch.bind(self);
  readonly #prefetched = new Map<string, Promise<Response>>();
  #stage: Stage = "download";
  #loaded = 0;
  #reportedAt = performance.now();
  #reportTimer: number | undefined;
  #open = 0;

  constructor(
    private readonly total: number,
    private readonly onProgress: (progress: Progress) => void,
  ) {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => undefined);
    this.failed = promise;
    this.#reject = reject;
    self.fetch = (input, init) => this.#takePrefetched(input) ?? this.#fetch(input, init);
  }

  enter(stage: Stage): void {
    this.#stage = stage;
    this.#report();
  }

  /** Start a download that will be requested once, and check its hash. If it fails, the request never settles. */
  prefetch(url: string, integrity: string): void {
    // With a rejection, Pyodide would start Python without its library, and that would need the cold part to complain.
    const response = this.#fetch(url, { integrity }).catch(() => new Promise<never>(() => undefined));
    this.#prefetched.set(url, response);
  }

  /** Compile the hot part while it downloads. Replaces `instantiateStreaming`, so that Pyodide gets that module. */
  compileAhead(url: string, integrity: string, cold: ColdPart): void {
    const module = WebAssembly.compileStreaming(this.#fetch(url))
      .catch((reason) => this.#compileAgain(reason, url, integrity))
      .catch((reason) => {
        throw new Error(`compilation failed: ${String(reason)}`);
      });
    module.catch(this.#reject);
    this.#prefetched.set(url, Promise.resolve(new Response()));
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const compiled = await module;
      return { module: compiled, instance: await cold.instantiateHot(compiled, imports) };
    };
  }

  /** Fetch a damaged module again, also past the browser's cache, and check its hash. */
  #compileAgain(reason: unknown, url: string, integrity: string): Promise<WebAssembly.Module> {
    if (!(reason instanceof WebAssembly.CompileError)) throw reason;
    return WebAssembly.compileStreaming(this.#fetch(url, { integrity, cache: "reload" }));
  }

  #takePrefetched(input: RequestInfo | URL): Promise<Response> | undefined {
    const url = String(input);
    const response = this.#prefetched.get(url);
    this.#prefetched.delete(url);
    return response;
  }

  async #fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const response = await this.#plainFetch(input, init).catch((reason) => this.#fail(reason));
    if (!response.ok) this.#fail(`${response.status} ${response.url}`);
    if (!response.body) return response;
    this.#open += 1;
    // Some servers send another type for wasm, with which browsers don't compile it while it downloads.
    const headers = { "content-type": response.url.endsWith(".wasm") ? WASM : "application/octet-stream" };
    return new Response(this.#counted(response.body, expectedBytes(response)), { headers });
  }

  #counted(source: ReadableStream<Uint8Array>, expected: number | null): ReadableStream {
    const reader = source.getReader();
    let received = 0;
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((reason) => this.#fail(reason));
        if (!done) {
          received += value.byteLength;
          this.#loaded += value.byteLength;
          this.#reportSoon();
          controller.enqueue(value);
          return;
        }
        if (expected !== null && received < expected) this.#fail(`${received} of ${expected} bytes`);
        this.#end();
        controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  #end(): void {
    this.#open -= 1;
    if (this.#stage === "download" && this.#open === 0 && this.#loaded > this.total / 2) this.enter("start");
    else this.#reportSoon();
  }

  #fail(reason: unknown): never {
    const failure = new Error(`download failed: ${String(reason)}`);
    this.#reject(failure);
    throw failure;
  }

  /** Report at most once in an interval; a fast start reports no figures. */
  #reportSoon(): void {
    this.#reportTimer ??= setTimeout(() => this.#report(), this.#reportedAt + REPORT_INTERVAL_MS - performance.now());
  }

  #report(): void {
    clearTimeout(this.#reportTimer);
    this.#reportTimer = undefined;
    this.#reportedAt = performance.now();
    this.onProgress({ stage: this.#stage, loaded: Math.min(this.#loaded, this.total), total: this.total });
  }
}

/** Return the length of the body; null if the server does not send it or sends the compressed length. */
function expectedBytes({ headers }: Response): number | null {
  const length = headers.get("content-length");
  return length === null || headers.has("content-encoding") ? null : Number(length);
}
