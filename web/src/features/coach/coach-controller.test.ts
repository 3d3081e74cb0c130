import { expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { CoachController } from "./coach-controller";

vi.mock("./hint-panel", () => ({}));
vi.mock("./why-dialog", () => ({}));

const person = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "human");
const bot = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "bot");

test("a hint counts once, however deep the player looks, and only where there is one", async () => {
  const [store, onHint] = [new Store(), vi.fn()];
  const engine = { request: async () => ({ values: [] }) } as unknown as Engine;
  const { handlers } = new CoachController(engine, store, { reportError: vi.fn() }, onHint);
  store.show(bot, {});
  await handlers.hint({ type: "hint" });
  expect(onHint).not.toHaveBeenCalled();
  store.show(person, {});
  for (let step = 0; step < 3; step += 1) await handlers.hint({ type: "hint" });
  expect(store.state.hint?.depth).toBe(3);
  expect(onHint).toHaveBeenCalledOnce();
});
