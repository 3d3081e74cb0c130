import { beforeEach, expect, test, vi } from "vitest";

const WORKER = "data:text/javascript,import%20%22https%3A%2F%2Fexample.org%2Fworker.js%22%3B";

async function inBrowser(trustedTypes?: object): Promise<typeof import("./trusted-types")> {
  vi.resetModules();
  vi.stubGlobal("trustedTypes", trustedTypes);
  return import("./trusted-types");
}

/** The browser's interface. */
const types = { createPolicy: (_name: string, rules: object) => rules };

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://example.org/coloretto/" });
});

test.each(["worker.js", "https://example.org/other/worker.js", WORKER])("%s may become a script", async (url) => {
  const { trustedScriptUrl } = await inBrowser(types);
  expect(trustedScriptUrl(url)).toBe(url);
});

test.each([
  "https://elsewhere.example/worker.js",
  "//elsewhere.example/worker.js",
  "data:text/javascript,alert(1)",
  `${WORKER}alert(1)`,
  "blob:https://elsewhere.example/1",
  "javascript:alert(1)",
])("%s may not become a script", async (url) => {
  const { trustedScriptUrl } = await inBrowser(types);
  expect(() => trustedScriptUrl(url)).toThrow("not a script of this site");
});

test("without Trusted Types every URL is unchanged", async () => {
  const { trustedScriptUrl } = await inBrowser();
  expect(trustedScriptUrl(new URL("https://elsewhere.example/worker.js"))).toBe("https://elsewhere.example/worker.js");
});
