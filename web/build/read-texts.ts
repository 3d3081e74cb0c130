import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/**
 * Parses Fluent files at build time, because in the browser it would take longer than anything else before the first
 * frame. A module has the values of the messages by their ids; no message has attributes. The messages below a file's
 * first "###" are a module of their own, with the query "?deferred".
 */
export function readTexts(): Plugin {
  return {
    name: "read-texts",
    transform(text, id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const [first = "", ...rest] = text.split(/^(?=### )/m);
      const part = query?.startsWith("deferred") ? rest.join("") : first;
      const values = Object.fromEntries(new FluentResource(part).body.map(({ id, value }) => [id, value]));
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(values))});`, map: null };
    },
  };
}
