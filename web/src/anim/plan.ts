/** Which cards travel, from where to where: numbers only, no page. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where each card lies, by its id. */
export type Layout = ReadonlyMap<number, Box>;

export interface Move {
  id: number;
  from: Box;
  to: Box;
  /** Of the time that one card travels: cards that go together leave one after another. */
  delay: number;
}

/** More cards than that never turn up at once; when they do, it is another game. */
const MOST_NEW = 2;
const STAGGER = 0.15;
/** Pixels: what moves less only makes room. */
const LEAST = 4;

/** The moves from one layout to the next; cards that were not there come from the supply. */
export function plan(before: Layout, after: Layout, supply: Box | null): Move[] {
  const isNew = (id: number) => !before.has(id);
  const origin = [...after.keys()].filter(isNew).length > MOST_NEW ? null : supply;
  const moves: Move[] = [];
  for (const [id, to] of after) {
    const from = before.get(id) ?? origin;
    if (from && distance(from, to) >= LEAST) moves.push({ id, from, to, delay: moves.length * STAGGER });
  }
  return moves;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
