import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { waitFor } from "../../../testing/wait-for";
import { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import { LocalStore, SETUP } from "../../platform/storage/local-storage";
import { NewGameController } from "./new-game-controller";

beforeEach(() => void vi.stubGlobal("localStorage", new MemoryStorage()));

function bench(answer: () => Promise<unknown>) {
  const store = new Store();
  const [request, report] = [vi.fn(answer), vi.fn()];
  const engine = { request } as unknown as Engine;
  const { handlers } = new NewGameController(engine, store, new LocalStore(), report);
  return { store, handlers, request, report };
}

test("options are requested once, when the dialog is open and the engine is ready", async () => {
  const { store, handlers, request } = bench(async () => ({ players: [2, 3, 4, 5] }));
  handlers["open-setup"]({ type: "open-setup" });
  await null;
  expect(request).not.toHaveBeenCalled();
  store.set({ engine: "ready" });
  await waitFor(() => expect(store.state.options).not.toBeNull());
  handlers["close-setup"]({ type: "close-setup" });
  await null;
  handlers["open-setup"]({ type: "open-setup" });
  await null;
  expect(request.mock.calls).toEqual([[{ method: "options" }]]);
  expect(store.state.setup).toEqual({ isOpen: true, problem: null });
});

test("a failed request for options is reported and not repeated", async () => {
  const { store, handlers, request, report } = bench(() => Promise.reject(new EngineFailure("other", "")));
  store.set({ engine: "ready" });
  handlers["open-setup"]({ type: "open-setup" });
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  store.addNotice("error-other");
  await null;
  expect(request).toHaveBeenCalledOnce();
});

test("opening the dialog reads the last setup", () => {
  const { store, handlers } = bench(async () => ({}));
  new LocalStore().write(SETUP, "{}");
  handlers["open-setup"]({ type: "open-setup" });
  expect(store.state.lastSetup).toBe("{}");
});

test("closing the dialog drops what was wrong with the setup", () => {
  const { store, handlers } = bench(async () => ({}));
  handlers["open-setup"]({ type: "open-setup" });
  store.set({ setup: { isOpen: true, problem: "seed" } });
  handlers["close-setup"]({ type: "close-setup" });
  expect(store.state.setup).toEqual({ isOpen: false, problem: null });
});
