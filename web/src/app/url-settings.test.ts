import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/memory-storage";
import { Tab } from "../../testing/tab";
import { DEFAULTS, type Settings } from "../platform/settings/settings";
import { tabStore } from "../platform/storage/local-storage";
import { backUrl, CHOSEN, currentUrl, openUrl, pageUrl } from "./url";
import { overruleUrl, settingsFor } from "./url-settings";

const ADDRESS = "?lang=fr&theme=dark&speed=slow&x=1";
const CHANGES = {
  lang: { language: "de" },
  theme: { theme: "light" },
  speed: { pace: "fast" },
} satisfies Record<string, Partial<Settings>>;
const NAMES = ["lang", "theme", "speed"] as const;
let tab: Tab;

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  tab = new Tab(ADDRESS, null);
});

/** What a tab remembers without session storage lasts as long as the module. */
afterEach(() => tabStore.remove(CHOSEN));

/** Load the page, or load it again, and return the settings that hold. */
function load(): Settings {
  return settingsFor(openUrl(), DEFAULTS);
}

/** Return the parameters that the tab's entry has now. */
function names(): string[] {
  return [...currentUrl().searchParams.keys()];
}

test("the URL overrides the stored settings", () => {
  expect(load()).toEqual({ ...DEFAULTS, language: "fr", theme: "dark", pace: "slow" });
  expect(settingsFor(openUrl(), { ...DEFAULTS, text: "large" }).text).toBe("large");
});

test("a region of a language is kept; values that do not exist override nothing", () => {
  tab = new Tab("?lang=es-MX&theme=red&speed=warp", null);
  expect(load()).toEqual({ ...DEFAULTS, language: "es-MX" });
  tab = new Tab("?lang=xx", null);
  expect(load()).toEqual(DEFAULTS);
});

describe.each(NAMES)("a choice in the settings overrules %s", (name) => {
  const others = NAMES.filter((each) => each !== name);

  test("in the address at once, and in the links made afterwards", () => {
    load();
    overruleUrl(CHANGES[name]);
    expect(new URLSearchParams(tab.trail.slice(1, -1)).get(name)).toBeNull();
    for (const href of [pageUrl("rules", null), pageUrl("workshop", null), backUrl()])
      expect([...new URL(href).searchParams.keys()]).toEqual([...others, "x"]);
  });

  test("after a reload, of the entries below, too", () => {
    load();
    history.pushState({ ...history.state }, "", new URL(`${location.href}&dialog=settings`));
    overruleUrl(CHANGES[name]);
    for (const _ of ["reload", "back", "reload"]) {
      expect(load()).toEqual({ ...DEFAULTS, language: "fr", theme: "dark", pace: "slow", ...settingOf(name) });
      expect(tab.trail).not.toMatch(new RegExp(`\\[[^\\]]*${name}=`));
      tab.index = 0;
    }
  });

  test("but not in a link that is opened later", () => {
    load();
    overruleUrl(CHANGES[name]);
    history.pushState(null, "", new URL(`https://games.example/${ADDRESS}`));
    vi.stubGlobal("history", { ...history, state: null });
    expect(names()).toEqual([...NAMES, "x"]);
  });
});

/** Return the default of the setting that a parameter overrides. */
function settingOf(name: (typeof NAMES)[number]): Partial<Settings> {
  const [setting] = Object.keys(CHANGES[name]) as (keyof Settings)[];
  return setting ? { [setting]: DEFAULTS[setting] } : {};
}

test("another setting overrules nothing", () => {
  load();
  overruleUrl({ volume: 3, skin: "suits", text: "large" });
  expect(names()).toEqual([...NAMES, "x"]);
});

test("a frame keeps its URL, but no longer obeys it", () => {
  tab = new Tab(`embed/${ADDRESS}`, null, "");
  load();
  overruleUrl(CHANGES.lang);
  expect(tab.trail).toBe(`[${ADDRESS}]`);
  expect(load()).toMatchObject({ language: "system", theme: "dark", pace: "slow" });
});
