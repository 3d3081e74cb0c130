import { expect, test, vi } from "vitest";
import exported from "../../../../py/coloretto/svg/art.json?raw";
import { exportedArt } from "../../../build/exported-art";
import { exchanges } from "../../../testing/recordings";
import type { Picture } from "../../engine/picture-protocol";
import { setLanguage } from "../../i18n";
import { copyPicture, typefaceRule, withArt } from "./drawing";

const { shared, skins } = JSON.parse(exported);
const ART = new Map<string, string>(Object.entries({ ...shared, ...skins.suits }));
const PICTURES = (await exchanges("pictures")).flatMap(({ request, answer }) =>
  request.method === "picture" && "result" in answer ? [(answer.result as Picture).svg] : [],
);

test("the exported card art is that of the page: python3 -m tools.art", () => {
  expect(exported === exportedArt()).toBe(true);
});

test("a picture with art contains each drawing that it uses, once", () => {
  for (const svg of PICTURES) {
    const picture = withArt(svg, ART, "");
    const ids = [...picture.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
    const used = [...picture.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
    // The picture of a result has no wood.
    expect(ids.sort()).toEqual([...new Set([...used, "wood"])].sort());
  }
});

test("a picture with art is otherwise unchanged", () => {
  const [svg = ""] = PICTURES;
  const picture = withArt(svg, new Map([["card-back", '<symbol id="card-back">$&</symbol>']]), "$&");
  expect(picture.replace("<style>$&</style>", "").replace(/<symbol.*<\/symbol>/, "")).toBe(svg);
  expect(withArt(svg, new Map(), "")).toBe(svg);
});

test("a picture contains the letters that its language adds to the typeface", async () => {
  vi.stubGlobal("document", { querySelector: () => ({ href: "young-serif.woff2" }) });
  vi.stubGlobal("fetch", async (url: string) => new Response(url));
  const letters = /src:url\(data:font\/woff2;base64,([^)]+)\);unicode-range/;
  expect(await typefaceRule()).not.toMatch(letters);
  await setLanguage(["pl"]);
  const [, added = ""] = letters.exec(await typefaceRule()) ?? [];
  expect(atob(added)).toContain("/pl/young-serif.woff2");
  await setLanguage(["en"]);
});

test("a picture is copied as what it is; a browser that refuses is no error", async () => {
  const write = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("denied"));
  vi.stubGlobal("navigator", { clipboard: { write } });
  vi.stubGlobal(
    "ClipboardItem",
    class {
      constructor(readonly parts: object) {}
    },
  );
  const file = new Blob(["x"], { type: "image/png" });
  expect([await copyPicture(file), await copyPicture(file)]).toEqual([true, false]);
  expect(write.mock.calls[0]).toEqual([[{ parts: { "image/png": file } }]]);
});

test.each([
  ["the page has none", null, null, false],
  ["there is no network", { href: "/font" }, null, false],
  ["the host has lost it", { href: "/font" }, { ok: false }, false],
  ["it is there", { href: "/font" }, { ok: true, arrayBuffer: async () => Uint8Array.from([1, 2, 3]).buffer }, true],
])("a picture contains the typeface: %s", async (_, link, response, isContained) => {
  vi.stubGlobal("document", { querySelector: (selector: string) => (selector.includes("as=font") ? link : null) });
  const fetch = vi.fn(() => (response ? Promise.resolve(response) : Promise.reject(new TypeError("offline"))));
  vi.stubGlobal("fetch", fetch);
  const rule = await typefaceRule();
  expect(rule.includes("src:url(data:font/woff2;base64,AQID)")).toBe(isContained);
  if (!isContained) expect(rule).toBe("");
  expect(fetch.mock.calls).toEqual(link ? [["/font"]] : []);
});
