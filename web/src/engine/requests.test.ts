import { beforeEach, expect, test, vi } from "vitest";
import { FakeHost, RESULT, received, settled } from "../../testing/fake-host";
import { EngineClient } from "./client";
import type { TaskProgress } from "./coach-protocol";
import { type EngineConfig, EngineFailure, StartFailure } from "./engine";
import { openWorker } from "./host";

vi.mock("./host", () => ({ hasOpaqueOrigin: () => false, openWorker: vi.fn() }));
vi.mock("./worker/file-cache", () => ({ evictEngineFiles: async () => false }));
vi.mock("./worker/snapshot", () => ({ snapshotUrl: () => "snapshot" }));

const never = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});

async function startedOn(...hosts: [FakeHost, ...FakeHost[]]): Promise<EngineClient> {
  for (const host of hosts) vi.mocked(openWorker).mockReturnValueOnce(host);
  const engine = new EngineClient({} as EngineConfig, false, false);
  await engine.start(ignore);
  return engine;
}

function ignore(): void {}

/** Send a sign of life from the engine's end of the first request's port; resolve when the page has it. */
async function report({ ports: [port] }: FakeHost, progress: TaskProgress | null): Promise<void> {
  port?.postMessage({ progress });
  await settled();
}

test("a request resolves to its result", async () => {
  const engine = await startedOn(new FakeHost(undefined, async () => '{"result": {"save": "x"}}'));
  expect(await engine.request({ method: "undo" })).toEqual({ save: "x" });
});

test("a refused request rejects with an EngineFailure, and the engine keeps running", async () => {
  const host = new FakeHost(undefined, async () => '{"error": {"type": "bad", "message": "no"}}');
  const engine = await startedOn(host);
  const refused = engine.request({ method: "undo" });
  await expect(refused).rejects.toBeInstanceOf(EngineFailure);
  await expect(refused).rejects.toMatchObject({ type: "bad", message: "no" });
  host.answer = async () => RESULT;
  expect(await engine.request({ method: "redo" })).toEqual({});
});

test("requests are sent one after another", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const host = new FakeHost(undefined, () => promise);
  const engine = await startedOn(host);
  const both = [engine.request({ method: "undo" }), engine.request({ method: "redo" })];
  await vi.advanceTimersByTimeAsync(10);
  expect(host.requests).toEqual(["undo"]);
  resolve(RESULT);
  await Promise.all(both);
  expect(host.requests).toEqual(["undo", "redo"]);
});

test("a task lets other requests pass", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const host = new FakeHost(undefined, (text) => (text.includes("review") ? promise : Promise.resolve(RESULT)));
  const engine = await startedOn(host);
  const review = engine.request({ method: "review" }, { signal: new AbortController().signal });
  expect(await engine.request({ method: "undo" })).toEqual({});
  resolve('{"result": {"seats": []}}');
  expect([await review, host.requests]).toEqual([{ seats: [] }, ["review", "undo"]]);
});

test("the engine learns that a task is aborted, and its answer counts", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const host = new FakeHost(undefined, () => promise);
  const engine = await startedOn(host);
  const controller = new AbortController();
  const acted = engine.request({ method: "bot_action" }, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1);
  const learned = received(host.ports[0] as MessagePort);
  controller.abort();
  await learned;
  resolve('{"result": {"save": "x"}}');
  expect(await acted).toEqual({ save: "x" });
});

test("a task that was aborted before it is sent is not sent", async () => {
  const host = new FakeHost();
  const engine = await startedOn(host);
  const controller = new AbortController();
  const hint = engine.request({ method: "hint" }, { signal: controller.signal });
  controller.abort();
  expect([await hint, host.requests]).toEqual([null, []]);
});

test("progress is reported until the task is aborted", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const host = new FakeHost(undefined, () => promise);
  const engine = await startedOn(host);
  const controller = new AbortController();
  const onProgress = vi.fn();
  const review = engine.request({ method: "review" }, { signal: controller.signal, onProgress });
  await vi.advanceTimersByTimeAsync(1);
  for (const ply of [1, 2]) await report(host, { ply });
  await report(host, null);
  controller.abort();
  await report(host, { ply: 3 });
  resolve('{"result": null}');
  expect([await review, onProgress.mock.calls]).toEqual([null, [[{ ply: 1 }], [{ ply: 2 }]]]);
});

test("an engine that does not answer for 15 seconds has stopped", async () => {
  const engine = await startedOn(new FakeHost(undefined, () => never));
  const pending = engine.request({ method: "undo" });
  const refused = expect(pending).rejects.toMatchObject({ reason: "stopped" });
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
});

test("a task has stopped 15 seconds after its last sign of life", async () => {
  const host = new FakeHost(undefined, () => never);
  const engine = await startedOn(host);
  const review = engine.request({ method: "review" }, { signal: new AbortController().signal });
  const stopped = expect(review).rejects.toMatchObject({ reason: "stopped" });
  const onSettled = vi.fn();
  review.catch(onSettled);
  for (const sign of [{ ply: 1 }, null, { ply: 2 }]) {
    await vi.advanceTimersByTimeAsync(14_000);
    await report(host, sign);
  }
  await vi.advanceTimersByTimeAsync(14_999);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
});

test("an error in the engine has stopped it", async () => {
  const engine = await startedOn(new FakeHost(undefined, () => Promise.reject(new RangeError("no memory"))));
  await expect(engine.request({ method: "undo" })).rejects.toMatchObject({ reason: "stopped" });
});

test("requests to a lost engine are not sent to the next", async () => {
  const lost = new FakeHost(undefined, () => never);
  const next = new FakeHost();
  const engine = await startedOn(lost, next);
  const pending = ["undo", "redo"].map((method) => engine.request({ method: method as "undo" }));
  const refused = pending.map((each) => expect(each).rejects.toMatchObject({ reason: "stopped" }));
  await vi.advanceTimersByTimeAsync(1);
  await engine.start(ignore);
  await vi.advanceTimersByTimeAsync(15_000);
  await Promise.all(refused);
  expect(lost.end).toHaveBeenCalled();
  expect(next.requests).toEqual([]);
});

test("a file that cannot be fetched is a failed download", async () => {
  const engine = await startedOn(new FakeHost(undefined, () => Promise.reject(new Error("download failed: 404"))));
  await expect(engine.request({ method: "undo" })).rejects.toMatchObject({ reason: "download" });
});

test("a running engine whose worker fails has stopped", async () => {
  const host = new FakeHost(undefined, () => never);
  const engine = await startedOn(host);
  const undone = engine.request({ method: "undo" });
  host.loss.abort(new StartFailure("worker", "broken"));
  await expect(undone).rejects.toMatchObject({ reason: "stopped", message: "broken" });
  await expect(engine.request({ method: "redo" })).rejects.toMatchObject({ reason: "stopped" });
});
