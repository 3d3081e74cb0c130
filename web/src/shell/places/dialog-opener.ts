import type { Handlers } from "../../app/handlers";
import type { Store } from "../../app/store";
import type { DialogIntent } from "../../game/intents";
import { type DialogName, isOfBot, seatOf } from "../../game/pages";
import { type LocalStore, SETUP } from "../../platform/storage/local-storage";

/** Opens and closes the dialogs of the state, for the player and for Back and Forward. */
export class DialogOpener {
  readonly handlers: Handlers<DialogIntent> = {
    "open-dialog": ({ dialog }) => this.#load(dialog),
    "close-dialog": ({ dialog }) => this.store.closeDialog(dialog),
  };

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    /** Resolves to null when loading fails; the page has reported it then. */
    private readonly loadFeatures: () => Promise<object | null>,
  ) {}

  /** Open a dialog whose part of the page is loaded, unless it is about something that the game in view lacks. */
  open(dialog: DialogName): void {
    const { view } = this.store.state;
    if (dialog === "seat" && view?.phase !== "over") return;
    if (isOfBot(dialog) && view?.seats[seatOf(dialog)]?.kind !== "bot") return;
    if (dialog === "new-game") this.store.set({ setupProblem: null, lastSetup: this.storage.read(SETUP) });
    this.store.openDialog(dialog);
  }

  async #load(dialog: DialogName): Promise<void> {
    if (!isOfFeature(dialog) || (await this.loadFeatures())) this.open(dialog);
  }
}

/** Return whether a dialog comes with the features, which may have to be loaded. */
export function isOfFeature(dialog: string): boolean {
  return dialog !== "new-game" && dialog !== "settings";
}
