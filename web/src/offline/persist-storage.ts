import type { LocalStore } from "../platform/storage/local-storage";

/** Ask the browser, once, not to evict the stored data when space is short. Some browsers ask the player. */
export async function requestPersistentStorage(storage: LocalStore): Promise<void> {
  if (!storage.markAskedToPersist()) return;
  // Some browsers refuse, and others lack the method.
  await navigator.storage?.persist?.().catch(() => undefined);
}
