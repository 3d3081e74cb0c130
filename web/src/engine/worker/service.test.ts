import { beforeEach, expect, test, vi } from "vitest";
import type { TaskProgress } from "../coach-protocol";
import type { EngineConfig } from "../engine";
import { ColdPart } from "./cold-part";
import { addFile, getHandler, type Handle, startPython } from "./runtime";
import { type Call, type Message, serve } from "./service";

vi.mock("./cold-part", () => ({
  ColdPart: vi.fn(
    class {
      prefetch = vi.fn();
      loadInBackground = vi.fn(async () => undefined);
      intact = Promise.resolve();
    },
  ),
}));
vi.mock("./downloads", () => ({ Downloads: vi.fn() }));
vi.mock("./runtime", () => ({ startPython: vi.fn(async () => ({})), getHandler: vi.fn(), addFile: vi.fn() }));
vi.mock("./snapshot", () => ({}));
vi.mock("./snapshot-writer", () => ({ writeSnapshot: vi.fn() }));

const CONFIG = { base: "https://example.org/", runtime: "runtime/" } as EngineConfig;
const TASK = '{"method":"review"}';
const MISSING = '{"error":{"type":"MissingFileError","message":"","file":"coach.zip"}}';
const DONE = '{"result":{"seats":[]}}';

/** What Python was asked. */
let asked: string[];
/** What Python answers. */
let answer: (request: string) => string;

beforeEach(async () => {
  asked = [];
  vi.mocked(addFile).mockReset().mockResolvedValue();
  vi.mocked(getHandler).mockReturnValue(((request) => {
    asked.push(request);
    return answer(request);
  }) as Handle);
  vi.mocked(ColdPart).mockClear();
  await start(false);
});

/** Return the cold part of the last start. */
function cold() {
  return vi.mocked(vi.mocked(ColdPart).mock.instances.at(-1) as ColdPart);
}

function start(isColdFirst: boolean): Promise<unknown> {
  return call({ method: "start", parameters: [CONFIG, false, isColdFirst] }).answer;
}

/** Let Python answer one request after another, and the last one for ever. */
function answers(...texts: string[]): void {
  answer = () => (texts.length > 1 ? texts.shift() : texts[0]) ?? "";
}

function unfinished(progress: TaskProgress | null): string {
  return JSON.stringify({ task: 3, progress });
}

/** Make a call; return its answer, the page's end of its port and the progress that this has got. */
function call(sent: Call) {
  const { port1: port, port2 } = new MessageChannel();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const reports: unknown[] = [];
  port.onmessage = ({ data }: MessageEvent<Message>) => {
    if ("progress" in data) reports.push(data.progress);
    else if ("value" in data) resolve(data.value);
    else reject(new Error(data.failure));
  };
  void serve(sent, port2);
  return { answer: promise.finally(() => port.close()), port, reports };
}

function send(text: string) {
  return call({ method: "request", parameters: [text] });
}

test("a task is parsed once, and resumed until it has its result", async () => {
  answers(unfinished(null), unfinished({ ply: 1 }), DONE);
  expect(await send(TASK).answer).toBe(DONE);
  expect(asked).toEqual([TASK, '{"resume":3}', '{"resume":3}']);
});

test("other requests are answered between the slices of a task", async () => {
  let slices = 0;
  answer = (request) => {
    if (request === TASK || request === '{"resume":3}') return ++slices < 50 ? unfinished(null) : DONE;
    return '{"result":{}}';
  };
  const review = send(TASK);
  await send('{"method":"undo"}').answer;
  expect(slices).toBeLessThan(10);
  expect(await review.answer).toBe(DONE);
});

test("a message from the page ends a task", async () => {
  answer = (request) => (request === '{"cancel":3}' ? '{"result":null}' : unfinished(null));
  const review = send(TASK);
  review.port.postMessage(null);
  expect(await review.answer).toBe('{"result":null}');
  expect(asked.at(-1)).toBe('{"cancel":3}');
});

test("the progress of a task is reported four times a second", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  let ply = 0;
  answer = () => {
    now += 10;
    ply += 1;
    return ply === 101 ? DONE : unfinished({ ply });
  };
  const { answer: result, reports } = send(TASK);
  await result;
  expect(reports).toEqual([{ ply: 26 }, { ply: 52 }, { ply: 78 }]);
});

test("a file that Python lacks is fetched, and the request sent again", async () => {
  answers(unfinished(null), MISSING, unfinished(null), DONE);
  expect(await send(TASK).answer).toBe(DONE);
  expect(asked).toEqual([TASK, '{"resume":3}', TASK, '{"resume":3}']);
  expect(addFile).toHaveBeenCalledExactlyOnceWith({}, CONFIG, "coach.zip");
});

test("a fetch shows reports of life", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(addFile).mockReturnValue(promise);
  answers(MISSING, DONE);
  const { answer: result, reports } = send(TASK);
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(reports).toEqual([null, null]));
  resolve();
  expect([await result, vi.getTimerCount()]).toEqual([DONE, 0]);
});

test("a file that cannot be fetched, and any other error, reach the page", async () => {
  answers(MISSING);
  vi.mocked(addFile).mockRejectedValue(new Error("download failed: 404"));
  await expect(send(TASK).answer).rejects.toThrow("download failed: 404");
  const refusal = '{"error":{"type":"RequestError","message":"no"}}';
  answers(refusal);
  expect(await send(TASK).answer).toBe(refusal);
});

test("the cold part is loaded first if the page asks for it, and in a page, which cannot wait for it", async () => {
  expect(cold().prefetch).not.toHaveBeenCalled();
  await start(true);
  expect(cold().prefetch).toHaveBeenCalledOnce();
  vi.stubGlobal("document", {});
  await start(false);
  expect(cold().prefetch).toHaveBeenCalledOnce();
});

test("the cold part is loaded once no request has come for two seconds, and again if that fails", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answers(DONE);
  await start(false);
  const { loadInBackground } = cold();
  loadInBackground.mockRejectedValueOnce(new Error("download failed")).mockResolvedValue();
  vi.advanceTimersByTime(1999);
  await send(TASK).answer;
  vi.advanceTimersByTime(1999);
  expect(loadInBackground).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loadInBackground).toHaveBeenCalledOnce();
  await send(TASK).answer;
  vi.advanceTimersByTime(2000);
  expect(loadInBackground).toHaveBeenCalledTimes(2);
});

test("the cold part is not loaded before it is needed if the browser saves data", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await start(false);
  vi.advanceTimersByTime(10_000);
  expect(cold().loadInBackground).not.toHaveBeenCalled();
});

test("an answer that a damaged cold part may have computed does not count", async () => {
  answers(DONE);
  cold().intact = Promise.reject(new Error("wrong hash"));
  await expect(send(TASK).answer).rejects.toThrow("wrong hash");
});

test("a snapshot contains the constants of the cold part, which may be linked before it is used", async () => {
  const steps: string[] = [];
  const makeMemorySnapshot = () => steps.push("snapshot");
  vi.mocked(startPython).mockResolvedValueOnce({ makeMemorySnapshot } as never);
  vi.mocked(getHandler).mockReturnValue(Object.assign(() => "", { destroy: () => undefined }));
  const saved = call({ method: "saveSnapshot", parameters: [CONFIG, "url", []] }).answer;
  cold().loadInBackground.mockImplementation(async () => void steps.push("cold part"));
  await saved;
  expect(steps).toEqual(["cold part", "snapshot"]);
});
