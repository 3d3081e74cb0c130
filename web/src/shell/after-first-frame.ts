/** What the first frame does not need: dialogs, playing offline, and what the address asks for and the page has not. */

import "../features/bots/bot-dialog";
import "../features/settings/settings-dialog";
import "../features/new-game/new-game-dialog";
import type { Store } from "../app/store";
import type { Address } from "../app/url";
import { problemsInAddress } from "../app/url-problems";
import { OfflineController } from "../features/offline/offline-controller";
import type { Settings } from "../platform/settings/settings";
import type { LocalStore } from "../platform/storage/local-storage";

export function reportAddress(store: Store, address: Address, settings: Settings): void {
  for (const problem of problemsInAddress(address, settings)) store.addProblem(problem);
}

/** @param ownWorker the service worker that this page came from; null for a page that came without one */
export function playOffline(store: Store, storage: LocalStore, ownWorker: ServiceWorker | null): OfflineController {
  return new OfflineController(store, storage, import.meta.env.MODE === "production", ownWorker);
}
