/** When work runs, and what stops it. */

/** How long the player counts as active after the page has opened, after an input and after a change of the table. */
const INACTIVE_AFTER_MS = 2000;
/** The longest wait for inactivity. */
const MAX_WAIT_MS = 60_000;

let lastActivityAt = performance.now();
for (const press of ["pointerdown", "keydown"]) addEventListener(press, recordActivity, { capture: true });

/** Record that the player is active or that cards move. */
export function recordActivity(): void {
  lastActivityAt = performance.now();
}

/** Run a task once the page is idle, or after the timeout (0: none). */
export function whenIdle(act: () => void, timeoutMs = 0): void {
  // Safari lacks requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) setTimeout(act, timeoutMs);
  else requestIdleCallback(act, { timeout: timeoutMs });
}

/** Run a task that slows the device down once the player is inactive and no card moves. */
export function whenInactive(act: () => void, deadline = performance.now() + MAX_WAIT_MS): void {
  const left = Math.min(lastActivityAt + INACTIVE_AFTER_MS, deadline) - performance.now();
  if (left > 0) setTimeout(whenInactive, left, act, deadline);
  else whenIdle(act, INACTIVE_AFTER_MS);
}

/** Resolve once the page has painted; at once if it is hidden, and so never paints. */
export async function nextPaint(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolve in another task, so that the browser can handle inputs before. */
export function nextTask(): Promise<unknown> {
  return pause(0);
}

export function pause(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

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
