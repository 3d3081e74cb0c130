import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource, type Message } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";
import type { Packed, PackedPart } from "../src/i18n/packed.ts";

type Pattern = NonNullable<Message["value"]>;
type Part = Exclude<Pattern, string>[number];

/** The path of a file of texts: its language and its name. */
const TEXT_FILE = /\/([\w-]+)\/([\w-]+\.ftl)$/;

/** Waits for the style sheet of a language, with what its script needs. Texts without it are better than none. */
const STYLE = 'await import("./style.css").catch(() => undefined);';

/** The space between a name and its number, as in "row 3", at which no line breaks. */
const BEFORE_NUMBERS = /(?<=\p{L}) (?=\{ \$(?:number|rank|round|row) \})/gu;
/** The same between a number and what it counts. */
const AFTER_COUNTS = /(?<=\] \{ \$(?:count|games|points) \}) (?=\p{L})/gu;
/** The same in a number of cards, as in "3 × red". */
const AROUND_TIMES = / (?=×)|(?<=×) /g;
/** The same after a Polish word of one letter, and beside figures within Eastern texts. */
const KEPT_SPACES: Readonly<Record<string, RegExp>> = {
  ko: /(?<=(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|서너|여러)) (?=가지|개|면|명|번|분|사람|수|장|줄|쪽|판)/g,
  pl: /(?<=(?<![\p{L}$])[aiouwz]) (?=\S)/giu,
  "zh-Hant": /(?<=第) (?=[{\d])|(?<=[}\d%]) (?=[位個分列名天人局張步次牌秒種筆級起輪題行])/g,
};

/** Between a Korean word and its particle, where lines break after a mark. */
const BEFORE_PARTICLES = /(?<=[)”’])(?=[가-힣])/g;

/** Return the name of a chunk's file: that of texts begins with their language. */
export function nameOfChunk({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, language = "[name]"] = TEXT_FILE.exec(facadeModuleId?.split("?")[0] ?? "") ?? [];
  return `assets/${language}-[hash].js`;
}

/**
 * Parses Fluent files at build time, because in the browser it would take longer than anything else before the first
 * frame. The module of an English file has the texts of the messages by their ids. Those of other languages have the
 * texts in the same order: the ids would be a fifth of a compressed file. No message has attributes. The messages below
 * a file's first "###" are a module of their own, with the query "?deferred". The module of the others loads it, and the
 * style sheet of its language.
 */
export function readTexts(): Plugin {
  return {
    name: "read-texts",
    transform(text, id) {
      const [path = "", query] = id.split("?");
      const file = TEXT_FILE.exec(path);
      if (!file) return null;
      const isDeferred = query?.startsWith("deferred") ?? false;
      const english = path.replace(file[0], `/en/${file[2]}`);
      if (english !== path) this.addWatchFile(english);
      const isFirst = english === path && !isDeferred;
      const texts = textsIn(isFirst ? text : keepTogether(text, file[1] ?? ""), isDeferred);
      const ids = Object.keys(textsIn(readFileSync(english, "utf8"), isDeferred));
      const rest = `export const rest = () => import("./${file[2]}?deferred");`;
      const code = `export default ${JSON.stringify(english === path ? texts : ids.map((id) => texts[id] ?? null))};`;
      if (isDeferred || !/^### /m.test(text)) return { code, map: null };
      const style = existsSync(join(dirname(path), "style.css")) ? STYLE : "";
      return { code: code + rest + style, map: null };
    },
  };
}

/**
 * Replace spaces at which no line breaks, and join particles. English texts before the first "###", which every visit
 * loads, go without, and so do English counts, which tests read.
 */
function keepTogether(text: string, language: string): string {
  const counts = language === "en" ? [] : [AFTER_COUNTS, AROUND_TIMES];
  const spaces = [BEFORE_NUMBERS, counts, KEPT_SPACES[language] ?? []].flat();
  return spaces.reduce((kept, each) => kept.replace(each, "\u00a0"), text).replace(BEFORE_PARTICLES, "\u2060");
}

/** Return the texts of a file's first messages, or of those below, by their ids. */
function textsIn(file: string, isDeferred: boolean): Record<string, Packed> {
  const [first = "", ...rest] = file.split(/^(?=### )/m);
  const messages = new FluentResource(isDeferred ? rest.join("") : first).body;
  const packed = (pattern: Pattern) => (typeof pattern === "string" ? pattern : pattern.flatMap(packedParts));
  const packedParts = (part: Part): PackedPart[] => {
    if (typeof part === "string") return [part];
    if (part.type === "str") return [part.value];
    if (part.type === "var") return [[part.name]];
    if (part.type !== "select" || part.selector.type !== "var") throw new Error(`No text can have a ${part.type}.`);
    const variants = [...part.variants];
    variants.push(...variants.splice(part.star, 1));
    const keys = variants.map(({ key }) => key.value);
    return [[part.selector.name, keys.join(" "), ...variants.map(({ value }) => packed(value))]];
  };
  return Object.fromEntries(messages.flatMap(({ id, value }) => (value === null ? [] : [[id, packed(value)]])));
}
