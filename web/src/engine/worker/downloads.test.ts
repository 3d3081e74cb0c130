import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { waitFor } from "../../../testing/wait-for";
import type { Progress } from "../engine";
import { ColdPart } from "./cold-part";
import { Downloads } from "./downloads";

const reports: Progress[] = [];
/** The responses of the network, by URL. */
let answers: Map<string, () => Promise<Response>>;
/** How each file was requested. */
let requests: [url: string, init: RequestInit | undefined][];

beforeEach(() => {
  reports.length = 0;
  answers = new Map();
  requests = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push([String(input), init]);
    const answer = answers.get(String(input));
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  };
  vi.stubGlobal("self", { fetch });
});

function has(url: string, bytes: number, headers: Record<string, string> = {}): void {
  const body = new Uint8Array(bytes);
  answers.set(url, async () => new Response(body, { headers: { "content-length": String(bytes), ...headers } }));
}

function downloads(total: number): Downloads {
  return new Downloads(total, (progress) => reports.push(progress));
}

function stages(): Progress["stage"][] {
  return reports.map(({ stage }) => stage);
}

test("bytes are counted, and the start follows the last download", async () => {
  has("a", 60);
  has("b", 40);
  downloads(100);
  for (const url of ["a", "b"]) await (await self.fetch(url)).arrayBuffer();
  await waitFor(() => expect(reports.at(-1)).toEqual({ stage: "start", loaded: 100, total: 100 }));
});

test("progress does not exceed the expected total", async () => {
  has("a", 500);
  downloads(100);
  await (await self.fetch("a")).arrayBuffer();
  await waitFor(() => expect(reports.at(-1)?.loaded).toBe(100));
});

test("a prefetched file is fetched with its hash, and handed over once", async () => {
  has("a", 10);
  downloads(10).prefetch("a", "sha256-x");
  expect(requests).toEqual([["a", { integrity: "sha256-x" }]]);
  expect((await (await self.fetch("a")).arrayBuffer()).byteLength).toBe(10);
  expect(requests).toHaveLength(1);
  await (await self.fetch("a", { cache: "no-store" })).arrayBuffer();
  expect(requests.slice(1)).toEqual([["a", { cache: "no-store" }]]);
});

test("a file that cannot be prefetched rejects failed, and its request never settles", async () => {
  const started = downloads(10);
  started.prefetch("a", "");
  const settled = vi.fn();
  void self.fetch("a").then(settled, settled);
  await expect(started.failed).rejects.toThrow("download failed: TypeError: Failed to fetch");
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
});

test("an answer without a body is handed over", async () => {
  answers.set("a", async () => new Response(null, { headers: { "x-name": "a" } }));
  downloads(10);
  expect((await self.fetch("a")).headers.get("x-name")).toBe("a");
});

test("the start follows the last download that is open, once most has arrived", async () => {
  for (const url of ["a", "b", "c"]) has(url, 40);
  downloads(120);
  // Less than half of all: more will be requested.
  await (await self.fetch("a")).arrayBuffer();
  expect(stages()).not.toContain("start");
  const [second, third] = [await self.fetch("b"), await self.fetch("c")];
  await second.arrayBuffer();
  expect(stages()).not.toContain("start");
  await third.arrayBuffer();
  expect(reports.at(-1)).toEqual({ stage: "start", loaded: 120, total: 120 });
});

test("progress is reported at most every 250 milliseconds, but a new stage at once", async () => {
  vi.useFakeTimers();
  for (const url of ["a", "b"]) has(url, 10);
  const started = downloads(100);
  await (await self.fetch("a")).arrayBuffer();
  await vi.advanceTimersByTimeAsync(249);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reports).toEqual([{ stage: "download", loaded: 10, total: 100 }]);
  await (await self.fetch("b")).arrayBuffer();
  started.enter("import");
  expect(reports.slice(1)).toEqual([{ stage: "import", loaded: 20, total: 100 }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reports).toHaveLength(2);
});

test("a download after the start does not report the start again", async () => {
  vi.useFakeTimers();
  has("a", 100);
  const started = downloads(100);
  started.enter("import");
  await (await self.fetch("a")).arrayBuffer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stages()).toEqual(["import", "import"]);
});

test.each([
  ["x.wasm", "application/wasm"],
  ["x.zip", "application/octet-stream"],
])("the file %s has the type %s", async (url, type) => {
  answers.set(url, async () =>
    Object.defineProperty(new Response("abc"), "url", { value: `https://example.org/${url}` }),
  );
  downloads(10);
  expect((await self.fetch(url)).headers.get("content-type")).toBe(type);
});

describe("a module that is compiled while it downloads", () => {
  const MODULE = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  const { instantiateStreaming } = WebAssembly;
  const compile = vi.fn<(source: Promise<Response>) => Promise<WebAssembly.Module>>();

  beforeEach(() => {
    compile.mockReset();
    vi.spyOn(WebAssembly, "compileStreaming").mockImplementation(compile as never);
  });
  afterEach(() => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
  });

  test("is what Python instantiates, and is not fetched again", async () => {
    has("m.wasm", 8);
    compile.mockImplementation(async (source) => {
      await (await source).arrayBuffer();
      return MODULE;
    });
    downloads(10).compileAhead("m.wasm", "sha256-x", new ColdPart("c.wasm", ""));
    await self.fetch("m.wasm");
    const { module, instance } = await WebAssembly.instantiateStreaming(new Response(), {});
    expect(module).toBe(MODULE);
    expect(instance).toBeInstanceOf(WebAssembly.Instance);
    expect(requests).toEqual([["m.wasm", undefined]]);
  });

  test("is checked if it cannot be compiled: with a wrong hash the download has failed", async () => {
    const error = new WebAssembly.CompileError("bad opcode");
    answers.set("m.wasm", async () => {
      if (requests.length > 1) throw new TypeError("wrong hash");
      return new Response("abc");
    });
    compile.mockImplementation(async (source) => {
      await source;
      throw error;
    });
    const started = downloads(10);
    started.compileAhead("m.wasm", "sha256-x", new ColdPart("c.wasm", ""));
    await expect(started.failed).rejects.toThrow("download failed: TypeError: wrong hash");
    expect(requests.slice(1)).toEqual([["m.wasm", { integrity: "sha256-x", cache: "reload" }]]);
  });

  test("is fetched again if it was damaged", async () => {
    has("m.wasm", 8);
    compile.mockRejectedValueOnce(new WebAssembly.CompileError("bad opcode")).mockResolvedValueOnce(MODULE);
    downloads(10).compileAhead("m.wasm", "sha256-x", new ColdPart("c.wasm", ""));
    const { module } = await WebAssembly.instantiateStreaming(new Response(), {});
    expect(module).toBe(MODULE);
  });

  test.each([
    ["with the right hash this browser cannot run it", new WebAssembly.CompileError("bad opcode"), 2],
    ["an error of another kind says nothing about its bytes", new RangeError("no memory"), 1],
  ])("fails to compile: %s", async (_, error, count) => {
    has("m.wasm", 8);
    compile.mockRejectedValue(error);
    const started = downloads(10);
    started.compileAhead("m.wasm", "sha256-x", new ColdPart("c.wasm", ""));
    await expect(started.failed).rejects.toThrow(`compilation failed: ${error}`);
    expect(requests).toHaveLength(count);
    await expect(WebAssembly.instantiateStreaming(new Response(), {})).rejects.toThrow("compilation failed");
  });
});

test.each([
  ["cannot be had", undefined, "TypeError: Failed to fetch"],
  ["is not there", async () => new Response("", { status: 404 }), "404 "],
  ["ends early", async () => new Response("abc", { headers: { "content-length": "9" } }), "3 of 9 bytes"],
])("a file that %s rejects failed", async (_name, answer, reason) => {
  if (answer) answers.set("a", answer);
  const { failed } = downloads(10);
  const refused = expect(failed).rejects.toThrow(`download failed: ${reason}`);
  await self
    .fetch("a")
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
  await refused;
});

test("the length of a compressed response is not checked", async () => {
  has("a", 10, { "content-encoding": "br", "content-length": "9999" });
  downloads(10);
  expect((await (await self.fetch("a")).arrayBuffer()).byteLength).toBe(10);
});
