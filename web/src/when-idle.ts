/** Lets what is of use only later wait until nothing is in its way, or at the latest so long. */
export function whenIdle(act: () => void, latestMs?: number): void {
  // Safari has no such callback yet.
  if (!("requestIdleCallback" in globalThis)) setTimeout(act, latestMs);
  else requestIdleCallback(act, latestMs === undefined ? {} : { timeout: latestMs });
}
