import binaryen from "binaryen";
import { beforeEach, expect, test, vi } from "vitest";
import { ColdPart } from "./cold-part";

const URL = "https://example.org/cold.wasm";
/** Its function `call` asks for the cold part unless that has set `linked`, which it returns. */
const HOT = wasm(`(module
  (import "cold" "load" (func $load))
  (global $linked (mut i32) (i32.const 0))
  (export "linked" (global $linked))
  (func (export "call") (result i32)
    (if (i32.eqz (global.get $linked)) (then (call $load)))
    (global.get $linked)))`);
/** Counts how often it is linked. */
const COLD = wasm(`(module
  (import "hot" "linked" (global $linked (mut i32)))
  (func $start (global.set $linked (i32.add (global.get $linked) (i32.const 1))))
  (start $start))`);

/** How the file was requested: by `fetch` with these options, or by a request that Python waits for. */
let requests: unknown[];
let network: () => Response;
let waited: ArrayBuffer | null;

function wasm(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(binaryen.parseText(text).emitBinary());
}

function answer(): Response {
  return new Response(COLD, { headers: { "content-type": "application/wasm" } });
}

beforeEach(() => {
  requests = [];
  network = answer;
  waited = COLD.buffer;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push([url, init]);
    return network();
  });
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      response: ArrayBuffer | null = null;
      open(...parameters: unknown[]) {
        requests.push(parameters);
      }
      send() {
        if (!waited) throw new DOMException("", "NetworkError");
        this.response = waited;
      }
    },
  );
});

async function started(integrity = "", isFirst = false) {
  const cold = new ColdPart(URL, integrity);
  if (isFirst) cold.prefetch();
  const { exports } = await cold.instantiateHot(new WebAssembly.Module(HOT), {});
  return { cold, call: exports.call as () => number };
}

test("in the background, the file is fetched with its hash and a low priority, and linked once", async () => {
  const { cold, call } = await started("sha256-x");
  await cold.loadInBackground();
  await cold.loadInBackground();
  expect(call()).toBe(1);
  expect(requests).toEqual([[URL, { integrity: "sha256-x", priority: "low" }]]);
});

test("a call of a cold function waits for the file, whatever is on its way", async () => {
  const { cold, call } = await started();
  const loading = cold.loadInBackground();
  expect(call()).toBe(1);
  await loading;
  expect(call()).toBe(1);
  expect(requests.slice(1, 2)).toEqual([["GET", URL, false]]);
});

test("a part that is wanted first is linked before Python starts", async () => {
  const { call } = await started("sha256-x", true);
  expect(requests).toEqual([[URL, { integrity: "sha256-x", priority: "auto" }]]);
  expect(call()).toBe(1);
  expect(requests).toHaveLength(1);
});

test("a part that is wanted first and cannot be had is loaded when one of its functions is called", async () => {
  network = () => Response.error();
  const { call } = await started("", true);
  expect(call()).toBe(1);
  expect(requests.slice(1, 2)).toEqual([["GET", URL, false]]);
});

test("a failure in the background changes nothing: the next time tries again", async () => {
  const { cold, call } = await started();
  network = () => new Response("", { status: 404 });
  await expect(cold.loadInBackground()).rejects.toThrow();
  network = answer;
  await cold.loadInBackground();
  expect(call()).toBe(1);
});

test.each([
  ["cannot be had", null],
  ["is empty", new ArrayBuffer(0)],
  ["is a page that says that there is none", new TextEncoder().encode("<!DOCTYPE html>").buffer],
])("a call fails if the file %s, and the next one tries again", async (_, answered) => {
  const { call } = await started();
  const right = waited;
  waited = answered;
  expect(call).toThrow();
  waited = right;
  expect(call()).toBe(1);
});

test("a file that Python waited for is checked before its answer counts", async () => {
  const { cold, call } = await started("sha256-x");
  network = () => {
    throw new TypeError("wrong hash");
  };
  call();
  await expect(cold.intact).rejects.toThrow("wrong hash");
  expect(requests.slice(1)).toEqual([[URL, { integrity: "sha256-x", cache: "force-cache" }]]);
});
