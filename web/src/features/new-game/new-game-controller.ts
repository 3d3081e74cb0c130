import "./new-game-dialog";
import type { Handlers } from "../../app/handlers";
import { CLOSED_DIALOGS } from "../../app/state";
import type { Store } from "../../app/store";
import type { SetupIntent } from "../../game/intents";
import { type LocalStore, SETUP } from "../../platform/storage/local-storage";

/** The dialog to set up a game. */
export class NewGameController {
  readonly handlers: Handlers<SetupIntent> = {
    "open-setup": () => this.open(),
    "close-setup": () => this.store.set({ setup: CLOSED_DIALOGS.setup }),
  };

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
  ) {}

  /** Open the dialog with the choices made last. */
  open(): void {
    this.store.set({ setup: { isOpen: true, problem: null }, lastSetup: this.storage.read(SETUP) });
  }
}
