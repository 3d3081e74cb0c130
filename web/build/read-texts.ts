import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/**
 * Parses Fluent files at build time, because in the browser it would take longer than anything else before the first
 * frame. The messages below a file's first "###" are a module of their own, with the query "?deferred".
 */
export function readTexts(): Plugin {
  return {
    name: "read-texts",
    transform(text, id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const [first = "", ...rest] = text.split(/^(?=### )/m);
      const part = query?.startsWith("deferred") ? rest.join("") : first;
      const body = JSON.stringify(new FluentResource(part).body);
      return { code: `export default JSON.parse(${JSON.stringify(body)});`, map: null };
    },
  };
}
