import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/memory-storage";
import { Tab } from "../../testing/tab";
import { SETTINGS } from "../platform/storage/local-storage";

const matchMedia = () => ({ matches: false });
// A module asks for the system's contrast when it is imported.
vi.stubGlobal("matchMedia", matchMedia);
const { showSettings } = await import("./reading-page");

let page: EventTarget;
const loadTexts = vi.fn();
const title = vi.fn();

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal("matchMedia", matchMedia);
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  new Tab("?theme=dark", null);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  Object.assign(document, { querySelectorAll: () => [] });
  loadTexts.mockReset();
  title.mockReset().mockReturnValue("first");
  await showSettings(loadTexts, title);
});

test("the page appears as its address says, and has its title once its texts are loaded", () => {
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", skin: "patterns" });
  expect([document.documentElement.lang, document.title]).toEqual(["en", "first"]);
  expect(loadTexts).toHaveBeenCalledOnce();
  expect(loadTexts.mock.invocationCallOrder[0]).toBeLessThan(title.mock.invocationCallOrder[0] ?? 0);
});

test.each([
  ["another tab changes the settings", "storage", { key: SETTINGS, newValue: "{}" }, true],
  ["another tab deletes them", "storage", { key: SETTINGS, newValue: null }, false],
  ["another tab stores something else", "storage", { key: "other", newValue: "{}" }, false],
  ["the browser has kept the page for a way back", "pageshow", { persisted: true }, true],
  ["the page is shown for the first time", "pageshow", { persisted: false }, false],
])("when %s (%s %j), does the page follow the stored settings? %j", async (_, type, properties, follows) => {
  localStorage.setItem(SETTINGS, JSON.stringify({ skin: "letters" }));
  title.mockReturnValue("second");
  page.dispatchEvent(Object.assign(new Event(type), properties));
  await vi.waitFor(() => expect(document.title).toBe(follows ? "second" : "first"));
  expect(document.documentElement.dataset.skin).toBe(follows ? "letters" : "patterns");
});
