import { beforeEach, expect, test, vi } from "vitest";
import { FakeHost, type Start, settled } from "../../testing/fake-host";
import { EngineClient } from "./client";
import { type EngineConfig, type Progress, StartFailure } from "./engine";
import { hasOpaqueOrigin, openInPage, openWorker } from "./host";
import { evictEngineFiles } from "./worker/file-cache";
import { deleteSnapshots, hasSnapshot, readSnapshot } from "./worker/snapshot";

vi.mock("./host", async () => ({ hasOpaqueOrigin: vi.fn(() => false), openWorker: vi.fn(), openInPage: vi.fn() }));
vi.mock("./worker/file-cache", () => ({ evictEngineFiles: vi.fn(async () => false) }));
vi.mock("./worker/snapshot", () => ({
  deleteSnapshots: vi.fn(async () => undefined),
  hasSnapshot: vi.fn(async () => false),
  readSnapshot: vi.fn(async () => undefined),
  snapshotUrl: () => "snapshot",
}));

const CONFIG = {} as EngineConfig;
const never = new Promise<never>(() => undefined);

/** Let these hosts be opened as workers, one after another. */
function workers(...hosts: FakeHost[]): void {
  vi.mocked(openWorker).mockReset();
  for (const host of hosts) vi.mocked(openWorker).mockReturnValueOnce(host);
}

function client(usesSnapshots = false): EngineClient {
  return new EngineClient(CONFIG, usesSnapshots, false);
}

function ignore(): void {}

async function startedOn(host: FakeHost): Promise<EngineClient> {
  workers(host);
  const engine = client();
  await engine.start(ignore);
  return engine;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockImplementation(ignore);
  vi.mocked(hasOpaqueOrigin).mockReturnValue(false);
  vi.mocked(hasSnapshot).mockResolvedValue(false);
  vi.mocked(evictEngineFiles).mockResolvedValue(false);
  vi.mocked(deleteSnapshots).mockClear();
});

test("requests are rejected before the start and after a failed one", async () => {
  await expect(client().request({ method: "undo" })).rejects.toBeInstanceOf(StartFailure);
  const host = new FakeHost(() => Promise.reject(new Error("no WebAssembly")));
  workers(host);
  const engine = client();
  await expect(engine.start(ignore)).rejects.toMatchObject({ reason: "worker" });
  expect(host.end).toHaveBeenCalled();
  await expect(engine.request({ method: "undo" })).rejects.toMatchObject({ reason: "stopped" });
});

test.each([
  "download failed: 404",
  "Failed to fetch dynamically imported module: x",
  "Importing a module script failed.",
])("a start that fails because of %j is a failed download", async (message) => {
  workers(new FakeHost(() => Promise.reject(new Error(message))));
  await expect(client().start(ignore)).rejects.toMatchObject({ reason: "download" });
});

test("only a start without progress for 30 seconds has stalled", async () => {
  let report: (progress: Progress) => void = ignore;
  workers(
    new FakeHost((_, onProgress) => {
      report = onProgress;
      return never;
    }),
  );
  const reported: number[] = [];
  const started = client().start(({ loaded }) => reported.push(loaded));
  const stalled = expect(started).rejects.toMatchObject({ reason: "stalled" });
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(29_000);
    report({ stage: "download", loaded, total: 9 });
    await settled();
  }
  await vi.advanceTimersByTimeAsync(29_999);
  expect(reported).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(1);
  await stalled;
});

test("a snapshot that fails is deleted, and the engine starts without it", async () => {
  vi.mocked(hasSnapshot).mockResolvedValue(true);
  const given: boolean[] = [];
  const start: Start = async (snapshot) => {
    given.push(snapshot !== null);
    if (snapshot) throw new Error("the snapshot is damaged");
    return "plain";
  };
  workers(new FakeHost(start), new FakeHost(start));
  await client(true).start(ignore);
  expect(given).toEqual([true, false]);
  expect(deleteSnapshots).toHaveBeenCalled();
});

test("after a failed start cached files are evicted, and the start is retried", async () => {
  vi.mocked(evictEngineFiles).mockResolvedValueOnce(true);
  workers(new FakeHost(() => Promise.reject(new Error("download failed: integrity"))), new FakeHost());
  const engine = client();
  await engine.start(ignore);
  expect(await engine.request({ method: "undo" })).toEqual({});
});

test("without workers in a sandboxed frame the page is the host", async () => {
  vi.mocked(hasOpaqueOrigin).mockReturnValue(true);
  vi.mocked(openWorker)
    .mockReset()
    .mockImplementation(() => {
      throw new DOMException("no workers");
    });
  const inPage = new FakeHost();
  vi.mocked(openInPage).mockResolvedValue(inPage);
  const engine = client();
  await engine.start(ignore);
  await engine.request({ method: "undo" });
  expect(inPage.requests).toEqual(["undo"]);
});

test("a snapshot is saved by another worker, unless one was used or none is allowed", async () => {
  const maker = new FakeHost();
  workers(new FakeHost(), maker);
  const plain = client(true);
  await plain.start(ignore);
  await plain.saveSnapshot();
  expect(maker.saveSnapshot).toHaveBeenCalledOnce();
  expect(maker.end).toHaveBeenCalled();
  workers(new FakeHost(async () => "snapshot"));
  const quick = client(true);
  await quick.start(ignore);
  await quick.saveSnapshot();
  workers(new FakeHost());
  const private_ = client(false);
  await private_.start(ignore);
  await private_.saveSnapshot();
  expect(openWorker).toHaveBeenCalledOnce();
});

test("the worker gets the bytes of the stored snapshot, if that can be read", async () => {
  const bytes = new ArrayBuffer(8);
  vi.mocked(readSnapshot).mockResolvedValueOnce(bytes).mockRejectedValueOnce(new Error("unreadable"));
  const given: (ArrayBuffer | null | undefined)[] = [];
  const start: Start = async (snapshot) => {
    given.push(await snapshot);
    return "snapshot";
  };
  workers(new FakeHost(start), new FakeHost(start));
  await client(true).start(ignore);
  await client(true).start(ignore);
  expect(readSnapshot).toHaveBeenLastCalledWith("snapshot");
  expect(given.map((each) => each?.byteLength)).toEqual([8, undefined]);
  expect(bytes.byteLength).toBe(0); // It was transferred.
});

test("a snapshot is made after the warm-up, and a failed attempt ends its worker", async () => {
  const maker = new FakeHost();
  maker.saveSnapshot.mockRejectedValueOnce(new Error("the storage is full"));
  workers(new FakeHost(), maker);
  const engine = client(true);
  await engine.start(ignore);
  await expect(engine.saveSnapshot()).rejects.toThrow("full");
  expect(maker.saveSnapshot).toHaveBeenCalledExactlyOnceWith(CONFIG, "snapshot", ['{"method":"warm_up"}']);
  expect(maker.end).toHaveBeenCalledOnce();
});

test("a start that fails without a snapshot or cached files reports the first error", async () => {
  workers(new FakeHost(() => Promise.reject(new Error("no WebAssembly"))));
  await expect(client(true).start(ignore)).rejects.toMatchObject({ reason: "worker", message: "no WebAssembly" });
  expect(deleteSnapshots).not.toHaveBeenCalled();
  expect(openWorker).toHaveBeenCalledOnce();
});

test("a start that fails without the snapshot, too, is retried without cached files", async () => {
  vi.mocked(hasSnapshot).mockResolvedValue(true);
  vi.mocked(evictEngineFiles).mockResolvedValue(true);
  const failing = () => new FakeHost(() => Promise.reject(new Error("download failed: integrity")));
  const last = new FakeHost();
  workers(failing(), failing(), last);
  const engine = client(true);
  await engine.start(ignore);
  await engine.request({ method: "undo" });
  expect(last.requests).toEqual(["undo"]);
});

test("an engine that starts at once is started once, and its start is measured", async () => {
  const measure = vi.spyOn(performance, "measure");
  const host = new FakeHost();
  workers(host);
  const engine = new EngineClient(CONFIG, false, true);
  await engine.start(ignore);
  expect(openWorker).toHaveBeenCalledOnce();
  expect(measure).toHaveBeenCalledExactlyOnceWith(
    "engine-start",
    expect.objectContaining({ detail: { from: "plain" } }),
  );
  workers(new FakeHost());
  await engine.start(ignore);
  expect(openWorker).toHaveBeenCalledOnce();
  expect(host.end).toHaveBeenCalled();
});

test("an engine that failed to start at once reports that when the page asks for it", async () => {
  workers(new FakeHost(() => Promise.reject(new Error("download failed: 404"))));
  const engine = new EngineClient(CONFIG, false, true);
  await vi.advanceTimersByTimeAsync(10);
  await expect(engine.start(ignore)).rejects.toMatchObject({ reason: "download" });
});

test.each([
  ["ends the engine", false, 1],
  ["keeps it, if Back may show it again", true, 0],
])("leaving the page %s", async (_, persisted, count) => {
  const listen = vi.fn();
  vi.stubGlobal("addEventListener", listen);
  const host = new FakeHost();
  await startedOn(host);
  expect(listen).toHaveBeenCalledExactlyOnceWith("pagehide", expect.any(Function));
  listen.mock.lastCall?.[1]({ persisted });
  expect(host.end).toHaveBeenCalledTimes(count);
});

test("leaving the page before the engine starts ends nothing", () => {
  const listen = vi.fn();
  vi.stubGlobal("addEventListener", listen);
  client();
  expect(() => listen.mock.lastCall?.[1]({ persisted: false })).not.toThrow();
});

test("a reason that the host gives for its failure is kept", async () => {
  const host = new FakeHost(() => never);
  workers(host);
  const started = client().start(ignore);
  host.loss.abort(new StartFailure("download", "no script"));
  await expect(started).rejects.toMatchObject({ reason: "download", message: "no script" });
});

test("an engine that has started or answered leaves no timer behind", async () => {
  const engine = await startedOn(new FakeHost());
  expect(vi.getTimerCount()).toBe(0);
  await engine.request({ method: "undo" });
  expect(vi.getTimerCount()).toBe(0);
});

test("progress after the start is not reported, and starts no timer", async () => {
  let report: (progress: Progress) => void = ignore;
  workers(
    new FakeHost(async (_, onProgress) => {
      report = onProgress;
      return "plain";
    }),
  );
  const onProgress = vi.fn();
  await client().start(onProgress);
  report({ stage: "import", loaded: 1, total: 1 });
  await settled();
  expect([onProgress.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
});

test("outside a sandboxed frame a page without workers does not become the host", async () => {
  vi.mocked(openInPage).mockClear();
  workers(new FakeHost(() => Promise.reject(new Error("no workers"))));
  await expect(client().start(ignore)).rejects.toMatchObject({ reason: "worker" });
  expect(openInPage).not.toHaveBeenCalled();
});

test("an engine that replaces one which has run gets the cold part first, as that may have been lost for lack of it", async () => {
  const [failing, first, second] = [
    new FakeHost(() => Promise.reject(new Error("no"))),
    new FakeHost(),
    new FakeHost(),
  ];
  workers(failing, first, second);
  const engine = client();
  await engine.start(ignore).catch(ignore);
  for (const _ of [first, second]) await engine.start(ignore);
  expect([failing, first, second].map(({ isColdFirst }) => isColdFirst)).toEqual([false, false, true]);
});
