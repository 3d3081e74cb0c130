import { expect, test, vi } from "vitest";
import { views } from "../../../testing/recordings";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { ReplayController } from "./replay-controller";

vi.mock("./replay-bar", () => ({}));

const [view] = await views("four-players");

function controllerFor(store: Store): ReplayController {
  const engine = { request: async () => ({ view, ply: 0, plies: 2 }) } as unknown as Engine;
  return new ReplayController(engine, store, { stopBots: async () => undefined, reportError: vi.fn() });
}

test("a record that is opened after a reload leaves the page that is shown", async () => {
  const store = new Store();
  store.set({ page: "review" });
  expect(await controllerFor(store).open("record")).toBe(true);
  expect(store.state).toMatchObject({ page: "review", replay: { record: "record" } });
});

test("a record that a player watches is shown on the table", async () => {
  const store = new Store();
  store.set({ page: "played" });
  await controllerFor(store).watch("record", null);
  expect(store.state).toMatchObject({ page: "table", replay: { record: "record" } });
});

test("a record that is watched from its review and the table appear at once, as one place", async () => {
  const store = new Store();
  store.set({ page: "review" });
  const places = new Set<string>();
  store.subscribe(({ page, replay }) => places.add(`${page} ${replay?.record}`));
  await controllerFor(store).watch("record", null);
  await Promise.resolve();
  expect([...places]).toEqual(["review undefined", "table record"]);
});
