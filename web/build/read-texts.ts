import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/**
 * Reads Fluent files when the page is built: in the browser that took longer than anything else before the first frame.
 * What stands below a file's first "###" is a module of its own, "?deferred".
 */
export function readTexts(): Plugin {
  return {
    name: "read-texts",
    transform(text, id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const border = text.search(/^### /m);
      const part = query?.startsWith("deferred") ? text.slice(border) : text.slice(0, border);
      const body = JSON.stringify(new FluentResource(part).body);
      return { code: `export default JSON.parse(${JSON.stringify(body)});`, map: null };
    },
  };
}
