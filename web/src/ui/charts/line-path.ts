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

/** Move marks of a given size up or down, in order, so that none overlaps another. */
export function spreadMarks(marks: readonly Point[], width: number, height: number): Point[] {
  const moved: Point[] = [];
  for (const { x, y } of marks) {
    const isFree = (top: number) =>
      moved.every((other) => Math.abs(other.x - x) >= width || Math.abs(other.y - top) >= height);
    const inColumn = moved.filter((other) => Math.abs(other.x - x) < width);
    const candidates = [y, ...inColumn.flatMap((other) => [other.y - height, other.y + height])];
    const found = candidates
      .filter((top) => top === y || (top >= 0 && top <= 100))
      .sort((one, other) => Math.abs(one - y) - Math.abs(other - y))
      .find(isFree);
    moved.push({ x, y: found ?? y });
  }
  return moved;
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
