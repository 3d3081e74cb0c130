import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { Store } from "../../app/store";
import { loadAllTexts } from "../../i18n";
import { DEFAULTS, type Settings } from "../../platform/settings/settings";
import { LocalStore, SETTINGS } from "../../platform/storage/local-storage";
import { SettingsController } from "./settings-controller";

beforeAll(loadAllTexts);

let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  listeners = new Map();
  vi.stubGlobal("addEventListener", (type: string, listen: (event: object) => void) => listeners.set(type, listen));
});

/** Change settings as another tab does. */
function changeInOtherTab(change: Partial<Settings>): void {
  const other = new LocalStore();
  other.writeSettings({ ...other.readSettings(), ...change });
}

test("a change applies at once and is stored, without the settings that the address overrides", () => {
  const store = new Store();
  store.set({ settings: { ...store.state.settings, pace: "instant" } });
  const onChange = vi.fn();
  const { handlers } = new SettingsController(store, new LocalStore(), onChange);
  handlers["change-settings"]({ type: "change-settings", change: { text: "large" } });
  expect(store.state.settings).toMatchObject({ pace: "instant", text: "large" });
  expect(new LocalStore().readSettings()).toMatchObject({ pace: "normal", text: "large" });
  expect(onChange).toHaveBeenCalledWith({ text: "large" });
});

test("without confirmation no move stays selected", () => {
  const store = new Store();
  store.set({ selected: "d" });
  const { handlers } = new SettingsController(store, new LocalStore(), vi.fn());
  handlers["change-settings"]({ type: "change-settings", change: { text: "large" } });
  expect(store.state.selected).toBe("d");
  handlers["change-settings"]({ type: "change-settings", change: { confirmMoves: false } });
  expect(store.state.selected).toBeNull();
});

test.each([
  ["that was set", 9, 9],
  ["of a first visit, if it was off when the page was opened", 0, DEFAULTS.volume],
])("the sound comes back at the volume %s", (_, volume, audible) => {
  changeInOtherTab({ volume });
  const store = new Store();
  store.set({ settings: new LocalStore().readSettings() });
  const { handlers } = new SettingsController(store, new LocalStore(), vi.fn());
  const expected = volume ? [0, audible] : [audible, 0, audible];
  for (const now of expected) {
    handlers["toggle-sound"]({ type: "toggle-sound" });
    expect(new LocalStore().readSettings().volume).toBe(now);
    expect(store.state.answer).toEqual({ kind: "sound", words: `Volume: ${now ? `${now}0%` : "Off"}` });
  }
});

test("a selected move stays when confirmation is turned on", () => {
  const store = new Store();
  store.set({ selected: "d" });
  const { handlers } = new SettingsController(store, new LocalStore(), vi.fn());
  handlers["change-settings"]({ type: "change-settings", change: { confirmMoves: true } });
  expect(store.state.selected).toBe("d");
});

test("changes in two tabs are both stored, and each tab follows the other's", () => {
  const store = new Store();
  const onChange = vi.fn();
  const { handlers } = new SettingsController(store, new LocalStore(), onChange);
  changeInOtherTab({ theme: "dark", pace: "slow", volume: 9 });
  handlers["change-settings"]({ type: "change-settings", change: { text: "large" } });
  expect(new LocalStore().readSettings()).toMatchObject({ theme: "dark", pace: "slow", volume: 9, text: "large" });
  changeInOtherTab({ text: "larger", pace: "fast" });
  listeners.get("storage")?.({ key: SETTINGS, newValue: "{}" });
  expect(store.state.settings).toMatchObject({ theme: "dark", pace: "fast", volume: 9, text: "larger" });
  expect(onChange.mock.calls).toEqual([[{ pace: "slow" }], [{ text: "large" }], [{ pace: "fast" }]]);
});

test.each([
  ["storage", { key: SETTINGS, newValue: null }, "light"],
  ["storage", { key: "coloretto:v1:save", newValue: "{}" }, "light"],
  ["pageshow", { persisted: false }, "light"],
  ["pageshow", { persisted: true }, "dark"],
])("a page that the browser has kept shows the settings of now: %s %o", (type, event, theme) => {
  changeInOtherTab({ theme: "light" });
  const store = new Store();
  store.set({ settings: new LocalStore().readSettings() });
  new SettingsController(store, new LocalStore(), vi.fn());
  changeInOtherTab({ theme: "dark" });
  listeners.get(type)?.(event);
  expect(store.state.settings.theme).toBe(theme);
});

test("a setting that the address overrides does not follow another tab", () => {
  const store = new Store();
  store.set({ settings: { ...store.state.settings, language: "fr" } });
  new SettingsController(store, new LocalStore(), vi.fn());
  changeInOtherTab({ language: "de", leftHanded: true });
  listeners.get("pageshow")?.({ persisted: true });
  expect(store.state.settings).toMatchObject({ language: "fr", leftHanded: true });
});
