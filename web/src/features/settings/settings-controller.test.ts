import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { Store } from "../../app/store";
import { LocalStore } from "../../platform/storage/local-storage";
import { SettingsController } from "./settings-controller";

beforeEach(() => void vi.stubGlobal("localStorage", new MemoryStorage()));

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

test("the dialog opens and closes", () => {
  const store = new Store();
  const { handlers } = new SettingsController(store, new LocalStore(), vi.fn());
  handlers["open-settings"]({ type: "open-settings" });
  expect(store.state.isChangingSettings).toBe(true);
  handlers["close-settings"]({ type: "close-settings" });
  expect(store.state.isChangingSettings).toBe(false);
});

test("a selected move stays when confirmation is turned on", () => {
  const store = new Store();
  store.set({ selected: "d" });
  const { handlers } = new SettingsController(store, new LocalStore(), vi.fn());
  handlers["change-settings"]({ type: "change-settings", change: { confirmMoves: true } });
  expect(store.state.selected).toBe("d");
});
