/**
 * Python's wasm has two parts: the hot one starts Python and plays, the cold one has all other functions
 * (build/python-runtime/split-wasm.mjs). The cold part is linked by being instantiated: it then puts its functions into
 * the table of the hot one.
 */

/** Instantiate the hot part. It calls `load`, which must link the cold part, before it calls a cold function. */
export async function instantiateHot(
  hot: WebAssembly.Module,
  imports: WebAssembly.Imports | undefined,
  load: () => void,
): Promise<{ instance: WebAssembly.Instance; link(cold: WebAssembly.Module): void }> {
  const instance = await WebAssembly.instantiate(hot, { ...imports, cold: { load } });
  return {
    instance,
    link: (cold) => void new WebAssembly.Instance(cold, { ...imports, hot: instance.exports }),
  };
}

/** The cold part as a file that is fetched, at the latest when one of its functions is called. */
export class ColdPart {
  /** Rejects if the file that Python waited for is damaged. */
  intact: Promise<unknown> | undefined;
  /** Links the cold part; undefined before the hot part is there, and once it is linked. */
  #link: ((cold: WebAssembly.Module) => void) | undefined;
  #ahead: Promise<WebAssembly.Module | undefined> | undefined;

  constructor(
    private readonly url: string,
    private readonly integrity: string,
  ) {}

  /** Fetch the cold part now, and link it before Python starts; if it cannot be had, Python may do without it. */
  prefetch(): void {
    this.#ahead = this.#compiled("auto").catch(() => undefined);
  }

  async instantiateHot(hot: WebAssembly.Module, imports?: WebAssembly.Imports): Promise<WebAssembly.Instance> {
    const { instance, link } = await instantiateHot(hot, imports, () => this.#loadAtOnce());
    this.#link = link;
    const ahead = await this.#ahead;
    if (ahead) this.#linkOnce(ahead);
    return instance;
  }

  /** Fetch and link the cold part, unless it is linked, without letting anything else wait. */
  async loadInBackground(): Promise<void> {
    if (this.#link) this.#linkOnce(await this.#compiled("low"));
  }

  /** One of its functions is called, and Python cannot wait for a promise. */
  #loadAtOnce(): void {
    const request = new XMLHttpRequest();
    request.open("GET", this.url, false);
    request.responseType = "arraybuffer";
    request.send();
    // Throws if the answer is something else.
    this.#linkOnce(new WebAssembly.Module(request.response));
    // Only `fetch` checks hashes.
    this.intact = fetch(this.url, { integrity: this.integrity, cache: "force-cache" });
    this.intact.catch(() => undefined); // The engine's answer waits for it.
  }

  async #compiled(priority: RequestPriority): Promise<WebAssembly.Module> {
    return WebAssembly.compileStreaming(fetch(this.url, { integrity: this.integrity, priority }));
  }

  #linkOnce(cold: WebAssembly.Module): void {
    this.#link?.(cold);
    this.#link = undefined;
  }
}
