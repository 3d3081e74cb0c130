/** Curves in a box of 100 by 100, its origin at the upper left: pure. */

/** A line through values from 0 to 1, evenly spaced. */
export function linePath(values: readonly number[]): string {
  const last = Math.max(values.length - 1, 1);
  return values
    .map((value, index) => `${index === 0 ? "M" : "L"}${rounded((index / last) * 100)} ${rounded(100 - value * 100)}`)
    .join("");
}

export interface Place {
  x: number;
  y: number;
}

/** Moves marks up or down, in the order given, so that none of the given width and height lies on another. */
export function spread(places: readonly Place[], width: number, height: number): Place[] {
  const free: Place[] = [];
  for (const { x, y } of places) {
    const isFree = (at: number) =>
      free.every((other) => Math.abs(other.x - x) >= width || Math.abs(other.y - at) >= height);
    const beside = free.filter((other) => Math.abs(other.x - x) < width);
    const wanted = [y, ...beside.flatMap((other) => [other.y - height, other.y + height])];
    const found = wanted
      .filter((at) => at === y || (at >= 0 && at <= 100))
      .sort((one, other) => Math.abs(one - y) - Math.abs(other - y))
      .find(isFree);
    free.push({ x, y: found ?? y });
  }
  return free;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
