import { afterEach, expect, test, vi } from "vitest";
import { EngineFailure, StartFailure } from "../src/engine/engine";
import type { Request } from "../src/engine/protocol";
import { FakeEngine, isPythonOutside, OutsideEngine } from "./fake-engine";
import { exchanges } from "./recordings";

async function started(name: string): Promise<FakeEngine> {
  const engine = new FakeEngine(name);
  await engine.start();
  return engine;
}

const START = { method: "open", params: { query: { players: "4", seed: "7" } } } as const;

test("a recorded request is answered once, whatever the order of its fields", async () => {
  const engine = await started("four-players");
  const swapped = { params: { query: { seed: "7", players: "4" } }, method: "open" } as const;
  const { view } = await engine.request(swapped);
  expect(view.players).toBe(4);
  await expect(engine.request(START)).rejects.toThrow("has no answer");
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

afterEach(() => vi.unstubAllGlobals());

test("Python outside the browser is asked if there is one", async () => {
  expect(isPythonOutside()).toBe(false);
  const asked: string[] = [];
  const answers = ["", '{"result": {"begun": true}}', '{"error": {"type": "RequestError", "message": "no"}}'];
  vi.stubGlobal("askPython", async (request: string) => {
    asked.push(request);
    return answers.shift();
  });
  expect(isPythonOutside()).toBe(true);
  const engine = new OutsideEngine();
  await engine.start();
  expect(await engine.request(START)).toEqual({ begun: true });
  expect(asked).toEqual(["", JSON.stringify(START)]);
  await expect(engine.request({ method: "undo" })).rejects.toThrow(new EngineFailure("RequestError", "no"));
});

test("a task that Python outside the browser never finishes ends when the page aborts it", async () => {
  vi.stubGlobal("askPython", async () => "");
  const controller = new AbortController();
  const asked = new OutsideEngine().request({ method: "hint" }, { signal: controller.signal });
  setTimeout(() => controller.abort());
  expect(await asked).toBeNull();
});

test("Python outside the browser can fail to start, and stop", async () => {
  vi.stubGlobal("askPython", () => Promise.reject(new Error("broken")));
  const engine = new OutsideEngine();
  await expect(engine.start()).rejects.toThrow(new StartFailure("download", "Error: broken"));
  await expect(engine.request({ method: "undo" })).rejects.toThrow(new StartFailure("stopped", "Error: broken"));
});
