/** How the page forgets everything that it has kept on the device. Knows no game. */

import { ownCacheNames } from "../engine/worker/file-cache";
import { deleteSnapshots } from "../engine/worker/snapshot";
import { DATABASE } from "../history/types";
import { local, session } from "../platform/storage/browser-storage";
import { ERASED } from "./erased";

const OURS = "coloretto:";

/** Removes files, their worker and what is stored, and comes back as if for the first time. */
export async function eraseAllData(): Promise<void> {
  local.write(ERASED, String(Date.now()));
  await eraseFiles();
  await eraseHistory();
  try {
    history.replaceState({ isErased: true }, "", "./");
  } catch {
    // Some browsers let a page without an origin keep only the URL that it came with.
  }
  // The last thing this page does, so that no bot's action is saved after it.
  addEventListener("pagehide", eraseStorage);
  location.reload();
}

/** Whether this page comes after such a wish: it keeps no files again before it is opened anew. */
export function wasJustErased(): boolean {
  return Boolean(history.state?.isErased);
}

/** Other pages of the same host keep theirs. */
export async function eraseFiles(): Promise<void> {
  const scope = new URL("./", document.baseURI).href;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.filter((each) => each.scope === scope).map((each) => each.unregister()));
    await Promise.all((await ownCacheNames()).map((name) => caches.delete(name)));
    await deleteSnapshots();
  } catch {
    // Where the page may keep no files there are none.
  }
}

/** Whoever has them open closes them. */
function eraseHistory(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(DATABASE);
      asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

function eraseStorage(): void {
  for (const storage of [local, session]) {
    for (const key of storage.keys() ?? []) if (key.startsWith(OURS)) storage.remove(key);
  }
}
