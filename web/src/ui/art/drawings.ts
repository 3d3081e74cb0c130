/** Finds the drawings that a picture uses, for pictures outside the page. */

/** The markup of drawings by their ids. */
export type Drawings = ReadonlyMap<string, string>;

const DRAWING = /<(symbol|pattern|linearGradient|clipPath) id="([^"]+)".*?<\/\1>/g;

/** Return the drawings in markup. */
export function drawingsIn(markup: readonly string[]): Drawings {
  const compact = markup.join("").replace(/\s+/g, " ").replaceAll("> <", "><");
  return new Map([...compact.matchAll(DRAWING)].map(([drawing, , id = ""]) => [id, drawing]));
}

/** Return the drawings that the markup refers to, and those that these refer to, in their own order. */
export function usedDrawings(markup: string, drawings: Drawings): string {
  const used = new Set<string>();
  const find = (text: string): void => {
    for (const [, id = ""] of text.matchAll(/#([\w-]+)/g)) {
      const drawing = drawings.get(id);
      if (drawing === undefined || used.has(id)) continue;
      used.add(id);
      find(drawing);
    }
  };
  find(markup);
  return [...drawings].map(([id, drawing]) => (used.has(id) ? drawing : "")).join("");
}
