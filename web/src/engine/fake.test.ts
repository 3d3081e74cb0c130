import { expect, test } from "vitest";
import { exchanges } from "../../testing/recordings";
import { EngineFailure } from "./engine";
import { FakeEngine } from "./fake";
import type { Request } from "./protocol";

async function started(name: string): Promise<FakeEngine> {
  const engine = new FakeEngine(name);
  await engine.start();
  return engine;
}

const START = { method: "start", params: { query: { players: "4", seed: "7" } } } as const;

test("a recorded request is answered once, whatever the order of its fields", async () => {
  const engine = await started("four-players");
  const swapped = { params: { query: { seed: "7", players: "4" } }, method: "start" } as const;
  const { view } = await engine.request(swapped);
  expect(view.players).toBe(4);
  await expect(engine.request(START)).rejects.toThrow("has no answer");
});

test("a bot thinks before it acts", async () => {
  const engine = await started("five-players-end");
  expect(await engine.request({ method: "bot_action" })).toEqual({ thinking: true });
  expect(await engine.request({ method: "bot_action" })).toHaveProperty("view");
});

test("a recorded error is an EngineFailure, an unknown request another error", async () => {
  const engine = await started("begun");
  const refused = (await exchanges("begun")).find(({ answer }) => "error" in answer);
  await expect(engine.request(refused?.request as Request)).rejects.toBeInstanceOf(EngineFailure);
  await expect(engine.request({ method: "redo" })).rejects.not.toBeInstanceOf(EngineFailure);
});

test("an unknown recording does not start", async () => {
  await expect(new FakeEngine("nothing").start()).rejects.toThrow("no recording");
});

test("after a restart every request is answered again", async () => {
  const engine = await started("four-players");
  await engine.request(START);
  await engine.start();
  expect(await engine.request(START)).toHaveProperty("view");
});
