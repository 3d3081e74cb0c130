/** So long after the page has opened, a press or a change of the table, somebody is at it. */
const INACTIVE_AFTER_MS = 2000;
/** Where somebody is always at it. */
const LATEST_MS = 60_000;

let lastActivityAt = performance.now();
for (const press of ["pointerdown", "keydown"]) addEventListener(press, noteActivity, { capture: true });

/** Somebody is at it, or cards move. */
export function noteActivity(): void {
  lastActivityAt = performance.now();
}

/** Lets what is of use only later wait until nothing is in its way, or at the latest so long (0: as long as it takes). */
export function whenIdle(act: () => void, latestMs = 0): void {
  // Safari has no such callback yet.
  if (!("requestIdleCallback" in globalThis)) setTimeout(act, latestMs);
  else requestIdleCallback(act, { timeout: latestMs });
}

/** Lets what costs the whole machine something wait until nobody is at it and no card moves either. */
export function whenInactive(act: () => void, latest = performance.now() + LATEST_MS): void {
  const left = Math.min(lastActivityAt + INACTIVE_AFTER_MS, latest) - performance.now();
  if (left > 0) setTimeout(whenInactive, left, act, latest);
  else whenIdle(act, INACTIVE_AFTER_MS);
}
