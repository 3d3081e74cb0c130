import { isFramed } from "./address";
import type { KeptThings } from "./storage";
import type { Offer, Store } from "./store";

const OTHER_TAB = "notice-other-tab";

/** The game in hand as the browser keeps it, and what a person is told of that. */
export class Saves {
  #hasTold = false;
  #stops = 0;

  constructor(
    private readonly store: Store,
    private readonly storage: KeptThings,
  ) {
    storage.onSaveOfAnotherTab(() => this.#tellOfAnotherTab());
  }

  write(save: string): void {
    this.storage.writeSave(save);
    if (this.storage.isLasting || this.#hasTold) return;
    this.#hasTold = true;
    this.store.addNotice(isFramed() ? "notice-no-storage-framed" : "notice-no-storage");
  }

  /** Once, however often the other tab plays. */
  #tellOfAnotherTab(): void {
    const { view, notices } = this.store.state;
    if (!view || notices.some(({ message }) => message === OTHER_TAB)) return;
    const offer: Offer = { label: "follow-other-tab", intent: { type: "open", opening: { from: "save" } } };
    this.store.addNotice(OTHER_TAB, {}, offer);
  }

  setAside(save: string): void {
    this.storage.setSaveAside(save);
    this.store.addNotice("notice-save-unreadable");
  }

  /** The engine has stopped with the save. The second time it is set aside, so that there is a way on: then true. */
  hasStopped(): boolean {
    this.#stops += 1;
    if (this.#stops < 2) return false;
    this.setAside(this.storage.readSave() ?? "");
    return true;
  }
}
