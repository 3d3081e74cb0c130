/** The card art and the colours of the page as data, for the pictures of the Python package. */

import { PALETTE, type PaletteColour } from "../src/engine/picture-protocol";
import { CHOICES } from "../src/platform/settings/settings";
import tokensSheet from "../src/styles/tokens.css?raw";
import { colourCards, PATTERNS } from "../src/ui/art/colour-cards";
import { drawingsIn } from "../src/ui/art/drawings";
import { faceDrawings } from "../src/ui/art/faces";
import { BACK, BACK_PATTERN, SPECIAL_CARDS, SPECIAL_PATTERNS } from "../src/ui/art/special-cards";
import { CHAMELEON } from "../src/ui/art/svg";

type Palette = Readonly<Record<PaletteColour, string>>;

const THEMES = ["light", "dark"] as const;
/** A colour of `tokens.css`: one for both themes, or one for each. */
const TOKEN = /^ {2}--([\w-]+): (?:light-dark\((rgb\([^)]*\)|[^,]*), (rgb\([^)]*\)|[^)]*)\)|(#\w+));$/gm;

/** Return the content of the exported file. */
export function exportedArt(): string {
  const shared = [BACK_PATTERN, ...PATTERNS, SPECIAL_PATTERNS, CHAMELEON, BACK, ...SPECIAL_CARDS, ...faceDrawings()];
  const art = {
    shared: Object.fromEntries(drawingsIn(shared)),
    skins: Object.fromEntries(CHOICES.skin.map((skin) => [skin, Object.fromEntries(drawingsIn(colourCards(skin)))])),
    palettes: palettes(),
  };
  return `${JSON.stringify(art, null, 1)}\n`;
}

/** Return the colours of both themes, from the page's tokens. */
function palettes(): Record<(typeof THEMES)[number], Palette> {
  const tokens = tokensSheet.slice(0, tokensSheet.indexOf("}"));
  const values = new Map(
    [...tokens.matchAll(TOKEN)].map(([, name, light, dark, both]) => [name, [light ?? both, dark ?? both]]),
  );
  const palette = (index: number) =>
    Object.fromEntries(PALETTE.map((name) => [name, values.get(name)?.[index]])) as Palette;
  const [light, dark] = THEMES.map((_, index) => opaque(palette(index)));
  return { light, dark } as Record<(typeof THEMES)[number], Palette>;
}

/** Mix translucent colours with the cloth, since few programs besides browsers read them. */
function opaque(palette: Palette): Palette {
  return Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [name, mixed(value, palette.felt)]),
  ) as Palette;
}

function mixed(colour: string, ground: string): string {
  const [red, green, blue, percent] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!colour.startsWith("rgb")) return colour;
  const below = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const share = (percent ?? 100) / 100;
  const parts = [red, green, blue].map((part, index) =>
    Math.round((part ?? 0) * share + (below[index] ?? 0) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
