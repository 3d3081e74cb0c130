import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource, type Message, type Pattern } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";

type Value = Message["value"];
type Values = Record<string, Value>;
type Part = Exclude<Pattern, string>[number];

/** The path of a file of texts: its language and its name. */
const TEXT_FILE = /\/([\w-]+)\/([\w-]+\.ftl)$/;

/** Waits for the style sheet of a language, with what its script needs. Texts without it are better than none. */
const STYLE = 'await import("./style.css").catch(() => undefined);';

/** What a module of texts calls for the parts that messages have most often: spelled out, they are most of its bytes. */
const PARTS = `const variable = (name) => ({ type: "var", name });
const select = (selector, star, ...variants) => ({ type: "select", selector, star, variants });
const variant = (value, pattern) => ({ key: { type: "str", value }, value: pattern });
`;

/** Return the name of a chunk's file: that of texts begins with their language. */
export function nameOfChunk({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, language = "[name]"] = TEXT_FILE.exec(facadeModuleId?.split("?")[0] ?? "") ?? [];
  return `assets/${language}-[hash].js`;
}

/**
 * Parses Fluent files at build time, because in the browser it would take longer than anything else before the first
 * frame. The module of an English file has the values of the messages by their ids. Those of other languages have the
 * values in the same order: the ids would be a fifth of a compressed file. No message has attributes. The messages below
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
      const values = valuesIn(text, isDeferred);
      const english = path.replace(file[0], `/en/${file[2]}`);
      if (english !== path) this.addWatchFile(english);
      const ids = Object.keys(valuesIn(readFileSync(english, "utf8"), isDeferred));
      const body = ids.map((id) => (english === path ? `${JSON.stringify(id)}:` : "") + scriptOf(values[id] ?? null));
      const rest = `export const rest = () => import("./${file[2]}?deferred");`;
      const code = `${PARTS}export default ${english === path ? `{${body}}` : `[${body}]`};`;
      if (isDeferred || !/^### /m.test(text)) return { code, map: null };
      const style = existsSync(join(dirname(path), "style.css")) ? STYLE : "";
      return { code: code + rest + style, map: null };
    },
  };
}

/** Return the values of a file's first messages, or of those below, by their ids. */
function valuesIn(text: string, isDeferred: boolean): Values {
  const [first = "", ...rest] = text.split(/^(?=### )/m);
  const messages = new FluentResource(isDeferred ? rest.join("") : first).body;
  return Object.fromEntries(messages.map(({ id, value }) => [id, value]));
}

/** Return an expression for the value of a message. */
function scriptOf(value: Value): string {
  return Array.isArray(value) ? `[${value.map(partScript)}]` : JSON.stringify(value);
}

function partScript(part: Part): string {
  if (typeof part === "string") return JSON.stringify(part);
  if (part.type === "var") return `variable(${JSON.stringify(part.name)})`;
  if (part.type !== "select" || part.variants.some(({ key }) => key.type !== "str")) return JSON.stringify(part);
  const variants = part.variants.map(({ key, value }) => `variant(${JSON.stringify(key.value)},${scriptOf(value)})`);
  return `select(${[partScript(part.selector), part.star, ...variants]})`;
}
