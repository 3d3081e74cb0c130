import "./new-game-dialog";
import type { Handlers } from "../../app/handlers";
import { loadOptions } from "../../app/options";
import { CLOSED_DIALOGS, type State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { SetupIntent } from "../../game/intents";
import { type LocalStore, SETUP } from "../../platform/storage/local-storage";

/** The dialog to set up a game. */
export class NewGameController {
  readonly handlers: Handlers<SetupIntent> = {
    "open-setup": () => this.open(),
    "close-setup": () => this.store.set({ setup: CLOSED_DIALOGS.setup }),
  };

  constructor(
    engine: Engine,
    private readonly store: Store,
    private readonly storage: LocalStore,
    reportError: (error: unknown) => void,
  ) {
    const needsOptions = ({ engine: state, setup }: State) => state === "ready" && setup.isOpen;
    store.subscribe((state, before) => {
      if (needsOptions(state) && !needsOptions(before)) void loadOptions(engine, store, reportError);
    });
  }

  /** Open the dialog with the choices made last. */
  open(): void {
    this.store.set({ setup: { isOpen: true, problem: null }, lastSetup: this.storage.read(SETUP) });
  }
}
