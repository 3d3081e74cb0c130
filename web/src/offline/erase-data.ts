/** How the page forgets everything that it has kept on the device. Knows no game. */

import { keptCaches } from "../engine/worker/file-cache";
import { forgetSnapshots } from "../engine/worker/snapshot";
import { DATABASE } from "../history/types";
import { local, session } from "../platform/storage/browser-storage";
import { ERASED } from "./erased";

const OURS = "coloretto:";

/** Removes files, their worker and what is stored, and comes back as if for the first time. */
export async function forgetEverything(): Promise<void> {
  local.write(ERASED, String(Date.now()));
  await forgetFiles();
  await forgetGames();
  try {
    history.replaceState({ isForgotten: true }, "", "./");
  } catch {
    // Some browsers let a page without an origin keep only the address that it came with.
  }
  // The last thing this page does, so that no bot's action is saved after it.
  addEventListener("pagehide", forgetStored);
  location.reload();
}

/** Whether this page comes after such a wish: it keeps no files again before it is opened anew. */
export function isForgotten(): boolean {
  return Boolean(history.state?.isForgotten);
}

/** Other pages of the same host keep theirs. */
export async function forgetFiles(): Promise<void> {
  const scope = new URL("./", document.baseURI).href;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.filter((each) => each.scope === scope).map((each) => each.unregister()));
    await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
    await forgetSnapshots();
  } catch {
    // Where the page may keep no files there are none.
  }
}

/** Whoever has them open closes them. */
function forgetGames(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(DATABASE);
      asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

function forgetStored(): void {
  for (const storage of [local, session]) {
    for (const key of storage.keys() ?? []) if (key.startsWith(OURS)) storage.remove(key);
  }
}
