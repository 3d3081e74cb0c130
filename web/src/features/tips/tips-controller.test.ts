import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { views } from "../../../testing/recordings";
import { Store } from "../../app/store";
import type { View } from "../../engine/protocol";
import { TIPS } from "../../game/tips";
import { LocalStore, SEEN_TIPS } from "../../platform/storage/local-storage";
import { TipsController } from "./tips-controller";

const [drawing, placing] = (await views("four-players")) as [View, View];
let store: Store;
let tips: TipsController;

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  load();
});

/** Load the page, or load it again. */
function load(): void {
  store = new Store();
  tips = new TipsController(store, new LocalStore());
}

async function show(view: View): Promise<void> {
  store.show(view, {});
  await Promise.resolve();
}

test("tips follow the game, and a reload knows those that were seen", async () => {
  await show(drawing);
  expect(store.state.tips).toEqual({ seen: [], shown: "draw" });
  await show(placing);
  expect(store.state.tips).toEqual({ seen: ["draw"], shown: "place" });
  load();
  expect(store.state.tips).toEqual({ seen: ["draw"], shown: null });
});

test("tips can be stopped for good and shown again from the first", async () => {
  await show(drawing);
  tips.handlers["stop-tips"]({ type: "stop-tips" });
  expect(store.state.tips).toEqual({ seen: TIPS, shown: null });
  load();
  expect(store.state.tips.seen).toEqual(TIPS);
  tips.handlers["show-tips"]({ type: "show-tips" });
  expect(store.state.tips).toEqual({ seen: [], shown: null });
  await show(drawing);
  tips.handlers["stop-tips"]({ type: "stop-tips" });
  tips.handlers["show-tips"]({ type: "show-tips" });
  expect(store.state.tips).toEqual({ seen: [], shown: "draw" });
});

test("tips that another tab has seen or stopped stay away", async () => {
  await show(drawing);
  new LocalStore().write(SEEN_TIPS, "all");
  await show(placing);
  load();
  expect(store.state.tips.seen).toEqual(TIPS);
});
