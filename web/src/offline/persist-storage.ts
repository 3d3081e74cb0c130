import type { LocalStore } from "../platform/storage/local-storage";

/** Ask the browser, once, not to clear what is kept when room is short: some browsers ask the person. */
export async function requestPersistentStorage(storage: LocalStore): Promise<void> {
  if (!storage.noteAskedToPersist()) return;
  // Some browsers refuse that, and others do not know it.
  await navigator.storage?.persist?.().catch(() => undefined);
}
