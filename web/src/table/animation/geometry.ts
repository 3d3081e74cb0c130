import type { Box } from "./plan";

export const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";

/** Return null for an element that is not displayed. */
export function boxOf(element: Element | null | undefined): Box | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
}

/** Return the transform that shows an element of a size, whose origin is the corner of the window, in a box. */
export function transformTo(target: Box, size: Box): string {
  return `translate(${target.x}px, ${target.y}px) scale(${target.width / size.width}, ${target.height / size.height})`;
}

/** Return a box of a multiple of a size around a point. */
export function boxAround(x: number, y: number, { width, height }: Box, scale = 1): Box {
  return { x: x - (width * scale) / 2, y: y - (height * scale) / 2, width: width * scale, height: height * scale };
}

export interface Point {
  x: number;
  y: number;
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
