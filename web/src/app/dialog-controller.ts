import type { Engine } from "../engine/engine";
import type { DialogIntent } from "../game/intents";
import type { LocalStore } from "../platform/storage/local-storage";
import type { Handlers } from "./handlers";
import { CLOSED_DIALOGS } from "./state";
import type { Store } from "./store";

/** The dialogs for a new game, a bot and the settings. */
export class DialogController {
  readonly handlers: Handlers<DialogIntent> = {
    "open-setup": () => this.store.set({ setup: { isOpen: true, problem: null } }),
    "close-setup": () => this.store.set({ setup: CLOSED_DIALOGS.setup }),
    "open-bot-card": ({ seat }) => this.#openBotCard(seat),
    "close-bot-card": () => this.store.set({ botCard: { ...this.store.state.botCard, isOpen: false } }),
    "open-settings": () => this.store.set({ isChangingSettings: true }),
    "close-settings": () => this.store.set({ isChangingSettings: false }),
  };
  /** Whether a table is being set up that needs the options. */
  #isSettingUp = false;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly reportError: (error: unknown) => void,
  ) {
    store.subscribe(({ engine: is, setup }) => {
      const isSettingUp = is === "ready" && setup.isOpen;
      if (isSettingUp && !this.#isSettingUp) void this.#fetchOptions();
      this.#isSettingUp = isSettingUp;
    });
  }

  async #openBotCard(seat: number): Promise<void> {
    this.store.set({ botCard: { isOpen: true, seat } });
    await this.#fetchOptions();
  }

  async #fetchOptions(): Promise<void> {
    if (this.store.state.options) return;
    try {
      const options = await this.engine.request({ method: "options" });
      this.store.set({ options, lastSetup: this.storage.readSetup() });
    } catch (error) {
      this.reportError(error);
    }
  }
}
