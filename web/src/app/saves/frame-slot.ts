/** Numbers the frames of a page that have the same URL, so that each has a game of its own. */

import { session } from "../../platform/storage/browser-storage";

const TAB = "coloretto:v1:tab";
/** More frames with one URL than any page shows. Any further frames share the last one's game. */
const MAX_SLOTS = 20;

/**
 * Claim the lowest number from 1 on that no other frame with this URL on the same page holds, for as long as this frame
 * is open. Without locks or session storage every frame gets 1.
 */
export async function claimFrameSlot(url: string): Promise<number> {
  try {
    const page = `${tabId()} ${url}`;
    for (let slot = 1; slot < MAX_SLOTS; slot += 1) if (await tryLock(`coloretto ${page} ${slot}`)) return slot;
    return MAX_SLOTS;
  } catch {
    // Without storage no games are stored that could be mixed up.
    return 1;
  }
}

/** Return the id of this tab, which its frames share and a reload preserves. */
function tabId(): string {
  const id = session.read(TAB) ?? Math.random().toString(36).slice(2);
  if (!session.write(TAB, id)) throw new Error("no session storage");
  return id;
}

/** Try to take a lock until the frame is closed; return whether it was free. */
function tryLock(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
}
