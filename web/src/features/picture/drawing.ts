/** What the page adds to a picture that the engine draws: colours, card art and typeface; and the picture as a file. */

import { PALETTE, type PaletteColour } from "../../engine/picture-protocol";
import { languageInUse } from "../../i18n";
import { type Drawings, drawingsIn, usedDrawings } from "../../ui/art/drawings";
import { faceDrawings } from "../../ui/art/faces";

/** The letters that some languages add to the typeface, as URLs. */
const furtherLetters = import.meta.glob<string>("../../i18n/*/young-serif.woff2", {
  eager: true,
  import: "default",
  query: "?url",
});

/** A picture as a file and as a data URL. */
export interface Png {
  file: Blob;
  url: string;
}

/** Return the markup as a picture. The images are data URLs, which the page's policy allows. */
export async function pngFrom(svg: string): Promise<Png> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const file = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png");
  });
  return { file, url: await dataUrl(file) };
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Copy a picture to the clipboard; return false if the browser does not allow it. */
export async function copyPicture(file: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return true;
  } catch {
    return false;
  }
}

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

/** Return rules that contain the typeface, as a picture may not load one; empty without a network. */
export async function typefaceRule(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=preload][as=font]");
  if (!link) return "";
  const further = furtherLetters[`../../i18n/${languageInUse()}/young-serif.woff2`];
  try {
    const rules = [fontFace(link.href), ...(further ? [fontFace(further, "unicode-range:U+100-17F;")] : [])];
    return `${(await Promise.all(rules)).join("")}text{font-variant-numeric:lining-nums}`;
  } catch {
    return "";
  }
}

async function fontFace(url: string, range = ""): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`no typeface: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:"Young Serif";src:url(data:font/woff2;base64,${btoa(text)});${range}font-weight:1 999}`;
}
