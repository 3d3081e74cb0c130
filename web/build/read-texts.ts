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
      const texts = textsIn(text, isDeferred);
      const english = path.replace(file[0], `/en/${file[2]}`);
      if (english !== path) this.addWatchFile(english);
      const ids = Object.keys(textsIn(readFileSync(english, "utf8"), isDeferred));
      const rest = `export const rest = () => import("./${file[2]}?deferred");`;
      const code = `export default ${JSON.stringify(english === path ? texts : ids.map((id) => texts[id] ?? null))};`;
      if (isDeferred || !/^### /m.test(text)) return { code, map: null };
      const style = existsSync(join(dirname(path), "style.css")) ? STYLE : "";
      return { code: code + rest + style, map: null };
    },
  };
}

/** Return the texts of a file's first messages, or of those below, by their ids. */
function textsIn(file: string, isDeferred: boolean): Record<string, Packed> {
  const [first = "", ...rest] = file.split(/^(?=### )/m);
  const messages = new FluentResource(isDeferred ? rest.join("") : first).body;
  const patterns = new Map(messages.flatMap(({ id, value }) => (value === null ? [] : [[id, value]])));
  const packed = (pattern: Pattern) => (typeof pattern === "string" ? pattern : pattern.flatMap(packedParts));
  const packedParts = (part: Part): PackedPart[] => {
    if (typeof part === "string") return [part];
    if (part.type === "str") return [part.value];
    if (part.type === "var") return [[part.name]];
    // A message within another stands there with its parts.
    const other = part.type === "mesg" && patterns.get(part.name);
    if (other) return [packed(other)].flat();
    if (part.type !== "select" || part.selector.type !== "var") throw new Error(`No text can have a ${part.type}.`);
    const variants = [...part.variants];
    variants.push(...variants.splice(part.star, 1));
    const keys = variants.map(({ key }) => key.value);
    return [[part.selector.name, keys.join(" "), ...variants.map(({ value }) => packed(value))]];
  };
  return Object.fromEntries([...patterns].map(([id, pattern]) => [id, packed(pattern)]));
}
