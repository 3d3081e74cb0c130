import { expect, test } from "vitest";
import { compareToEven, estimateMean, estimateShare, rowsOf, type Sums, transpose, widestRow } from "./figures";

/** Return the sums over games, each a list of its observations. */
function sumsOf(games: readonly (readonly number[])[]): Sums {
  const sums = [0, 0, 0, 0, 0];
  for (const game of games) {
    const total = game.reduce((sum, each) => sum + each, 0);
    for (const [index, term] of [game.length, total, game.length ** 2, total ** 2, game.length * total].entries())
      sums[index] = (sums[index] ?? 0) + term;
  }
  return sums;
}

function estimate(low: number, high: number) {
  return { value: (low + high) / 2, low, high };
}

const single = (ones: number, games: number) => Array.from({ length: games }, (_, index) => [index < ones ? 1 : 0]);

test("the interval of independent observations is Wilson's", () => {
  const share = estimateShare(sumsOf(single(40, 100)));
  expect(share?.value).toBe(0.4);
  expect(share?.low).toBeCloseTo(0.3094, 4);
  expect(share?.high).toBeCloseTo(0.498, 4);
});

test.each([
  [0, 0, 0.037],
  [100, 0.963, 1],
])("%i of 100 have an interval between 0 and 1", (ones, low, high) => {
  const share = estimateShare(sumsOf(single(ones, 100)));
  expect(share?.low).toBeCloseTo(low, 3);
  expect(share?.high).toBeCloseTo(high, 3);
});

test("observations that are alike within a game have a wider interval", () => {
  const width = (sums: Sums) => {
    const { low, high } = estimateShare(sums) ?? estimate(0, 0);
    return high - low;
  };
  const alike = single(4, 10).map(([each = 0]) => Array<number>(10).fill(each));
  expect(width(sumsOf(alike))).toBeGreaterThan(2.5 * width(sumsOf(single(40, 100))));
});

test("a mean has the interval of its standard error", () => {
  const values = Array.from({ length: 50 }, (_, index) => [index % 2 === 0 ? 3 : 7]);
  const mean = estimateMean(sumsOf(values));
  expect(mean?.value).toBe(5);
  expect(mean?.high).toBeCloseTo(5 + (1.96 * 2) / Math.sqrt(50), 9);
  expect(mean?.low).toBeCloseTo(5 - (1.96 * 2) / Math.sqrt(50), 9);
});

test("too few observations have no figure", () => {
  expect(estimateShare(sumsOf(single(3, 29)))).toBeNull();
  expect(estimateMean(sumsOf(single(3, 29)))).toBeNull();
  expect(estimateShare(sumsOf(single(3, 30)))).not.toBeNull();
  expect(estimateMean(sumsOf(single(3, 30)))).not.toBeNull();
  expect([estimateShare([]), estimateMean([])]).toEqual([null, null]);
});

test("a share is even if its interval contains the even one", () => {
  expect(compareToEven(estimate(0.2, 0.3), 0.25)).toBe("even");
  expect(compareToEven(estimate(0.26, 0.3), 0.25)).toBe("more");
  expect(compareToEven(estimate(0.2, 0.24), 0.25)).toBe("fewer");
  expect(compareToEven(estimate(0.25, 0.3), 0.25)).toBe("even");
  expect(compareToEven(estimate(0.2, 0.25), 0.25)).toBe("even");
});

test("cells are split into rows and turned into columns", () => {
  const rows = rowsOf([1, 2, 3, 4, 5, 6], 3);
  expect(rows).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect(transpose(rows)).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
});

test("the widest row has figures at both ends", () => {
  const [low, middle, high] = [estimate(0, 0.1), estimate(0.4, 0.5), estimate(0.9, 1)];
  expect(
    widestRow([
      [low, high, middle],
      [null, low, high],
      [high, high, low],
    ]),
  ).toBe(2);
  expect(widestRow([[null, low]])).toBe(-1);
  expect(widestRow([[low, null]])).toBe(-1);
  expect(widestRow([])).toBe(-1);
});

test("the widest row has the largest difference, not the largest figures", () => {
  const row = (first: number, last: number) => [estimate(first, first), estimate(last, last)];
  expect(widestRow([row(0.9, 0.8), row(0.1, 0.4), row(0.4, 0.2)])).toBe(1);
  expect(widestRow([row(0.5, 0.5), row(0.5, 0.5)])).toBe(0);
});
