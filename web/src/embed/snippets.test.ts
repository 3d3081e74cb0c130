import { describe, expect, test } from "vitest";
import type { Options } from "../engine/tables";
import { defaultChoice, type FrameChoice, frameStyle, frameUrl, snippetsFrom } from "./snippets";

const OPTIONS = { defaults: { players: 4, edition: "classic", scoring: "brown", level: "casual" } } as Options;
const SITE = { url: new URL("https://example.org/coloretto/"), hasLanguagePages: false };
const DEFAULT = defaultChoice(OPTIONS);
const POSITION = "4cb15 - R2O/O/Y/G xxx/TTT/.../... 1 2 P R7O7Y8G8T6B9P8+10*3";
/** A choice without any default, and its URL parameters. */
const CHOICE: FrameChoice = {
  ...DEFAULT,
  players: 2,
  edition: "golden",
  scoring: "grey",
  seed: "42",
  level: "expert",
  language: "pt-BR",
  theme: "dark",
  accent: "#a34a08",
  isTransparent: true,
  isCompact: true,
};
const PARAMETERS = {
  ...{ players: "2", edition: "golden", scoring: "grey", seed: "42", level: "expert" },
  ...{ lang: "pt-BR", theme: "dark", accent: "a34a08", bg: "transparent", compact: "" },
};

function snippets(change: Partial<FrameChoice> = {}, site = SITE) {
  return snippetsFrom({ ...DEFAULT, ...change }, OPTIONS, site);
}

/** Return the parameters of a URL. */
function parameters(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams);
}

/** Return the attributes of a tag, decoded as by a browser. */
function attributes(text: string): Record<string, string> {
  const named = [...text.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
  const plain = (value: string) =>
    value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return Object.fromEntries(named.map(([, name = "", value = ""]) => [name, plain(value)]));
}

test("the default choice has no parameters", () => {
  expect(attributes(snippets().frame)).toMatchObject({
    src: "https://example.org/coloretto/embed/",
    title: "Coloretto",
  });
  expect(snippets().link).toBe("https://example.org/coloretto/");
  expect(snippets().element).toBe(
    '<script async src="https://example.org/coloretto/embed.js"></script>\n' +
      '<coloretto-game style="display: block; min-height: 680px"></coloretto-game>',
  );
});

describe("all choices are parameters of", () => {
  const { frame, script, element } = snippets(CHOICE);

  test("the frame", () => {
    expect(parameters(attributes(frame).src ?? "")).toEqual(PARAMETERS);
    expect(frameUrl(CHOICE, OPTIONS, SITE)).toBe(attributes(frame).src);
  });

  test("the script", () => {
    expect(script).toBe(`${frame}\n<script async src="https://example.org/coloretto/embed.js"></script>`);
  });

  test("the element", () => {
    const { style, ...rest } = attributes(element.split("\n")[1] ?? "");
    expect(style).toBe("display: block; min-height: 680px");
    expect(rest).toEqual(PARAMETERS);
  });
});

test.each([
  ["pos", POSITION],
  ["record", `${POSITION} "&<b>`],
] as const)("a %s replaces the deal and is not changed", (subject, text) => {
  const { frame, element } = snippets({ subject, notation: ` ${text}\n`, players: 3, seed: "7" });
  expect(parameters(attributes(frame).src ?? "")).toEqual({ [subject]: text });
  expect(attributes(element.split("\n")[1] ?? "")[subject]).toBe(text);
  expect(element).not.toMatch(/<b/);
});

test("an empty position gives no parameter", () => {
  expect(frameUrl({ ...DEFAULT, subject: "pos", notation: "  " }, OPTIONS, SITE)).not.toContain("?");
});

test("the link leads to the language, or to its page if the site has one", () => {
  expect(snippets({ language: "pt-BR" }).link).toBe("https://example.org/coloretto/?lang=pt-BR");
  expect(snippets({ language: "pt-BR" }, { ...SITE, hasLanguagePages: true }).link).toBe(
    "https://example.org/coloretto/pt-BR/",
  );
});

test("a transparent frame has the color scheme of the chosen theme", () => {
  expect(frameStyle(DEFAULT)).toBe("border: 0");
  expect(frameStyle({ ...DEFAULT, isTransparent: true })).toBe("border: 0; color-scheme: light dark");
  expect(frameStyle({ ...DEFAULT, isTransparent: true, theme: "dark" })).toBe("border: 0; color-scheme: dark");
});
