/** Reads card art, colours and typeface from the page, so that the picture has its design, theme and contrast. */

import { COLOURS } from "../../ui/art/colours";
import type { Drawings } from "../../ui/art/drawings";
import type { FaceArt } from "../../ui/faces/face-art";
import { PALETTE, type Palette } from "./picture-model";
import type { Backgrounds } from "./picture-parts";
import type { PictureStyle } from "./table-picture";

export function pageStyle(faces: FaceArt): PictureStyle {
  const backgrounds = Object.fromEntries(
    COLOURS.map(([colour, { background }]) => [colour, background]),
  ) as Backgrounds;
  return { palette: palette(), drawings: drawings(), backgrounds, faces };
}

/** Return a rule that contains the typeface, as a picture may not load one; empty without a network. */
export async function typefaceRule(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=preload][as=font]");
  if (!link) return "";
  try {
    const response = await fetch(link.href);
    if (!response.ok) return "";
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `@font-face{font-family:"Young Serif";src:url(data:font/woff2;base64,${btoa(text)});font-weight:1 999}text{font-variant-numeric:lining-nums}`;
  } catch {
    return "";
  }
}

function drawings(): Drawings {
  return new Map([...document.querySelectorAll("card-art [id]")].map((drawing) => [drawing.id, drawing.outerHTML]));
}

function palette(): Palette {
  const probe = document.createElement("span");
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(PALETTE.map((name) => [name, colour(name)])) as Palette;
  probe.remove();
  return colours;
}
