import { local } from "../platform/storage/browser-storage";

const ASKED = "coloretto:v1:asked-to-last";

/** Ask the browser, once, not to evict the stored data when space is short. Some browsers ask the player. */
export async function requestPersistentStorage(): Promise<void> {
  // If the storage is blocked, there is nothing to keep.
  if (local.read(ASKED) !== null || !local.write(ASKED, "yes")) return;
  // Some browsers refuse, and others lack the method.
  await navigator.storage?.persist?.().catch(() => undefined);
}
