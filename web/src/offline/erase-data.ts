/** Deletes everything that the page has stored on the device. */
import { ownCacheNames } from "../engine/worker/file-cache";
import { deleteSnapshots } from "../engine/worker/snapshot";
import { DATABASE } from "../history/types";
import { local, session } from "../platform/storage/browser-storage";
import { ERASED } from "./erased";
import { PREFIX } from "./stored-data";

/** Delete the cached files, the service worker and all stored data, and reload the page. */
export async function eraseAllData(): Promise<void> {
  local.write(ERASED, String(Date.now()));
  await eraseFiles();
  await eraseHistory();
  try {
    history.replaceState({ isErased: true }, "", "./");
  } catch {
    // Some browsers don't let a page without an origin change its URL.
  }
  // Last of all, so that no bot action is saved afterwards.
  addEventListener("pagehide", eraseStorage);
  location.reload();
}

/** Return whether the page was reloaded by `eraseAllData`; it caches no files until it is opened again. */
export function wasJustErased(): boolean {
  return Boolean(history.state?.isErased);
}

/** Delete the files of this page, but not those of other pages on the same host. */
export async function eraseFiles(): Promise<void> {
  const scope = new URL("./", document.baseURI).href;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.filter((each) => each.scope === scope).map((each) => each.unregister()));
    await Promise.all((await ownCacheNames()).map((name) => caches.delete(name)));
    await deleteSnapshots();
  } catch {
    // If caches are blocked, there are no files.
  }
}

/** Delete the database, if there may be one; other tabs close it then. */
function eraseHistory(): Promise<void> {
  const erased = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
  return erased.catch(() => undefined);
}

function eraseStorage(): void {
  for (const storage of [local, session]) {
    for (const key of storage.keys() ?? []) if (key.startsWith(PREFIX)) storage.remove(key);
  }
}
