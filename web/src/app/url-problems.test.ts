import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n";
import { DEFAULTS } from "../platform/settings/settings";
import { parseUrl } from "./url";
import { urlProblems } from "./url-problems";

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
