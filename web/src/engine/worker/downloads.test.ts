import { beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../testing/wait-for";
import type { Progress } from "../engine";
import { Downloads } from "./downloads";

const reports: Progress[] = [];
/** The responses of the network, by URL. */
let answers: Map<string, () => Promise<Response>>;

beforeEach(() => {
  reports.length = 0;
  answers = new Map();
  const fetch = async (input: RequestInfo | URL) => {
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

test("a prefetched file is fetched once", async () => {
  has("a", 10);
  const answer = vi.fn(answers.get("a"));
  answers.set("a", answer as () => Promise<Response>);
  downloads(10).prefetch("a", "");
  await (await self.fetch("a")).arrayBuffer();
  expect(answer).toHaveBeenCalledOnce();
});

test.each([
  ["cannot be had", undefined],
  ["is not there", async () => new Response("", { status: 404 })],
  ["ends early", async () => new Response("abc", { headers: { "content-length": "9" } })],
])("a file that %s rejects failed", async (_name, answer) => {
  if (answer) answers.set("a", answer);
  const { failed } = downloads(10);
  const refused = expect(failed).rejects.toThrow(/^download failed: /);
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
