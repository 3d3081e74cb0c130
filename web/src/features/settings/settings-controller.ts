import type { Handlers } from "../../app/handlers";
import type { Store } from "../../app/store";
import { overruleUrl } from "../../app/url-settings";
import type { SettingsIntent } from "../../game/intents";
import type { Settings } from "../../platform/settings/settings";
import type { LocalStore } from "../../platform/storage/local-storage";

/** The settings dialog; stores its changes on the device. */
export class SettingsController {
  readonly handlers: Handlers<SettingsIntent> = {
    "open-settings": () => this.store.set({ isChangingSettings: true }),
    "close-settings": () => this.store.set({ isChangingSettings: false }),
    "change-settings": ({ change }) => this.#change(change),
  };

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly onChange: (change: Partial<Settings>) => void,
  ) {}

  /** Apply a change and store it, without the settings that the address overrides. */
  #change(change: Partial<Settings>): void {
    if (change.leftHanded) void import("../../styles/left-handed.css");
    overruleUrl(change);
    this.store.set({ settings: { ...this.store.state.settings, ...change } });
    // No second press would end the selection.
    if (change.confirmMoves === false) this.store.set({ selected: null });
    this.storage.writeSettings({ ...this.storage.readSettings(), ...change });
    this.onChange(change);
  }
}
