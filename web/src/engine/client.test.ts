import { beforeEach, expect, test, vi } from "vitest";
import { EngineClient } from "./client";
import { type EngineConfig, EngineFailure, type Progress, StartFailure } from "./engine";
import { type Host, hasOpaqueOrigin, openInPage, openWorker } from "./host";
import { evictEngineFiles } from "./worker/file-cache";
import type { StartedFrom } from "./worker/service";
import { deleteSnapshots, hasSnapshot, readSnapshot } from "./worker/snapshot";

vi.mock("comlink", () => ({ proxy: (value: unknown) => value, transfer: (value: unknown) => value }));
vi.mock("./host", async () => ({
  hasOpaqueOrigin: vi.fn(() => false),
  openWorker: vi.fn(),
  openInPage: vi.fn(),
  rejectIfLost: (_host: Host, answer: Promise<unknown>) => answer,
}));
vi.mock("./worker/file-cache", () => ({ evictEngineFiles: vi.fn(async () => false) }));
vi.mock("./worker/snapshot", () => ({
  deleteSnapshots: vi.fn(async () => undefined),
  hasSnapshot: vi.fn(async () => false),
  readSnapshot: vi.fn(async () => undefined),
  snapshotUrl: () => "snapshot",
}));

type Start = (
  config: EngineConfig,
  snapshot: unknown,
  onProgress: (progress: Progress) => void,
) => Promise<StartedFrom>;

const CONFIG = {} as EngineConfig;
const never = new Promise<never>(() => undefined);

/** A host whose start and answers are set by a test. */
class FakeHost {
  readonly requests: string[] = [];
  readonly provided: string[] = [];
  readonly end = vi.fn();
  readonly lost = new AbortController().signal;
  readonly service = {
    start: (...given: Parameters<Start>) => this.start(...given),
    handle: (text: string) => {
      this.requests.push(JSON.parse(text).method);
      return this.answer(text);
    },
    provide: async (file: string) => void this.provided.push(file),
    saveSnapshot: vi.fn(async () => undefined),
  };

  constructor(
    public start: Start = async () => "plain",
    public answer: (text: string) => Promise<string> = async () => '{"result": {}}',
  ) {}
}

/** Let these hosts be opened as workers, one after another. */
function workers(...hosts: FakeHost[]): void {
  vi.mocked(openWorker).mockReset();
  for (const host of hosts) vi.mocked(openWorker).mockReturnValueOnce(host as unknown as Host);
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
  host.answer = async () => '{"result": {}}';
  expect(await engine.request({ method: "redo" })).toEqual({});
});

test("requests are sent one after another", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const host = new FakeHost(undefined, () => promise);
  const engine = await startedOn(host);
  const both = [engine.request({ method: "undo" }), engine.request({ method: "redo" })];
  await vi.advanceTimersByTimeAsync(10);
  expect(host.requests).toEqual(["undo"]);
  resolve('{"result": {}}');
  await Promise.all(both);
  expect(host.requests).toEqual(["undo", "redo"]);
});

test("a file that the engine lacks is provided, and the request is repeated", async () => {
  const answers = ['{"error": {"type": "x", "message": "", "file": "net.bin"}}', '{"result": {"done": 1}}'];
  const host = new FakeHost(undefined, async () => answers.shift() ?? "");
  const engine = await startedOn(host);
  expect(await engine.request({ method: "bot_action" })).toEqual({ done: 1 });
  expect([host.provided, host.requests]).toEqual([["net.bin"], ["bot_action", "bot_action"]]);
});

test("an engine that does not answer for 15 seconds has stopped", async () => {
  const engine = await startedOn(new FakeHost(undefined, () => never));
  const pending = engine.request({ method: "undo" });
  const refused = expect(pending).rejects.toMatchObject({ reason: "stopped" });
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
});

test("an error in the engine has stopped it", async () => {
  const engine = await startedOn(new FakeHost(undefined, () => Promise.reject(new RangeError("no memory"))));
  await expect(engine.request({ method: "undo" })).rejects.toMatchObject({ reason: "stopped" });
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
    new FakeHost((_config, _snapshot, onProgress) => {
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
  }
  await vi.advanceTimersByTimeAsync(29_999);
  expect(reported).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(1);
  await stalled;
});

test("requests to a lost engine are not sent to the next", async () => {
  const lost = new FakeHost(undefined, () => never);
  const next = new FakeHost();
  workers(lost, next);
  const engine = client();
  await engine.start(ignore);
  const pending = ["undo", "redo"].map((method) => engine.request({ method: method as "undo" }));
  const refused = pending.map((each) => expect(each).rejects.toMatchObject({ reason: "stopped" }));
  await vi.advanceTimersByTimeAsync(1);
  await engine.start(ignore);
  await vi.advanceTimersByTimeAsync(15_000);
  await Promise.all(refused);
  expect(lost.end).toHaveBeenCalled();
  expect(next.requests).toEqual([]);
});

test("a snapshot that fails is deleted, and the engine starts without it", async () => {
  vi.mocked(hasSnapshot).mockResolvedValue(true);
  const given: boolean[] = [];
  const start: Start = async (_config, snapshot) => {
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
  vi.mocked(openInPage).mockResolvedValue(inPage as unknown as Host);
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
  expect(maker.service.saveSnapshot).toHaveBeenCalledOnce();
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

test("the worker gets the bytes of the stored snapshot", async () => {
  const bytes = new ArrayBuffer(8);
  vi.mocked(readSnapshot).mockResolvedValueOnce(bytes);
  const given: unknown[] = [];
  workers(
    new FakeHost(async (_config, snapshot) => {
      given.push(await (snapshot as () => Promise<unknown>)());
      return "snapshot";
    }),
  );
  await client(true).start(ignore);
  expect(readSnapshot).toHaveBeenLastCalledWith("snapshot");
  expect(given).toEqual([bytes]);
});

test("a snapshot is made after the warm-up, and a failed attempt ends its worker", async () => {
  const maker = new FakeHost();
  maker.service.saveSnapshot.mockRejectedValueOnce(new Error("the storage is full"));
  workers(new FakeHost(), maker);
  const engine = client(true);
  await engine.start(ignore);
  await expect(engine.saveSnapshot()).rejects.toThrow("full");
  expect(maker.service.saveSnapshot).toHaveBeenCalledExactlyOnceWith(CONFIG, "snapshot", ['{"method":"warm_up"}']);
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

test("a file that cannot be provided is a failed download", async () => {
  const host = new FakeHost(undefined, async () => '{"error": {"type": "x", "message": "", "file": "net.bin"}}');
  const engine = await startedOn(host);
  host.service.provide = () => Promise.reject(new Error("download failed: 404"));
  await expect(engine.request({ method: "bot_action" })).rejects.toMatchObject({ reason: "download" });
  host.service.provide = () => Promise.reject("out of memory");
  await expect(engine.request({ method: "bot_action" })).rejects.toMatchObject({
    reason: "stopped",
    message: "out of memory",
  });
});

test("a reason that the host gives for its failure is kept", async () => {
  workers(new FakeHost(() => Promise.reject(new StartFailure("download", "no script"))));
  await expect(client().start(ignore)).rejects.toMatchObject({ reason: "download", message: "no script" });
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
    new FakeHost(async (_config, _snapshot, onProgress) => {
      report = onProgress;
      return "plain";
    }),
  );
  const onProgress = vi.fn();
  await client().start(onProgress);
  report({ stage: "import", loaded: 1, total: 1 });
  expect([onProgress.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
});

test("outside a sandboxed frame a page without workers does not become the host", async () => {
  vi.mocked(openInPage).mockClear();
  workers(new FakeHost(() => Promise.reject(new Error("no workers"))));
  await expect(client().start(ignore)).rejects.toMatchObject({ reason: "worker" });
  expect(openInPage).not.toHaveBeenCalled();
});
