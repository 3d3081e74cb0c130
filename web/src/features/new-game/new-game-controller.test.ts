import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { Store } from "../../app/store";
import { LocalStore, SETUP } from "../../platform/storage/local-storage";
import { NewGameController } from "./new-game-controller";

beforeEach(() => void vi.stubGlobal("localStorage", new MemoryStorage()));

function bench() {
  const store = new Store();
  const { handlers } = new NewGameController(store, new LocalStore());
  return { store, handlers };
}

test("opening the dialog reads the last setup", () => {
  const { store, handlers } = bench();
  new LocalStore().write(SETUP, "{}");
  handlers["open-setup"]({ type: "open-setup" });
  expect(store.state.lastSetup).toBe("{}");
});

test("closing the dialog drops what was wrong with the setup", () => {
  const { store, handlers } = bench();
  handlers["open-setup"]({ type: "open-setup" });
  store.set({ setup: { isOpen: true, problem: "seed" } });
  handlers["close-setup"]({ type: "close-setup" });
  expect(store.state.setup).toEqual({ isOpen: false, problem: null });
});
