/** Lines of charts in a box of 100 by 100, with the origin at the upper left. */

export interface Point {
  x: number;
  y: number;
}

/** Return the SVG path through evenly spaced values from 0 to 1. */
export function linePath(values: readonly number[]): string {
  return pathThrough(pointsOf(values));
}

/** Return the SVG path around the area between two lines through evenly spaced values. */
export function bandPath(lows: readonly number[], highs: readonly number[]): string {
  return `${pathThrough([...pointsOf(highs), ...pointsOf(lows).reverse()])}Z`;
}

/**
 * Move marks of a given size, in order, to the nearest places in the box where none overlaps another. They move up or down
 * rather than aside, because their horizontal place is a time.
 */
export function spreadMarks(marks: readonly Point[], width: number, height: number): Point[] {
  const moved: Point[] = [];
  for (const mark of marks) {
    const isFree = ({ x, y }: Point) =>
      moved.every((other) => Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height);
    const distance = ({ x, y }: Point) => (ASIDE * Math.abs(x - mark.x)) / width + Math.abs(y - mark.y) / height;
    const columns = [
      mark.x,
      ...placesBeside(
        moved.map(({ x }) => x),
        width,
      ),
    ];
    const lines = [
      mark.y,
      ...placesBeside(
        moved.map(({ y }) => y),
        height,
      ),
    ];
    const places = columns.flatMap((x) => lines.map((y) => ({ x, y }))).filter(isFree);
    moved.push(places.sort((one, other) => distance(one) - distance(other))[0] ?? mark);
  }
  return moved;
}

/** How much worse it is to move a mark aside than up or down: only if there is no room in its column. */
const ASIDE = 100;

/** Return the places in the box that just touch marks of a given size. */
function placesBeside(places: readonly number[], size: number): number[] {
  return places.flatMap((place) => [place - size, place + size]).filter((place) => place >= 0 && place <= 100);
}

function pointsOf(values: readonly number[]): Point[] {
  const last = Math.max(values.length - 1, 1);
  return values.map((value, index) => ({ x: (index / last) * 100, y: 100 - value * 100 }));
}

function pathThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`).join("");
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
