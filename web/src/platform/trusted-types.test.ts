import { beforeEach, expect, test, vi } from "vitest";

const WORKER = "data:text/javascript,import%20%22https%3A%2F%2Fexample.org%2Fworker.js%22%3B";

async function inBrowser(trustedTypes?: object): Promise<typeof import("./trusted-types")> {
  vi.resetModules();
  vi.stubGlobal("trustedTypes", trustedTypes);
  return import("./trusted-types");
}

/** As browsers have it. */
const types = { createPolicy: (_name: string, rules: object) => rules };

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://example.org/coloretto/" });
});

test.each(["worker.js", "https://example.org/other/worker.js", WORKER])("%s may become a script", async (address) => {
  const { scriptAddress } = await inBrowser(types);
  expect(scriptAddress(address)).toBe(address);
});

test.each([
  "https://elsewhere.example/worker.js",
  "//elsewhere.example/worker.js",
  "data:text/javascript,alert(1)",
  `${WORKER}alert(1)`,
  "blob:https://elsewhere.example/1",
  "javascript:alert(1)",
])("%s may not become a script", async (address) => {
  const { scriptAddress } = await inBrowser(types);
  expect(() => scriptAddress(address)).toThrow("not a script of this site");
});

test("a browser without Trusted Types takes every address as it is", async () => {
  const { scriptAddress } = await inBrowser();
  expect(scriptAddress(new URL("https://elsewhere.example/worker.js"))).toBe("https://elsewhere.example/worker.js");
});
