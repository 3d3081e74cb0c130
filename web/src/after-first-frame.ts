/** What the first frame does not need: the table's dialogs, the hints of a first game, playing offline, and
 * what the address asks for about the page and cannot have. */

import "./styles/bot-card.css";
import "./styles/device-panel.css";
import "./styles/first-hint.css";
import "./styles/settings-dialog.css";
import "./styles/setup-form.css";
import "./elements/bot-card";
import "./elements/device-panel";
import "./elements/first-hint";
import "./elements/settings-dialog";
import "./elements/setup-form";
import type { Address } from "./address";
import { problemsInAddress } from "./address-problems";
import { HintGuide } from "./hint-guide";
import { hintStorage } from "./hint-storage";
import { onDataErased } from "./offline/erased";
import { OfflineGuide } from "./offline-guide";
import type { Settings } from "./settings";
import type { Store } from "./store";

export function reportAddress(store: Store, address: Address, settings: Settings): void {
  for (const problem of problemsInAddress(address, settings)) store.addProblem(problem);
}

export function showHints(store: Store): void {
  const guide = new HintGuide(store, hintStorage);
  onDataErased(() => hintStorage.stop());
  document.body.addEventListener("intent", (event) => guide.handle(event.detail));
}

/** @param ownWorker the service worker that this page came from; null for a page that came without one */
export function playOffline(store: Store, ownWorker: ServiceWorker | null): void {
  const guide = new OfflineGuide(store, import.meta.env.MODE === "production", ownWorker);
  document.body.addEventListener("intent", (event) => guide.handle(event.detail));
}
