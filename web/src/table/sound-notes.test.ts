import { expect, test } from "vitest";
import { notesOf, SOUNDS } from "./sound-notes";

const highest = (notes: ReturnType<typeof notesOf>) => Math.max(...notes.map(({ hertz }) => hertz));

test("every sound has notes that can be heard and that end", () => {
  for (const sound of SOUNDS) {
    const notes = notesOf(sound);
    expect(notes.length, sound).toBeGreaterThan(0);
    for (const { at, hertz, seconds, gain } of notes)
      expect([at >= 0, hertz > 60, hertz < 4000, seconds > 0, seconds < 3, gain > 0.1 && gain <= 0.5], sound).toEqual(
        Array(6).fill(true),
      );
  }
});

test("each row rings higher than the one before, and an unknown one as the first", () => {
  const heights = [1, 2, 3, 4, 5].map((row) => highest(notesOf(`place-${row}`).filter(({ kind }) => kind === "pluck")));
  expect(heights).toEqual([...new Set(heights)].sort((one, other) => one - other));
  expect(notesOf("place-9")).toEqual(notesOf("place-1"));
});

test("the cards of a taken row drop one after another, each with a higher note", () => {
  const drops = notesOf("take-3").filter(({ kind }) => kind === "pluck");
  expect(drops.map(({ at, hertz }) => [Number(at.toFixed(2)), hertz])).toEqual([
    [0.3, 392],
    [0.39, 440],
    [0.48, 494],
  ]);
  const brushes = notesOf("take-3").filter(({ kind }) => kind === "brush");
  expect(brushes).toHaveLength(3 + drops.length);
  expect(brushes.slice(3).map(({ at }) => at)).toEqual(drops.map(({ at }) => at));
});
