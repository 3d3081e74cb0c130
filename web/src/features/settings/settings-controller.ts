import type { Handlers } from "../../app/handlers";
import type { Store } from "../../app/store";
import { overruleUrl } from "../../app/url-settings";
import type { SettingsIntent } from "../../game/intents";
import { volumeWord } from "../../game/volume";
import { t } from "../../i18n";
import { DEFAULTS, type Settings } from "../../platform/settings/settings";
import { onChangeElsewhere } from "../../platform/storage/browser-storage";
import { areSettings, type LocalStore } from "../../platform/storage/local-storage";

/** The settings dialog; stores its changes on the device, and follows those of other tabs. */
export class SettingsController {
  readonly handlers: Handlers<SettingsIntent> = {
    "toggle-sound": () => this.#toggleSound(),
    "change-settings": ({ change }) => this.#change(change),
  };
  /** The stored settings as this tab last read or wrote them. */
  #known: Settings;
  /** The volume at which the sound comes back. */
  #audible: number;

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly onChange: (change: Partial<Settings>) => void,
  ) {
    this.#known = storage.readSettings();
    this.#audible = this.#known.volume || DEFAULTS.volume;
    onChangeElsewhere(areSettings, () => this.#follow());
  }

  #toggleSound(): void {
    const before = this.store.state.settings.volume;
    this.#audible = before || this.#audible;
    const volume = before === 0 ? this.#audible : 0;
    this.#change({ volume });
    const words = t("named-value", { name: t("settings-volume"), value: volumeWord(volume) });
    this.store.set({ answer: { kind: "sound", words } });
  }

  /** Apply a change and store it, without the settings that the address overrides. */
  #change(change: Partial<Settings>): void {
    overruleUrl(change);
    // The event of another tab's change may still be on its way.
    this.#follow();
    this.#apply(change);
    this.#known = { ...this.#known, ...change };
    this.storage.writeSettings(this.#known);
    this.onChange(change);
  }

  /** Apply what another tab has changed, except to settings that the address or the page around this one overrides. */
  #follow(): void {
    const before = this.#known;
    const { settings } = this.store.state;
    this.#known = this.storage.readSettings();
    const names = Object.keys(before) as (keyof Settings)[];
    const changed = names.filter((name) => this.#known[name] !== before[name] && settings[name] === before[name]);
    if (changed.length === 0) return;
    const change: Partial<Settings> = Object.fromEntries(changed.map((name) => [name, this.#known[name]]));
    this.#apply(change);
    // The other tab has played the samples of the new volume and vibration.
    if (change.pace) this.onChange({ pace: change.pace });
  }

  #apply(change: Partial<Settings>): void {
    if (change.leftHanded) void import("../../styles/left-handed.css");
    this.store.set({ settings: { ...this.store.state.settings, ...change } });
    // No second press would end the selection.
    if (change.confirmMoves === false) this.store.set({ selected: null });
  }
}
