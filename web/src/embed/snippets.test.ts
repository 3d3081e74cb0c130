import { describe, expect, test } from "vitest";
import { exchanges } from "../../testing/recordings";
import type { Options } from "../engine/protocol";
import { defaultChoice, type FrameChoice, frameStyle, frameUrl, snippetsFrom } from "./snippets";

const OPTIONS = (await exchanges("four-players")).flatMap(({ request, answer }) =>
  request.method === "options" && "result" in answer ? [answer.result as Options] : [],
)[0] as Options;
const PLACE = { site: new URL("https://example.org/coloretto/"), hasLanguagePages: false };
const USUAL = defaultChoice(OPTIONS);
const POSITION = "4cb15 - R2O/O/Y/G xxx/TTT/.../... 1 2 P R7O7Y8G8T6B9P8+10*3";
/** Something else than usual everywhere, and what a URL then asks for. */
const ELSE: FrameChoice = {
  ...USUAL,
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
const ASKED = {
  ...{ players: "2", edition: "golden", scoring: "grey", seed: "42", level: "expert" },
  ...{ lang: "pt-BR", theme: "dark", accent: "a34a08", bg: "transparent", compact: "" },
};

function snippets(change: Partial<FrameChoice> = {}, place = PLACE) {
  return snippetsFrom({ ...USUAL, ...change }, OPTIONS, place);
}

/** What a URL asks for. */
function parameters(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams);
}

/** The attributes of a tag, as a browser reads them. */
function attributes(text: string): Record<string, string> {
  const named = [...text.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
  const plain = (value: string) =>
    value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return Object.fromEntries(named.map(([, name = "", value = ""]) => [name, plain(value)]));
}

test("at first nothing is parameters for and the game is the usual one", () => {
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

describe("all that was chosen is parameters for", () => {
  const { frame, script, element } = snippets(ELSE);

  test("by the frame", () => {
    expect(parameters(attributes(frame).src ?? "")).toEqual(ASKED);
    expect(frameUrl(ELSE, OPTIONS, PLACE)).toBe(attributes(frame).src);
  });

  test("by the frame with its script", () => {
    expect(script).toBe(`${frame}\n<script async src="https://example.org/coloretto/embed.js"></script>`);
  });

  test("by the element", () => {
    const { style, ...rest } = attributes(element.split("\n")[1] ?? "");
    expect(style).toBe("display: block; min-height: 680px");
    expect(rest).toEqual(ASKED);
  });
});

test.each([
  ["pos", POSITION],
  ["record", `${POSITION} "&<b>`],
] as const)("a %s takes the place of the deal and stays as it was written", (subject, text) => {
  const { frame, element } = snippets({ subject, notation: ` ${text}\n`, players: 3, seed: "7" });
  expect(parameters(attributes(frame).src ?? "")).toEqual({ [subject]: text });
  expect(attributes(element.split("\n")[1] ?? "")[subject]).toBe(text);
  expect(element).not.toMatch(/<b/);
});

test("a position that is not written yet asks for nothing", () => {
  expect(frameUrl({ ...USUAL, subject: "pos", notation: "  " }, OPTIONS, PLACE)).not.toContain("?");
});

test("the bare URL leads to the language, to its page where the site has one", () => {
  expect(snippets({ language: "pt-BR" }).link).toBe("https://example.org/coloretto/?lang=pt-BR");
  expect(snippets({ language: "pt-BR" }, { ...PLACE, hasLanguagePages: true }).link).toBe(
    "https://example.org/coloretto/pt-BR/",
  );
});

test("what is transparent agrees with the reader's or with the chosen theme", () => {
  expect(frameStyle(USUAL)).toBe("border: 0");
  expect(frameStyle({ ...USUAL, isTransparent: true })).toBe("border: 0; color-scheme: light dark");
  expect(frameStyle({ ...USUAL, isTransparent: true, theme: "dark" })).toBe("border: 0; color-scheme: dark");
});
