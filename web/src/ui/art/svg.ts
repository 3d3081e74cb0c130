/**
 * Drawings as strings, and what the cards share. The browser parses one string in a quarter of the time that nested
 * templates take.
 */

type Value = string | number | readonly string[];

/** Template tag for SVG; joins lists. Values are not escaped: pass only constants of the code. */
export function svg(strings: TemplateStringsArray, ...values: Value[]): string {
  return strings.reduce((before, next, index) => before + text(values[index - 1] ?? "") + next);
}

function text(value: Value): string {
  return typeof value === "object" ? value.join("") : String(value);
}

const EDGE = "#fbf5e6";

interface FrameColours {
  background: string;
  /** The colour of a chip's edge. */
  edge?: string;
}

/** Return the symbol of a card, 50 by 70: its edge, background and picture. */
export function card(id: string, { background }: FrameColours, picture: string) {
  return svg`<symbol id="card-${id}" viewBox="0 0 50 70">
    <rect width="50" height="70" rx="6" fill="${EDGE}"></rect>
    ${fillBackground(background)}
    ${picture}
  </symbol>`;
}

/** Return the symbol of a chip, the small square form, 24 by 24. */
export function chip(id: string, { background, edge = EDGE }: FrameColours, picture: string) {
  return svg`<symbol id="chip-${id}" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" fill="${edge}"></rect>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4" fill="${background}"></rect>
    ${picture}
  </symbol>`;
}

/** Fill the background of a card inside its edge. */
export function fillBackground(fill: string) {
  return svg`<rect x="2" y="2" width="46" height="66" rx="4.4" fill="${fill}"></rect>`;
}

/** Fill the corner behind a card's index, which covers the background's pattern. */
export function corner(fill: string) {
  return svg`<path d="M2 6.4A4.4 4.4 0 0 1 6.4 2H22v11a9 9 0 0 1-9 9H2z" fill="${fill}"></path>`;
}

/** Body, tail, legs and feet; then eye and mouth, which are holes that show the background. */
const OUTLINE = [
  "M97 31.5C96.7 29.4 95.8 27.3 94.5 25.5C92.9 23.2 90.6 21.4 88.5 19.5C85.7 16.9 82.8 14.6 80 12C77.4 9.6 75.3 6.6 72.5 4.5C71.5 3.8 69.9 3.1 69 3.8C67.5 5 67.1 7.2 66.6 9C66 11.1 65.5 15.5 65.5 15.5C65.5 15.5 62 12.5 60 11.5C57.5 10.2 54.8 8.8 52 8.6C49 8.3 45.8 8.8 43 10C39.8 11.4 37.1 13.7 34.5 16C31.7 18.5 29.5 21.7 27 24.5C25 26.7 21.7 28.1 21 31C20.2 34.3 21.1 38.2 23 41C24.7 43.5 28.3 44.1 31 45.5C34.6 47.3 38.1 49.5 42 50.5C45.9 51.5 50 51.7 54 51.5C57.4 51.3 60.8 50.6 64 49.5C67.2 48.4 70 46.4 73 45C76 43.6 78.9 42.1 82 41C84.9 39.9 88.1 39.4 91 38.3C92.7 37.7 94.8 37.2 96 35.8C97 34.7 97.2 33 97 31.5z",
  "M33.8 23.7C31 22.1 27.5 24.7 24.4 25.5C21.7 26.3 19 27.5 16.3 28.2C13.5 29 10.6 29.1 7.9 30.1C5.1 31.1 2.2 32.1 -0.2 34C-2.5 35.8 -4.5 38.2 -5.9 40.9C-7.1 43.5 -7.8 46.4 -7.9 49.2C-7.9 52 -7.3 54.8 -6.2 57.3C-5.1 59.6 -3.4 61.8 -1.4 63.5C0.5 65 2.8 66.2 5.2 66.8C7.5 67.4 10 67.4 12.3 66.9C14.5 66.4 16.6 65.4 18.3 64.1C20 62.8 21.4 61.1 22.3 59.2C23.2 57.5 23.6 55.4 23.6 53.5C23.6 51.6 23.2 49.7 22.4 48.1C21.6 46.5 20.5 45.2 19.1 44.1C17.9 43.1 16.3 42.5 14.8 42.1C13.4 41.8 11.8 41.9 10.4 42.3C9.1 42.7 7.9 43.4 6.9 44.3C6 45.1 5.3 46.2 4.9 47.4C4.5 48.4 4.4 49.6 4.6 50.7C4.7 51.5 5.1 52.6 5.9 52.8C7 53 8.2 52.3 9.1 51.6C9.4 51.3 9 50.7 9 50.2C9.1 49.9 9.1 49.5 9.3 49.2C9.5 48.8 9.8 48.4 10.2 48.2C10.6 47.8 11.1 47.6 11.6 47.5C12.2 47.4 12.9 47.4 13.5 47.6C14.2 47.8 14.8 48.2 15.3 48.7C15.9 49.2 16.4 49.9 16.7 50.6C17 51.5 17.2 52.4 17.1 53.3C17 54.2 16.8 55.2 16.3 56C15.7 57 15 57.8 14.1 58.4C13.2 59 12.1 59.5 10.9 59.6C9.7 59.8 8.4 59.8 7.2 59.4C6 59 4.8 58.3 3.8 57.4C2.8 56.5 1.9 55.3 1.4 54C0.8 52.6 0.5 51 0.6 49.6C0.8 48 1.2 46.4 2 45C2.8 43.5 3.9 42.2 5.3 41.3C6.8 40.2 8.7 39.5 10.5 39.1C13.2 38.6 16 39.1 18.7 38.6C21.8 37.9 24.6 36.7 27.6 35.7C30.5 34.6 34.8 35.1 36.2 32.3C37.6 29.7 36.4 25.2 33.8 23.7z",
  "M57.9 43.5C56.8 47.2 62.6 49.6 65.3 52.3C66.7 53.6 69.2 53.8 70 55.6C70.5 56.5 68.7 57.2 68.1 58.1C67.2 59.2 65.1 60.2 65.7 61.5C66.6 63.6 69 65.4 71.3 65.5C72.8 65.6 73.2 63.2 73.9 61.9C75.4 59.5 78 57.3 78 54.4C77.9 51.5 74.8 49.4 73.7 46.7C72.2 43.4 73.6 37.2 70.1 36.5C65.5 35.6 59.3 39 57.9 43.5z",
  "M29.1 34.7C25.9 36.3 30.6 41.6 30.7 45.2C30.7 48.2 28.6 51.4 29.6 54.3C30.7 57.5 34 59.4 36.3 61.9C37.7 63.3 38.6 66.2 40.5 66C42.8 65.8 45.2 63.3 45.5 61C45.7 59.2 42.9 58.5 41.7 57.1C40.5 55.7 38.3 54.5 38.4 52.7C38.6 50.6 41.3 49.7 42.3 47.8C44.2 44.5 49.6 40 46.9 37.3C42.6 33.1 34.5 32.1 29.1 34.7z",
  "M62.9 70.6C64.4 70.5 64.2 67.7 65.3 66.6C66.1 65.8 67.4 65.4 68.5 65.4C69.6 65.4 70.9 65.8 71.7 66.6C72.8 67.7 72.6 70.5 74.1 70.6C75.5 70.7 76 68.4 76 67C76 65.2 75.7 63.1 74.3 62C72.8 60.7 70.5 60.8 68.5 60.8C66.5 60.8 64.2 60.7 62.7 62C61.3 63.1 61 65.2 61 67C61 68.4 61.5 70.7 62.9 70.6z",
  "M37.4 70.6C38.9 70.5 38.7 67.7 39.8 66.6C40.6 65.8 41.9 65.4 43 65.4C44.1 65.4 45.4 65.8 46.2 66.6C47.3 67.7 47.1 70.5 48.6 70.6C50 70.7 50.5 68.4 50.5 67C50.5 65.2 50.2 63.1 48.8 62C47.3 60.7 45 60.8 43 60.8C41 60.8 38.7 60.7 37.2 62C35.8 63.1 35.5 65.2 35.5 67C35.5 68.4 36 70.7 37.4 70.6z",
  "M74.6 23.8a6.9 6.9 0 1 1 13.8 0a6.9 6.9 0 1 1 -13.8 0z",
  "M76.9 23.8a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z",
  "M81.2 23.2a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z",
  "M96 34.3C95.4 35.1 94.2 35.4 93.2 35.7C91.9 36.1 90.5 36.4 89 36.4C87.3 36.5 85.5 36.6 83.8 36.2C82.2 35.9 80.5 35.3 79.2 34.2C78.9 34 79.3 32.9 79.8 33C81.3 33.1 82.6 34.3 84.2 34.6C85.7 34.9 87.4 34.8 89 34.8C90.2 34.7 91.5 34.5 92.8 34.1C93.6 33.8 94.3 32.8 95.2 32.9C95.8 32.9 96.3 33.9 96 34.3z",
].join("");

/** The chameleon; each use sets its `fill`. */
export const CHAMELEON = svg`<symbol id="chameleon" viewBox="-9 1 108 72">
  <path d="${OUTLINE}" paint-order="stroke" stroke-linejoin="round"></path>
</symbol>`;
