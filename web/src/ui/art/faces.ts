/** The faces of the seats: the card's chameleon in a skin for each seat, and a person. */

import type { Colour } from "../../engine/protocol";
import { PATTERNS } from "./colour-cards";
import { COLOURS, CREAM, INK } from "./colours";
import { drawingsIn, usedDrawings } from "./drawings";
import { SPECIAL_PATTERNS } from "./special-cards";
import { CHAMELEON } from "./svg";

/** The colours of the chameleons' skins by seat. Neighbours differ in hue and in brightness. */
const SKINS: readonly Colour[] = ["c3", "c0", "c5", "c1", "c6"];
/** The path of head and shoulders of a person. */
export const PERSON = "M76 8a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM58 47c0-12 8-19 18-19s18 7 18 19z";
/** The parts of the drawing that a face shows. */
export const HEAD = "53 0 46 46";
const WHOLE = "-15 -23 120 120";

/** How a chameleon's face is drawn: its skin, the colours behind and around it, and the part that is shown. */
export interface FaceDrawing {
  skin: string;
  background: string;
  outline: string;
  part: string;
}

/** A person who has won. */
export const WINNER_FACE: FaceDrawing = { skin: "joker", background: CREAM, outline: INK, part: WHOLE };

export function botFace(seat: number): FaceDrawing {
  const skin = SKINS[seat % SKINS.length] ?? "c0";
  const background = COLOURS.find(([colour]) => colour === skin)?.[1].background ?? INK;
  return { skin, background, outline: background, part: HEAD };
}

/**
 * Return the markup of `face-0`, `face-1` and so on, the chameleons by seat, and of `face-person`, whose disc has the
 * fill of its use and whose figure has its `color`.
 */
export function faceDrawings(): string[] {
  const chameleons = SKINS.map((_, seat) => {
    const face = botFace(seat);
    return symbol(String(seat), disc(` fill="${face.background}"`), chameleon(face));
  });
  return [
    `<clipPath id="face">${disc()}</clipPath>`,
    ...chameleons,
    symbol("person", disc(), `<path d="${PERSON}" fill="currentColor"></path>`),
  ];
}

/**
 * Return declarations of the custom properties `--face-0`, `--face-1` and so on, the chameleons by seat, and
 * `--face-winner`. As images, the faces of a long list are painted in a fraction of the time of as many drawings.
 */
export function faceImages(): string {
  const drawings = drawingsIn([CHAMELEON, ...PATTERNS, SPECIAL_PATTERNS]);
  const image = (face: FaceDrawing): string => {
    const figure = chameleon(face);
    const [x, y, width, height] = face.part.split(" ");
    const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${face.background}"/>`;
    const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${face.part}"><defs>${usedDrawings(figure, drawings)}</defs>${ground}${figure}</svg>`;
    return `url("data:image/svg+xml,${encodeURIComponent(image)}")`;
  };
  const bots = SKINS.map((_, seat) => `--face-${seat}: ${image(botFace(seat))}`);
  return [...bots, `--face-winner: ${image(WINNER_FACE)}`].join(";");
}

function symbol(name: string, ground: string, figure: string): string {
  return `<symbol id="face-${name}" viewBox="${HEAD}">${ground}<g clip-path="url(#face)">${figure}</g></symbol>`;
}

function disc(fill = ""): string {
  return `<circle cx="76" cy="23" r="23"${fill}></circle>`;
}

function chameleon({ skin, outline }: FaceDrawing): string {
  return `<use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke="${outline}" stroke-width="3"></use>`;
}
