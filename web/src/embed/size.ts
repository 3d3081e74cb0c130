/** How high a frame should be, by its width: what a table needs. The least width that has a height, then that height. */
export const HEIGHTS: readonly (readonly [number, number])[] = [
  [1000, 720],
  [0, 680],
];

export function heightFor(width: number): number {
  return HEIGHTS.find(([least]) => width >= least)?.[1] ?? 0;
}
