/** The faces of the seats as drawings, for pictures outside the page. */

import { COLOURS } from "../art/colours";
import type { FaceArt } from "./face-art";

/**
 * Return the markup of `face-0`, `face-1` and so on, the chameleons by seat, and of `face-person`, whose disc has the
 * fill of its use and whose figure has its `color`.
 */
export function faceDrawings({ skins, person }: FaceArt): string[] {
  const backgrounds = new Map(COLOURS.map(([colour, { background }]) => [colour, background]));
  const chameleons = skins.map((skin, seat) => {
    const background = backgrounds.get(skin);
    const chameleon = `<use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke="${background}" stroke-width="3"></use>`;
    return face(String(seat), disc(` fill="${background}"`), chameleon);
  });
  return [
    `<clipPath id="face">${disc()}</clipPath>`,
    ...chameleons,
    face("person", disc(), `<path d="${person}" fill="currentColor"></path>`),
  ];
}

function face(name: string, ground: string, figure: string): string {
  return `<symbol id="face-${name}" viewBox="53 0 46 46">${ground}<g clip-path="url(#face)">${figure}</g></symbol>`;
}

function disc(fill = ""): string {
  return `<circle cx="76" cy="23" r="23"${fill}></circle>`;
}
