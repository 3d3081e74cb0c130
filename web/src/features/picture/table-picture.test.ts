import { beforeAll, expect, test } from "vitest";
import exported from "../../../../py/coloretto/svg/art.json?raw";
import { exportedArt } from "../../../build/exported-art";
import type { View } from "../../engine/protocol";
import { loadAllTexts, setLanguage } from "../../i18n";
import { altText, pictureModel, viewForOthers } from "./picture-view";
import { type PictureStyle, tablePicture } from "./table-picture";

interface Golden {
  theme: string;
  skin: string;
  view: View;
}

const FILES = import.meta.glob<string>("../../../../tests/data/svg/*", {
  eager: true,
  import: "default",
  query: "?raw",
});
const NAMES = Object.keys(FILES).flatMap((path) => path.match(/([\w-]+)\.svg$/)?.[1] ?? []);
const ART = JSON.parse(exported);

beforeAll(async () => {
  await setLanguage(["en"]);
  await loadAllTexts();
});

function file(name: string): string {
  return FILES[`../../../../tests/data/svg/${name}`] ?? "";
}

function styleOf({ theme, skin }: Golden): PictureStyle {
  const drawings = new Map<string, string>(Object.entries({ ...ART.shared, ...ART.skins[skin] }));
  return { palette: ART.palettes[theme], drawings, backgrounds: ART.backgrounds, faces: ART.faces };
}

/** Remove what identifies one of several pictures in a page, and the words of rows, which name players here only. */
function comparable(svg: string): string {
  return svg
    .replaceAll(/(?<=id="|href="#|url\(#)c[0-9a-f]{8}-/g, "")
    .replaceAll(/ taken by [\w\s]+?\./g, " taken.")
    .replace(/Out this round: .*?\. (?=Drawn|[^.]*: \d+ point)/, "");
}

test("the exported card art is that of the page: python3 -m tools.art", () => {
  expect(exported === exportedArt()).toBe(true);
});

test.each(NAMES)("the page draws the picture %s as the Python package does", (name) => {
  const golden: Golden = JSON.parse(file(`${name}.json`));
  const view = viewForOthers(golden.view);
  const drawn = tablePicture(pictureModel(view), altText(view), styleOf(golden));
  expect(comparable(drawn)).toBe(comparable(file(`${name}.svg`)));
});

test("the sentence about the last round is broken only where it would have to shrink", () => {
  const golden: Golden = JSON.parse(file("drawn-card-of-three.json"));
  const model = pictureModel(viewForOthers(golden.view));
  const sizesOf = (lastRound: string) => {
    const drawn = tablePicture(
      { ...model, supply: { ...model.supply, lastRound } },
      { title: "", description: "" },
      styleOf(golden),
    );
    return [...drawn.matchAll(/font-size="(\d+)"[^>]*>(?:i| )+</g)].map(([, size]) => Number(size));
  };
  let length = 1;
  while (sizesOf("i".repeat(length + 1))[0] === 19) length += 1;
  // As wide as the longest word that does not shrink: a blank is as wide as an i.
  expect(sizesOf(`i ${"i".repeat(length - 2)}`)).toEqual([19]);
  expect(sizesOf(`i ${"i".repeat(length - 1)}`)).toEqual([19, 19]);
});
