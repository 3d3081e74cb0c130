/** Tasks of one kind, of which only the latest is wanted. */
export class LatestTask {
  #controller: AbortController | null = null;

  /** Abort the one before; return the signal that aborts the new one. */
  start(): AbortSignal {
    this.stop();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  stop(): void {
    this.#controller?.abort();
    this.#controller = null;
  }
}
