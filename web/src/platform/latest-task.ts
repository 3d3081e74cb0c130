/** Aborts a task when a newer one of its kind starts. */
export class LatestTask {
  #controller: AbortController | null = null;

  /** Abort the previous task; return the signal of the new one. */
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
