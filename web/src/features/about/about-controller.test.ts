import { beforeEach, expect, test, vi } from "vitest";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import { loadAllTexts, setLanguage } from "../../i18n";
import { logError } from "../../platform/error-log";

vi.mock("./about-page", () => ({ aboutPage: (diagnostic: string) => diagnostic }));
vi.stubEnv("VITE_PARTS", '[{"name": "lit"}]');
const { AboutController } = await import("./about-controller");

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
  vi.stubEnv("VITE_VERSION", "1.2.3");
  vi.stubEnv("VITE_ENGINE", "coloretto-0a1b2c.zip");
  vi.stubGlobal("navigator", { userAgent: "A browser" });
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("document", { documentElement: { dataset: {} }, baseURI: "https://games.example/coloretto/" });
});

/** Open the page on an engine with this answer; return what the page is given, and the requests. */
async function open(change: Partial<State>, answer: () => Promise<unknown> = async () => ({ text: "4cb15 1" })) {
  const store = new Store();
  store.set(change);
  const request = vi.fn(answer);
  const about = new AboutController({ request } as unknown as Engine, store);
  const shown = () => String(about.page.view(store.state));
  const opening = about.page.open?.();
  const before = shown();
  await opening;
  return { before, lines: shown().split("\n"), request };
}

test("the diagnostics say what runs where, with which settings, and in which game", async () => {
  const { lines } = await open({ engine: "ready", save: "{}", screen: "game", offline: { state: "ready" } });
  expect(lines.slice(0, 6)).toEqual([
    "Coloretto 1.2.3",
    "engine 0a1b2c ready ",
    "browser A browser",
    `page en game 390x844 ${JSON.stringify(new Store().state.settings)}`,
    'offline {"state":"ready"}',
    "record 4cb15 1",
  ]);
});

test.each([
  ["of a build without an engine", undefined],
  ["of an engine without a version", "fake"],
])("the diagnostics %s have a dash for it", async (_, engine) => {
  vi.stubEnv("VITE_ENGINE", engine);
  expect((await open({ engine: "failed", failure: "offline" })).lines[1]).toBe("engine - failed offline");
});

test("the diagnostics can be read while the record is requested", async () => {
  const { before, request } = await open({ engine: "ready", save: "{}" });
  expect(before.split("\n")[5]).toBe("record …");
  expect(request.mock.calls).toEqual([[{ method: "record" }]]);
});

test.each([
  ["the engine", { engine: "failed", save: "{}" }],
  ["a game", { engine: "ready", save: null }],
] as const)("without %s no record is requested", async (_, change) => {
  const { lines, request } = await open(change);
  expect(lines[5]).toBe("record -");
  expect(request).not.toHaveBeenCalled();
});

test("an engine that fails to give the record is quoted instead", async () => {
  const refuse = () => Promise.reject(new EngineFailure("other", "no record"));
  expect((await open({ engine: "ready", save: "{}" }, refuse)).lines[5]).toContain("no record");
});

test("the diagnostics end with the last errors", async () => {
  logError("a card is missing");
  expect((await open({})).lines.at(-1)).toMatch(/^error \S+Z a card is missing$/);
});
