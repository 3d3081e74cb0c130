/** Which of several frames with the same URL this one is, so that each has a game of its own. */

import { session } from "../../platform/storage/browser-storage";

const TAB = "coloretto:v1:tab";
/** More frames of one URL than any page shows; the others share the last one's game. */
const MOST_SLOTS = 20;

/**
 * Takes the first number from 1 on that no other frame of this URL on the same page has, for as long as this frame
 * is open. Where the browser cannot tell, every frame is the first.
 */
export async function claimFrameSlot(url: string): Promise<number> {
  try {
    const page = `${tabId()} ${url}`;
    for (let slot = 1; slot < MOST_SLOTS; slot += 1) if (await isClaimed(`coloretto ${page} ${slot}`)) return slot;
    return MOST_SLOTS;
  } catch {
    // Without storage there is nothing to mix up.
    return 1;
  }
}

/** Shared by the frames of one page, and kept by a reload; another tab has another one. */
function tabId(): string {
  const id = session.read(TAB) ?? Math.random().toString(36).slice(2);
  if (!session.write(TAB, id)) throw new Error("no session storage");
  return id;
}

/** Whether the lock was free; it is held until the frame is closed. */
function isClaimed(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
}
