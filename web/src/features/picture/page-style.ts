/** Gives the picture the page's card art, colours and typeface, and so its design, theme and contrast. */

import { PALETTE, type PaletteColour } from "../../engine/picture-protocol";
import { type Drawings, drawingsIn, usedDrawings } from "../../ui/art/drawings";
import { faceDrawings } from "../../ui/art/faces";

/** Return the colours of the current theme. */
export function palette(): Record<PaletteColour, string> {
  const probe = document.createElement("span");
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(PALETTE.map((name) => [name, colour(name)])) as Record<PaletteColour, string>;
  probe.remove();
  return colours;
}

/** Return the card art of the page and the faces. */
export function drawings(): Drawings {
  const art = [...document.querySelectorAll("card-art [id]")].map(
    (drawing) => [drawing.id, drawing.outerHTML] as const,
  );
  return new Map([...art, ...drawingsIn(faceDrawings())]);
}

/** Add to a picture a style sheet and the drawings that it uses. */
export function withArt(svg: string, art: Drawings, style: string): string {
  const sheet = style && `<style>${style}</style>`;
  return svg.replace("<defs>", () => `${sheet}<defs>`).replace("</defs>", () => `${usedDrawings(svg, art)}</defs>`);
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
