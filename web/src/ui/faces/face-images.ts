import { CHAMELEON } from "../art/chameleon";
import { PATTERNS } from "../art/colour-cards";
import { drawingsIn, usedDrawings } from "../art/drawings";
import { SPECIAL_PATTERNS } from "../art/special-cards";
import { FACE_ART } from "./face-art";
import { botFace, type FaceDrawing, WINNER_FACE } from "./seat-face";

/**
 * Return declarations of the custom properties `--face-0`, `--face-1` and so on, the chameleons by seat, and
 * `--face-winner`. As images, the faces of a long list are painted in a fraction of the time of as many drawings.
 */
export function faceImages(): string {
  const drawings = drawingsIn([CHAMELEON, ...PATTERNS, SPECIAL_PATTERNS]);
  const image = ({ skin, background, outline, part }: FaceDrawing): string => {
    const face = `<use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke="${outline}" stroke-width="3"/>`;
    const [x, y, width, height] = part.split(" ");
    const back = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/>`;
    const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part}"><defs>${usedDrawings(face, drawings)}</defs>${back}${face}</svg>`;
    return `url("data:image/svg+xml,${encodeURIComponent(image)}")`;
  };
  const bots = FACE_ART.skins.map((_, seat) => `--face-${seat}: ${image(botFace(seat))}`);
  return [...bots, `--face-winner: ${image(WINNER_FACE)}`].join(";");
}
