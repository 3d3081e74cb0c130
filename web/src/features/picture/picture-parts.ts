/** The parts of the picture as SVG markup: texts, cards, faces, a row, a pile. */

import type { Colour } from "../../engine/protocol";
import type { FaceArt } from "../../ui/faces/face-art";
import { fitText } from "./fit-text";
import type { Palette, PicturedPile, PicturedRow, PicturedSeat } from "./picture-model";

export const BODY = "'Avenir Next', 'Segoe UI', 'Noto Sans', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif";
export const DISPLAY = "'Young Serif', Georgia, 'Times New Roman', 'Noto Serif', serif";

/** The width of the wood around the cards of a row, the height of its head and of its foot, and between its cards. */
const [SIDE, HEAD, FOOT, BETWEEN] = [12, 38, 12, 8];
const SHADOW = `fill="#000" opacity=".28" stroke="#000" stroke-width="2"`;

interface TextStyle {
  size: number;
  fill: string;
  family?: string;
  weight?: number;
  anchor?: "start" | "middle" | "end";
}

/** Return a line of text in the largest size that fits into the width; bold text and the typeface of titles are wider. */
export function text(words: string, x: number, y: number, width: number, style: TextStyle): string {
  const { fill, family = BODY, weight = 400, anchor = "start" } = style;
  const percent = family === DISPLAY ? 90 : weight > 400 ? 88 : 100;
  const { text: fitted, size } = fitText(words, Math.floor((width * percent) / 100), style.size);
  return `<text x="${x}" y="${y}" fill="${fill}" font-family="${family}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}">${escaped(fitted)}</text>`;
}

/** Escape text for XML, without the characters that XML forbids. */
export function escaped(words: string): string {
  return [...words]
    .map((character) => (isAllowed(character.codePointAt(0) ?? 0) ? character : "\ufffd"))
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function isAllowed(code: number): boolean {
  const isControl = code < 0x20 && code !== 0x9 && code !== 0xa && code !== 0xd;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return !isControl && !isSurrogate && code !== 0xfffe && code !== 0xffff;
}

/** Return the height of a card. */
export function cardHeight(width: number): number {
  return Math.floor((width * 7) / 5);
}

export function card(id: string, x: number, y: number, width: number): string {
  const height = cardHeight(width);
  const radius = Math.floor((width * 3) / 25);
  return (
    `<rect x="${x}" y="${y + 2}" width="${width}" height="${height}" rx="${radius}" ${SHADOW}></rect>` +
    `<use href="#card-${id}" x="${x}" y="${y}" width="${width}" height="${height}"></use>`
  );
}

/** Return the size of a row whose cards have this width. */
export function rowSize(cardWidth: number, capacity: number): { width: number; height: number } {
  const cards = capacity * cardHeight(cardWidth) + (capacity - 1) * BETWEEN;
  return { width: cardWidth + 2 * SIDE, height: HEAD + cards + FOOT };
}

/** Return a row with its number, and its cards from the top. */
export function row(row: PicturedRow, number: string, x: number, y: number, cardWidth: number, palette: Palette) {
  const { width, height } = rowSize(cardWidth, row.capacity);
  const [fill, notch, ink] = row.cards
    ? ["url(#wood)", palette["wood-dark"], palette["wood-ink"]]
    : [palette.taken, palette["taken-dark"], palette["taken-ink"]];
  const slots = Array.from({ length: row.capacity }, (_, index) => {
    const top = y + HEAD + index * (cardHeight(cardWidth) + BETWEEN);
    const code = row.cards?.[index];
    if (code) return card(code, x + SIDE, top, cardWidth);
    return (
      `<rect x="${x + SIDE}" y="${top}" width="${cardWidth}" height="${cardHeight(cardWidth)}" rx="9" fill="${notch}"></rect>` +
      `<rect x="${x + SIDE + 1}" y="${top + 1}" width="${cardWidth - 2}" height="${cardHeight(cardWidth) - 2}" rx="8" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"></rect>`
    );
  });
  const numeral = { size: 22, fill: ink, family: DISPLAY, weight: 700, anchor: "middle" } as const;
  const shadow = row.cards
    ? `<rect x="${x}" y="${y + 4}" width="${width}" height="${height}" rx="12" fill="#000" opacity=".18"></rect>`
    : "";
  return (
    `<g>${shadow}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${fill}"></rect>` +
    `${text(number, x + Math.floor(width / 2), y + 28, width, numeral)}${slots.join("")}</g>`
  );
}

/** The backgrounds of the cards by colour. */
export type Backgrounds = Readonly<Record<Colour, string>>;

/** Return the round face of a seat. */
export function face(seat: number, isPerson: boolean, x: number, y: number, size: number, style: FaceStyle): string {
  const { palette, backgrounds, faces } = style;
  const box = `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="53 0 46 46">`;
  const circle = (fill: string) => `<circle cx="76" cy="23" r="23" fill="${fill}"></circle>`;
  if (isPerson) {
    const person = `<path d="${faces.person}" fill="${palette["accent-ink"]}"></path>`;
    return `${box}${circle(palette.accent)}<g clip-path="url(#face)">${person}</g></svg>`;
  }
  const skin = faces.skins[seat % faces.skins.length] ?? "c0";
  return (
    `${box}${circle(backgrounds[skin])}<g clip-path="url(#face)"><use href="#chameleon" x="-9" y="1" width="108" ` +
    `height="72" fill="url(#skin-${skin})" stroke="${backgrounds[skin]}" stroke-width="3"></use></g></svg>`
  );
}

export interface FaceStyle {
  palette: Palette;
  backgrounds: Backgrounds;
  faces: FaceArt;
}

/** The height of a pile's points and of the space above them. */
export const LABEL_HEIGHT = 28;

/** Return how far the last card of a pile is below the first one, in percent of a card's width. */
export function fanPercent(cards: number): number {
  return Math.min(12 * Math.max(cards - 1, 0), 30);
}

/** Return a pile; `labelTop`: the distance of its points from its top. */
export function pile(pile: PicturedPile, x: number, y: number, width: number, labelTop: number, palette: Palette) {
  const { cards, counts, points } = pile;
  const step = Math.floor((width * fanPercent(cards)) / 100 / Math.max(cards - 1, 1));
  const stack = Array.from({ length: cards }, (_, index) => card(pile.card, x, y + index * step, width)).join("");
  const ghost = cards > 0 ? "" : `<g opacity=".45">${card(pile.card, x, y, width)}</g>`;
  const middle = x + Math.floor(width / 2);
  return (
    `<g>${stack}${ghost}${badge(pile, x + width, y, width, palette)}` +
    `${label(points, counts, middle, y + labelTop, width, palette)}</g>`
  );
}

/** Return how many cards a pile has, with its jokers, at its upper corner; one card needs no number. */
function badge({ cards, jokers }: PicturedPile, x: number, y: number, width: number, palette: Palette): string {
  if (cards + jokers === 1 && jokers === 0) return "";
  const radius = Math.max(10, Math.floor(width / 6));
  const size = Math.floor((radius * 6) / 5);
  const style = { size, fill: palette["badge-ink"], weight: 700, anchor: "middle" } as const;
  const [centre, middle] = [x - Math.floor(radius / 3), y + Math.floor(radius / 3)];
  return (
    `<circle cx="${centre}" cy="${middle}" r="${radius}" fill="${palette.badge}" stroke="${palette["badge-ink"]}" stroke-width="1.5"></circle>` +
    text(String(cards + jokers), centre, middle + Math.floor((size * 36) / 100), width, style)
  );
}

/** Return the points of a pile below it: on a filled label if they are added, above dots if they are subtracted. */
function label(words: string, counts: PicturedPile["counts"], x: number, y: number, width: number, palette: Palette) {
  if (counts === "joker") return "";
  const isPlus = counts !== "minus";
  const half = Math.floor(Math.max(width, 42) / 2);
  const style = {
    size: 17,
    weight: 700,
    anchor: "middle",
    fill: isPlus ? palette["plus-ink"] : palette.minus,
  } as const;
  const ground = isPlus
    ? `<rect x="${x - half}" y="${y}" width="${2 * half}" height="22" rx="11" fill="${palette.plus}"></rect>`
    : `<path d="M${x - half + 4} ${y + 21}h${2 * half - 8}" fill="none" stroke="${palette.minus}" stroke-width="2" stroke-dasharray="2 3"></path>`;
  return `${ground}${text(words, x, y + (isPlus ? 17 : 16), 2 * half, style)}`;
}

/** Return the word on a seat's state, 22 high. */
export function tag({ tag: words, isCurrent }: PicturedSeat, x: number, y: number, width: number, palette: Palette) {
  if (!words) return "";
  const { text: fitted, size } = fitText(words, width - 20, 15);
  const wide = Math.min(width, 20 + [...fitted].length * Math.floor((size * 6) / 10));
  const ground = isCurrent
    ? `fill="${palette.ring}"`
    : `fill="none" stroke="${palette.muted}" stroke-opacity=".6" stroke-width="1.5"`;
  const style = { size, weight: 700, anchor: "middle", fill: isCurrent ? palette.paper : palette.muted } as const;
  return (
    `<rect x="${x}" y="${y}" width="${wide}" height="24" rx="12" ${ground}></rect>` +
    text(words, x + Math.floor(wide / 2), y + 17, width - 20, style)
  );
}
