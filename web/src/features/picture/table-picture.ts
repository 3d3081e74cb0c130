/** Draws the table as SVG markup, 1200 by 720; knows nothing of views and languages. */

import { type Drawings, usedDrawings } from "../../ui/art/drawings";
import { breakText } from "./fit-text";
import type { Palette, PicturedSeat, PictureModel } from "./picture-model";
import {
  card,
  cardHeight,
  DISPLAY,
  escaped,
  type FaceStyle,
  face,
  fanPercent,
  LABEL_HEIGHT,
  pile,
  row,
  rowSize,
  tag,
  text,
} from "./picture-parts";

export const WIDTH = 1200;
export const HEIGHT = 720;

const MARGIN = 28;
const GAP = 24;
/** The width of the left half, with rows and supply, by the number of players. */
const LEFT: Readonly<Record<number, number>> = { 2: 430, 3: 430, 4: 500, 5: 524 };
/** The width of the left half with the ranking. */
const LEFT_AT_END = 430;
const ROWS_TOP = 112;
const SUPPLY_HEIGHT = 152;
const PILE_GAP = 8;
const MAX_PILE_CARD = 100;

export interface PictureStyle extends FaceStyle {
  drawings: Drawings;
  /** A rule for a typeface that the picture contains. */
  typeface?: string;
  /** The width in pixels. */
  size?: number;
}

export interface AltText {
  title: string;
  description: string;
}

/** Return the picture, which contains all that it uses. */
export function tablePicture(model: PictureModel, alt: AltText, style: PictureStyle): string {
  const { palette, drawings, typeface, size = WIDTH } = style;
  const left = model.ranking ? LEFT_AT_END : (LEFT[model.seats.length] ?? LEFT_AT_END);
  const content =
    head(model, left, palette) +
    (model.ranking ? ranking(model, left, style) : rows(model, left, palette) + supply(model, left, palette)) +
    areas(model, MARGIN + left + GAP, style);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${size}" height="${(size * HEIGHT) / WIDTH}" role="img">` +
    `<title>${escaped(alt.title)}</title><desc>${escaped(alt.description)}</desc>` +
    (typeface ? `<style>${typeface}</style>` : "") +
    `<defs>${definitions(palette)}${usedDrawings(content, drawings)}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#cloth)"></rect>${content}</svg>`
  );
}

function definitions(palette: Palette): string {
  const stops = (first: string, last: string) =>
    `<stop offset="0" stop-color="${first}"></stop><stop offset="1" stop-color="${last}"></stop>`;
  return (
    `<linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1">${stops(palette.felt, palette["felt-deep"])}</linearGradient>` +
    `<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">${stops(palette.wood, palette["wood-dark"])}</linearGradient>` +
    `<clipPath id="face"><circle cx="76" cy="23" r="23"></circle></clipPath>`
  );
}

function head({ heading, about }: PictureModel, width: number, palette: Palette): string {
  return (
    text(heading, MARGIN, 62, width, { size: 32, fill: palette.text, family: DISPLAY, weight: 700 }) +
    text(about, MARGIN, 92, width, { size: 18, fill: palette.muted })
  );
}

function rows({ rows: all }: PictureModel, left: number, palette: Palette): string {
  const cardWidth = all.length > 4 ? 76 : 80;
  const { width } = rowSize(cardWidth, 1);
  const gap = all.length > 4 ? Math.floor((left - all.length * width) / (all.length - 1)) : 24;
  const first = MARGIN + Math.floor((left - all.length * width - (all.length - 1) * gap) / 2);
  return all
    .map((each, index) => row(each, String(index + 1), first + index * (width + gap), ROWS_TOP, cardWidth, palette))
    .join("");
}

function supply(
  { supply: { isEmpty, cards, lastRound, isLastRound }, drawn }: PictureModel,
  left: number,
  palette: Palette,
) {
  const top = HEIGHT - MARGIN - SUPPLY_HEIGHT;
  const [width, pad] = [88, 14];
  const y = top + Math.floor((SUPPLY_HEIGHT - cardHeight(width)) / 2);
  const stack = isEmpty
    ? ""
    : [8, 4, 0].map((offset) => card("back", MARGIN + pad + offset, y - offset / 2, width)).join("");
  const x = MARGIN + pad + width + 30;
  const right = MARGIN + left - pad - (drawn ? width + 18 : 0);
  const marker = isLastRound
    ? `<use href="#chip-last-round" x="${x}" y="${top + 74}" width="26" height="26"></use>`
    : "";
  const indent = isLastRound ? 34 : 0;
  const lines = breakText(lastRound, right - x - indent, 19)
    .slice(0, 3)
    .map((line, index) =>
      text(line, x + indent, top + 94 + index * 24, right - x - indent, {
        size: 19,
        fill: isLastRound ? palette.text : palette.muted,
        weight: isLastRound ? 700 : 400,
      }),
    );
  return (
    panel(MARGIN, top, left, SUPPLY_HEIGHT, palette, false) +
    stack +
    text(cards, x, top + 62, right - x, { size: 26, fill: palette.text, weight: 700 }) +
    marker +
    lines.join("") +
    (drawn ? highlighted(drawn, MARGIN + left - pad - width, y, width, palette) : "")
  );
}

/** Return the drawn card with a ring around it. */
function highlighted(id: string, x: number, y: number, width: number, palette: Palette): string {
  const height = cardHeight(width);
  return (
    `${card(id, x, y, width)}<rect x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" rx="14" ` +
    `fill="none" stroke="${palette.ring}" stroke-width="4"></rect>`
  );
}

function panel(x: number, y: number, width: number, height: number, palette: Palette, isCurrent: boolean): string {
  const edge = isCurrent ? `stroke="${palette.ring}" stroke-width="4"` : `stroke="${palette.line}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="${palette.area}" ${edge}></rect>`;
}

function areas({ seats, noCards }: PictureModel, x: number, style: FaceStyle): string {
  const { palette } = style;
  const gap = 12;
  const width = WIDTH - MARGIN - x;
  const height = Math.floor((HEIGHT - 2 * MARGIN - (seats.length - 1) * gap) / seats.length);
  const zoom = seats.length > 3 ? 4 : 5;
  const inner = x + 32 + 37 * zoom;
  const room = { width: x + width - 20 - inner, height: height - 20 };
  const grid = gridFor(seats, room);
  return seats
    .map((seat, index) => {
      const y = MARGIN + index * (height + gap);
      const middle = y + Math.floor(height / 2);
      const empty = text(noCards, inner, middle + 6, room.width, { size: 18, fill: palette.muted });
      return (
        `<g>${panel(x, y, width, height, palette, seat.isCurrent)}` +
        `<g transform="translate(${x + 18} ${middle - 12 * zoom}) scale(${zoom / 4})">${plate(seat, index, style)}</g>` +
        `${seat.piles.length > 0 ? piles(seat, inner, middle, grid, palette) : empty}</g>`
      );
    })
    .join("");
}

/** Return face, score, name and state of a seat, 148 by 96. */
function plate(seat: PicturedSeat, index: number, style: FaceStyle): string {
  const { palette } = style;
  const score = { size: 36, fill: palette.text, family: DISPLAY, weight: 700, anchor: "end" } as const;
  return (
    face(index, seat.isPerson, 0, 0, 44, style) +
    text(seat.score, 148, 36, 96, score) +
    text(seat.name, 0, 66, 148, { size: 19, fill: palette.text, weight: 700 }) +
    tag(seat, 0, 74, 148, palette)
  );
}

interface Grid {
  columns: number;
  card: number;
  /** The height of a pile without its points. */
  stack: number;
}

/** Return the grid of one or two lines in which the piles of the seats are largest. */
function gridFor(seats: readonly PicturedSeat[], room: { width: number; height: number }): Grid {
  const count = Math.max(...seats.map(({ piles }) => piles.length), 1);
  const fan = fanPercent(Math.max(...seats.flatMap(({ piles }) => piles.map(({ cards }) => cards)), 1));
  const grids = [1, 2].map((lines) => {
    const columns = Math.ceil(count / lines);
    const line = Math.floor((room.height - (lines - 1) * PILE_GAP) / lines);
    const byWidth = Math.floor((room.width - (columns - 1) * PILE_GAP) / columns);
    const byHeight = Math.floor(((line - LABEL_HEIGHT) * 100) / (140 + fan));
    const width = Math.min(byWidth, byHeight, MAX_PILE_CARD);
    return { columns, card: width, stack: Math.floor((width * (140 + fan)) / 100) };
  });
  const [one, two] = grids as [Grid, Grid];
  return two.card > one.card ? two : one;
}

function piles({ piles: all }: PicturedSeat, x: number, middle: number, grid: Grid, palette: Palette): string {
  const lines = Math.ceil(all.length / grid.columns);
  const step = grid.stack + LABEL_HEIGHT + PILE_GAP;
  const top = middle - Math.floor((lines * step - PILE_GAP) / 2);
  const shown = all.map((each, index) =>
    pile(
      each,
      x + (index % grid.columns) * (grid.card + PILE_GAP),
      top + Math.floor(index / grid.columns) * step,
      grid.card,
      grid.stack + LABEL_HEIGHT - 22,
      palette,
    ),
  );
  return shown.join("");
}

/** Return the winners and the places of all. */
function ranking({ ranking: places, seats }: PictureModel, left: number, style: FaceStyle) {
  const { palette } = style;
  const all = places ?? [];
  const [step, pad] = [48, 20];
  const top = HEIGHT - MARGIN - all.length * step - 12;
  const winners = all.filter(({ rank }) => rank === 1);
  const size = Math.min(top - ROWS_TOP - 28, Math.floor((left - (winners.length - 1) * 16) / winners.length), 260);
  const first = MARGIN + Math.floor((left - winners.length * size - (winners.length - 1) * 16) / 2);
  const y = ROWS_TOP + Math.floor((top - ROWS_TOP - size) / 2);
  const faces = winners.map(({ seat }, index) =>
    face(seat, seats[seat]?.isPerson ?? false, first + index * (size + 16), y, size, style),
  );
  const most = Math.max(...all.map(({ points }) => points), 1);
  const lines = all.map(({ rank, seat, points }, index) => {
    const line = top + 6 + index * step;
    const bar = Math.floor(((left - 2 * pad) * Math.max(points, 0)) / most);
    const weight = rank === 1 ? 700 : 400;
    return (
      text(`${rank}.`, MARGIN + pad, line + 28, 40, { size: 20, fill: palette.muted }) +
      text(seats[seat]?.name ?? "", MARGIN + pad + 36, line + 28, left - 2 * pad - 110, {
        size: 20,
        fill: palette.text,
        weight,
      }) +
      text(seats[seat]?.score ?? "", MARGIN + left - pad, line + 29, 70, {
        size: 24,
        fill: palette.text,
        family: DISPLAY,
        weight: 700,
        anchor: "end",
      }) +
      `<rect x="${MARGIN + pad}" y="${line + 37}" width="${bar}" height="5" rx="2" fill="${rank === 1 ? palette.plus : palette.wood}"></rect>`
    );
  });
  return `${faces.join("")}${panel(MARGIN, top, left, HEIGHT - MARGIN - top, palette, false)}${lines.join("")}`;
}
