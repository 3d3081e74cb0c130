import "./new-game-dialog";
import type { Handlers } from "../../app/handlers";
import { CLOSED_DIALOGS } from "../../app/state";
import type { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { SetupIntent } from "../../game/intents";
import type { LocalStore } from "../../platform/storage/local-storage";

/** The dialog to set up a game. */
export class NewGameController {
  readonly handlers: Handlers<SetupIntent> = {
    "open-setup": () => this.store.set({ setup: { isOpen: true, problem: null }, lastSetup: this.storage.readSetup() }),
    "close-setup": () => this.store.set({ setup: CLOSED_DIALOGS.setup }),
  };
  /** Whether the dialog is open and the engine is ready. */
  #isSettingUp = false;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly reportError: (error: unknown) => void,
  ) {
    store.subscribe(({ engine: state, setup }) => {
      const isSettingUp = state === "ready" && setup.isOpen;
      if (isSettingUp && !this.#isSettingUp) void this.#fetchOptions();
      this.#isSettingUp = isSettingUp;
    });
  }

  async #fetchOptions(): Promise<void> {
    if (this.store.state.options) return;
    try {
      this.store.set({ options: await this.engine.request({ method: "options" }) });
    } catch (error) {
      this.reportError(error);
    }
  }
}
