import { beforeEach, expect, test, vi } from "vitest";
import { EngineClient } from "./client";
import { type EngineConfig, EngineFailure, type Progress, StartFailure } from "./engine";
import { type Host, hasOpaqueOrigin, openInPage, openWorker } from "./host";
import { evictEngineFiles } from "./worker/file-cache";
import type { StartedFrom } from "./worker/service";
import { deleteSnapshots, hasSnapshot } from "./worker/snapshot";

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
  readSnapshot: async () => undefined,
  snapshotUrl: () => "snapshot",
}));

type Start = (
  config: EngineConfig,
  snapshot: unknown,
  onProgress: (progress: Progress) => void,
) => Promise<StartedFrom>;

const CONFIG = {} as EngineConfig;
const never = new Promise<never>(() => undefined);

/** A host that starts and answers as a test wants it. */
class FakeHost {
  readonly asked: string[] = [];
  readonly provided: string[] = [];
  readonly end = vi.fn();
  readonly lost = new AbortController().signal;
  readonly service = {
    start: (...given: Parameters<Start>) => this.start(...given),
    handle: (text: string) => {
      this.asked.push(JSON.parse(text).method);
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

/** The next workers that are opened. */
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
  return () => vi.useRealTimers();
});

test("a request is answered with its result", async () => {
  const engine = await startedOn(new FakeHost(undefined, async () => '{"result": {"save": "x"}}'));
  expect(await engine.request({ method: "undo" })).toEqual({ save: "x" });
});

test("what the engine refuses is an EngineFailure, and it goes on", async () => {
  const host = new FakeHost(undefined, async () => '{"error": {"type": "bad", "message": "no"}}');
  const engine = await startedOn(host);
  const refused = engine.request({ method: "undo" });
  await expect(refused).rejects.toBeInstanceOf(EngineFailure);
  await expect(refused).rejects.toMatchObject({ type: "bad", message: "no" });
  host.answer = async () => '{"result": {}}';
  expect(await engine.request({ method: "redo" })).toEqual({});
});

test("requests are asked one after another", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const host = new FakeHost(undefined, () => promise);
  const engine = await startedOn(host);
  const both = [engine.request({ method: "undo" }), engine.request({ method: "redo" })];
  await vi.advanceTimersByTimeAsync(10);
  expect(host.asked).toEqual(["undo"]);
  resolve('{"result": {}}');
  await Promise.all(both);
  expect(host.asked).toEqual(["undo", "redo"]);
});

test("a file that the engine lacks is fetched, and the same is asked again", async () => {
  const answers = ['{"error": {"type": "x", "message": "", "file": "net.bin"}}', '{"result": {"done": 1}}'];
  const host = new FakeHost(undefined, async () => answers.shift() ?? "");
  const engine = await startedOn(host);
  expect(await engine.request({ method: "bot_action" })).toEqual({ done: 1 });
  expect([host.provided, host.asked]).toEqual([["net.bin"], ["bot_action", "bot_action"]]);
});

test("an engine that answers no more for 15 seconds has stopped", async () => {
  const engine = await startedOn(new FakeHost(undefined, () => never));
  const asked = engine.request({ method: "undo" });
  const refused = expect(asked).rejects.toMatchObject({ reason: "stopped" });
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
});

test("what breaks in the engine has stopped it", async () => {
  const engine = await startedOn(new FakeHost(undefined, () => Promise.reject(new RangeError("no memory"))));
  await expect(engine.request({ method: "undo" })).rejects.toMatchObject({ reason: "stopped" });
});

test("before the start and after a failed one there is no engine", async () => {
  await expect(client().request({ method: "undo" })).rejects.toBeInstanceOf(StartFailure);
  const host = new FakeHost(() => Promise.reject(new Error("no WebAssembly")));
  workers(host);
  const engine = client();
  await expect(engine.start(ignore)).rejects.toMatchObject({ reason: "worker" });
  expect(host.end).toHaveBeenCalled();
  await expect(engine.request({ method: "undo" })).rejects.toMatchObject({ reason: "stopped" });
});

test.each(["download failed: 404", "Failed to fetch dynamically imported module: x"])(
  "a start that fails because of %j is a failed download",
  async (message) => {
    workers(new FakeHost(() => Promise.reject(new Error(message))));
    await expect(client().start(ignore)).rejects.toMatchObject({ reason: "download" });
  },
);

test("a start without progress for 30 seconds has stalled, one with progress has not", async () => {
  let tell: (progress: Progress) => void = ignore;
  workers(
    new FakeHost((_config, _snapshot, onProgress) => {
      tell = onProgress;
      return never;
    }),
  );
  const told: number[] = [];
  const started = client().start(({ loaded }) => told.push(loaded));
  const stalled = expect(started).rejects.toMatchObject({ reason: "stalled" });
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(29_000);
    tell({ stage: "download", loaded, total: 9 });
  }
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(1);
  await stalled;
});

test("started again, what was asked of the lost engine is not asked of the next", async () => {
  const lost = new FakeHost(undefined, () => never);
  const next = new FakeHost();
  workers(lost, next);
  const engine = client();
  await engine.start(ignore);
  const asked = ["undo", "redo"].map((method) => engine.request({ method: method as "undo" }));
  const refused = asked.map((each) => expect(each).rejects.toMatchObject({ reason: "stopped" }));
  await vi.advanceTimersByTimeAsync(1);
  await engine.start(ignore);
  await vi.advanceTimersByTimeAsync(15_000);
  await Promise.all(refused);
  expect(lost.end).toHaveBeenCalled();
  expect(next.asked).toEqual([]);
});

test("a snapshot that does not work is forgotten and the start is plain", async () => {
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

test("files that are kept and damaged are dropped, and the start is tried once more", async () => {
  vi.mocked(evictEngineFiles).mockResolvedValueOnce(true);
  workers(new FakeHost(() => Promise.reject(new Error("download failed: integrity"))), new FakeHost());
  const engine = client();
  await engine.start(ignore);
  expect(await engine.request({ method: "undo" })).toEqual({});
});

test("where a sandboxed frame can have no worker the page itself is the host", async () => {
  vi.mocked(hasOpaqueOrigin).mockReturnValue(true);
  vi.mocked(openWorker)
    .mockReset()
    .mockImplementation(() => {
      throw new DOMException("no workers");
    });
  const here = new FakeHost();
  vi.mocked(openInPage).mockResolvedValue(here as unknown as Host);
  const engine = client();
  await engine.start(ignore);
  await engine.request({ method: "undo" });
  expect(here.asked).toEqual(["undo"]);
});

test("a snapshot is made in a worker of its own where one may be kept and was not used", async () => {
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
