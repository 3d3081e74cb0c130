import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { unpack } from "../src/i18n/packed";

const files = import.meta.glob("../src/i18n/{en,de,pl,ko,zh-Hant}/*.ftl", { import: "default" });
const deferred = import.meta.glob("../src/i18n/{en,de,pl,ko,zh-Hant}/page.ftl", {
  import: "default",
  query: "?deferred",
});
const BREAKS = {
  de: /(Runde|Spieler) \d|^\d+ (Karte|Partie|Punkt)| × /,
  pl: /(?<!\p{L})[aiouwz] /iu,
  ko: /(?<![가-힣])(한|두|세) (장|명|번)|[)”][가-힣]/,
  "zh-Hant": /第 \d|\d [張分列行]/,
};
const ARGUMENTS = [0, 1, 2, 5, 21, "you", "text"];

/** Return what each message says with each of the arguments in place of its variables. */
function wordings(tag, body) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource({ body });
  const variables = (value) =>
    new Proxy({}, { getOwnPropertyDescriptor: () => ({ value, configurable: true }), get: () => value });
  return body.map(({ id, value }) => [id, ARGUMENTS.map((each) => bundle.formatPattern(value, variables(each)))]);
}

const read = (path) => new FluentResource(readFileSync(new URL(path, import.meta.url), "utf8")).body;
const withBreaks = (text) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
const tagOf = (path) => path.split("/").at(-2);

/** Return the messages of a file as the build writes them. */
async function builtFrom(path) {
  const ids = read(path.replace(tagOf(path), "en")).map(({ id }) => id);
  const built = [await files[path](), await deferred[path]?.()].flatMap((texts) => Object.values(texts ?? {}));
  return built.map((text, at) => ({ id: ids[at], value: unpack(text), attributes: {} }));
}

test.each(Object.keys(files))("texts say in a build what their file says: %s", async (path) => {
  const said = (body) => wordings(tagOf(path), body).map(([id, texts]) => [id, texts.map(withBreaks)]);
  expect(Object.fromEntries(said(await builtFrom(path)))).toEqual(Object.fromEntries(said(read(path))));
});

test.each(Object.entries(BREAKS))("no line parts what belongs together: %s", async (tag, breaks) => {
  const bodies = await Promise.all(
    Object.keys(files)
      .filter((path) => tagOf(path) === tag)
      .map(builtFrom),
  );
  const texts = wordings(tag, bodies.flat()).flatMap(([, each]) => each);
  expect(texts.filter((text) => breaks.test(text))).toEqual([]);
  expect(texts.filter((text) => breaks.test(withBreaks(text))).length).toBeGreaterThan(10);
});

test("no line parts a name from its number in English texts after the first frame", async () => {
  const texts = Object.entries(await deferred["../src/i18n/en/page.ftl"]());
  const said = wordings(
    "en",
    texts.map(([id, text]) => ({ id, value: unpack(text), attributes: {} })),
  ).flatMap(([, each]) => each);
  const parted = /\b(in row|take row|round|puzzle|level) \d/i;
  expect(said.filter((text) => parted.test(text))).toEqual([]);
  expect(said.filter((text) => parted.test(withBreaks(text))).length).toBeGreaterThan(10);
});
