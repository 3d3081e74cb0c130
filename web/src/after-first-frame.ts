/** What the first frame does not need: dialogs, playing offline, and what the address asks for and the page has not. */

import "./styles/bot-card.css";
import "./styles/device-panel.css";
import "./styles/settings-dialog.css";
import "./styles/setup-form.css";
import "./elements/bot-card";
import "./elements/device-panel";
import "./elements/settings-dialog";
import "./elements/setup-form";
import type { Address } from "./address";
import { problemsInAddress } from "./address-problems";
import { OfflineGuide } from "./offline-guide";
import type { Settings } from "./settings";
import type { Store } from "./store";

export function reportAddress(store: Store, address: Address, settings: Settings): void {
  for (const problem of problemsInAddress(address, settings)) store.addProblem(problem);
}

/** @param ownWorker the service worker that this page came from; null for a page that came without one */
export function playOffline(store: Store, ownWorker: ServiceWorker | null): void {
  const guide = new OfflineGuide(store, import.meta.env.MODE === "production", ownWorker);
  document.body.addEventListener("intent", (event) => guide.handle(event.detail));
}
