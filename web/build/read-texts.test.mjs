import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { unpack } from "../src/i18n/packed";

const files = import.meta.glob("../src/i18n/{en,de,pl}/*.ftl", { import: "default" });
const deferred = import.meta.glob("../src/i18n/{en,de,pl}/page.ftl", { import: "default", query: "?deferred" });
const ARGUMENTS = [0, 1, 2, 5, 21, "you", "text"];

/** Return what each message says with each of the arguments in place of its variables. */
function wordings(tag, body) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource({ body });
  const variables = (value) =>
    new Proxy({}, { getOwnPropertyDescriptor: () => ({ value, configurable: true }), get: () => value });
  return body.map(({ id, value }) => [id, ARGUMENTS.map((each) => bundle.formatPattern(value, variables(each)))]);
}

test.each(Object.keys(files))("texts say in a build what their file says: %s", async (path) => {
  const [tag] = path.split("/").slice(-2);
  const read = (from) => new FluentResource(readFileSync(new URL(from, import.meta.url), "utf8")).body;
  const ids = read(path.replace(tag, "en")).map(({ id }) => id);
  const built = [await files[path](), await deferred[path]?.()].flatMap((texts) => Object.values(texts ?? {}));
  const body = built.map((text, at) => ({ id: ids[at], value: unpack(text), attributes: {} }));
  expect(Object.fromEntries(wordings(tag, body))).toEqual(Object.fromEntries(wordings(tag, read(path))));
});
