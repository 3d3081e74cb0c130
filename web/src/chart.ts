/** Curves in a box of 100 by 100, its origin at the upper left: pure. */

/** A line through values from 0 to 1, evenly spaced. */
export function linePath(values: readonly number[]): string {
  const last = Math.max(values.length - 1, 1);
  return values
    .map((value, index) => `${index === 0 ? "M" : "L"}${rounded((index / last) * 100)} ${rounded(100 - value * 100)}`)
    .join("");
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
