import { beforeEach, expect, test, vi } from "vitest";
import { views } from "../../../testing/recordings";
import { summary } from "../../../testing/summaries";
import { Store } from "../../app/store";
import type { View } from "../../engine/protocol";
import { DEFAULTS } from "../../platform/settings/settings";
import { VibrationController } from "./vibration-controller";

const all = await views("four-players");
const turn = all.findIndex(
  ({ waiting_for }, index) => waiting_for === "human" && all[index - 1]?.waiting_for === "bot",
);
const [bots, person] = all.slice(turn - 1) as [View, View, ...View[]];
const vibrate = vi.fn();
let store: Store;
let controller: VibrationController;

function stubBrowser(hasBeenActive: boolean): void {
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive } });
}

/** Let the store notify. */
async function show(change: Parameters<Store["set"]>[0]): Promise<void> {
  store.set(change);
  await Promise.resolve();
}

function refuse(): Promise<void> {
  return show({ answer: { kind: "refusal", row: null } });
}

beforeEach(async () => {
  stubBrowser(true);
  vibrate.mockClear();
  store = new Store();
  store.set({ view: bots, settings: { ...DEFAULTS, vibration: true } });
  controller = new VibrationController(store);
  await Promise.resolve();
});

test("the device vibrates when a person's turn begins, once", async () => {
  await show({ view: person });
  await show({ isBusy: false });
  expect(vibrate).toHaveBeenCalledOnce();
});

test("it does not vibrate when a game is opened", async () => {
  await show({ view: person, game: summary(1) });
  expect(vibrate).not.toHaveBeenCalled();
});

test("it vibrates for each refused action, but for no other answer", async () => {
  await show({ answer: { kind: "scores" } });
  expect(vibrate).not.toHaveBeenCalled();
  await refuse();
  await show({ isBusy: false });
  await refuse();
  expect(vibrate).toHaveBeenCalledTimes(2);
});

test("it vibrates only if the player has turned vibration on", async () => {
  await show({ settings: DEFAULTS });
  await refuse();
  await show({ view: person });
  expect(vibrate).not.toHaveBeenCalled();
});

test("it never vibrates before the page has been touched", async () => {
  stubBrowser(false);
  await refuse();
  await show({ view: person });
  controller.playSample();
  expect(vibrate).not.toHaveBeenCalled();
});

test("the setting can be felt, and a browser without vibration is left alone", () => {
  controller.playSample();
  expect(vibrate).toHaveBeenCalledOnce();
  vi.stubGlobal("navigator", {});
  controller.playSample();
  expect(vibrate).toHaveBeenCalledOnce();
});
