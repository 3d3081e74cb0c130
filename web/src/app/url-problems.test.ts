import { beforeEach, expect, test, vi } from "vitest";
import type { QueryProblem } from "../engine/protocol";
import { PAGES } from "../game/pages";
import { loadAllTexts, setLanguage, t } from "../i18n";
import { DEFAULTS } from "../platform/settings/settings";
import { Store } from "./store";
import { parseUrl } from "./url";
import { reportProblems, urlProblems } from "./url-problems";

const SETTINGS = { ...DEFAULTS, pace: "fast", theme: "dark" } as const;

beforeEach(() => setLanguage(["en"]));

function found(search: string, frame?: string) {
  vi.stubGlobal("document", { documentElement: { dataset: { frame } } });
  return urlProblems(parseUrl({ search, hash: "" }), SETTINGS);
}

/** Return each invalid parameter with the value that is used instead. */
function problems(search: string, frame?: string): Record<string, unknown> {
  return Object.fromEntries(found(search, frame).map(({ name, used }) => [name, used]));
}

test.each([
  "",
  "?page=statistics&dialog=settings&speed=slow&lang=de&theme=light&snapshot=off",
  "?page=review&lang=de-AT&snapshot=on",
])("%j has no problem", (search) => {
  expect(problems(search)).toEqual({});
  expect(problems(search, "")).toEqual({});
});

test("an invalid value is replaced by the setting, or by the usual one", () => {
  const search = "?page=x&dialog=x&speed=x&lang=xx&theme=x&snapshot=x";
  const used = { page: "table", dialog: "none", speed: "fast", lang: "en", theme: "dark", snapshot: "on" };
  expect(problems(search)).toEqual(used);
});

test("a problem names the value and what is allowed", () => {
  expect(found("?snapshot=x")).toEqual([{ name: "snapshot", value: "x", allowed: ["off", "on"], used: "on" }]);
  expect(found("?page=x")[0]?.allowed).toEqual([...PAGES, "review", "table"]);
});

test.each([
  ["accent=c04000", {}],
  ["accent=%23C04000", {}],
  ["bg=transparent", {}],
  ["accent=c0400", { accent: "usual" }],
  ["accent=c040001", { accent: "usual" }],
  ["accent=xc04000", { accent: "usual" }],
  ["accent=red", { accent: "usual" }],
  ["bg=red", { bg: "usual" }],
])("only a frame has colours of its own: %s", (search, used) => {
  expect(problems(`?${search}`, "")).toEqual(used);
  expect(problems(`?${search}`)).toEqual({});
});

const LEVEL = { name: "level", value: "god", allowed: ["casual", "master"], used: "casual" };
let store: Store;

beforeEach(async () => {
  store = new Store();
  await loadAllTexts();
  await setLanguage(["en"]);
});

/** Return the texts of the notices, as they are shown now. */
function shown(): string[] {
  return store.state.notices.map(({ message, args }) => t(message, args));
}

async function report(...problems: QueryProblem[]): Promise<string[]> {
  reportProblems(store);
  for (const problem of problems) store.addProblem(problem);
  await Promise.resolve();
  return shown();
}

test("a problem noted before the texts are loaded is reported after that, once", async () => {
  store.addProblem(LEVEL);
  expect(shown()).toEqual([]);
  const notice = "“god” is not valid for level (casual, master). Using Casual instead.";
  expect(await report()).toEqual([notice]);
  expect(store.state.problems).toEqual([]);
  expect(await report(LEVEL)).toEqual([notice]);
});

test("the notice of a problem follows the language", async () => {
  await report(LEVEL, { ...LEVEL, name: "players", value: "9", allowed: ["2", "3"], used: "4" });
  await setLanguage(["de"]);
  expect(shown()).toEqual([
    "„god“ ist für „Spielstärke“ nicht möglich (casual, master). Stattdessen gilt: Amateur.",
    "„9“ ist für „Spieler“ nicht möglich (2, 3). Stattdessen gilt: 4.",
  ]);
});

test.each([
  ["daily", "2026-11-21", "daily deal", "21\u00a0November 2026"],
  ["lang", "de", "language", "Deutsch"],
  ["speed", "slow", "speed", "Slow"],
  ["theme", "dark", "theme", "Dark"],
  ["bg", "usual", "background", "the default"],
  ["snapshot", "on", "snapshot", "on"],
])("%s, replaced by %s, is called %s, replaced by %s", async (name, used, nameShown, usedShown) => {
  const [notice] = await report({ name, value: "x", allowed: ["y"], used });
  expect(notice).toBe(`“x” is not valid for ${nameShown} (y). Using ${usedShown} instead.`);
});

test("a notice quotes at most 24 characters of a value", async () => {
  const [whole, cut] = await report({ ...LEVEL, value: "x".repeat(24) }, { ...LEVEL, value: "y".repeat(25) });
  expect(whole).toContain(`“${"x".repeat(24)}”`);
  expect(cut).toContain(`“${"y".repeat(23)}…”`);
});
