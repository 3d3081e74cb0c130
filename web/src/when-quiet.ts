const QUIET_MS = 2000;
const INPUTS = ["pointerdown", "keydown"] as const;

/** Lets what is of use only later wait until nobody has pressed anything for a while and nothing is in its way. */
export function whenQuiet(act: () => void): void {
  let timer = setTimeout(begin, QUIET_MS);
  for (const type of INPUTS) addEventListener(type, wait, true);

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(begin, QUIET_MS);
  }

  function begin(): void {
    for (const type of INPUTS) removeEventListener(type, wait, true);
    // Safari has no such callback yet; a page that is never idle does it all the same.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: QUIET_MS });
    else act();
  }
}
