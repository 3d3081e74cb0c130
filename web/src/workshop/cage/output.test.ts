import { expect, test } from "vitest";
import { MAX_CHARACTERS, MAX_LINES } from "./messages";
import { Output } from "./output";

function printed(...texts: string[]): (string | null)[] {
  const lines: (string | null)[] = [];
  const output = new Output((line) => lines.push(line));
  for (const text of texts) output.write(new TextEncoder().encode(text));
  return lines;
}

test("a line is sent when it ends", () => {
  expect(printed("one\ntw", "o\nthr")).toEqual(["one", "two"]);
});

test("a character may come in two parts", () => {
  const lines: (string | null)[] = [];
  const output = new Output((line) => lines.push(line));
  const bytes = new TextEncoder().encode("€\n");
  expect(output.write(bytes.subarray(0, 1)) + output.write(bytes.subarray(1))).toBe(bytes.length);
  expect(lines).toEqual(["€"]);
});

test.each(["x\n", "€\n", "x"])("%j without end is cut once", (text) => {
  const lines = printed(text.repeat(MAX_CHARACTERS), text.repeat(MAX_CHARACTERS), text.repeat(10 * MAX_CHARACTERS));
  expect(lines.filter((line) => line === null)).toEqual([null]);
  expect(lines.at(-1)).toBeNull();
  expect(lines.join("").length).toBeLessThanOrEqual(MAX_CHARACTERS);
});

test("more lines than a console shows are cut", () => {
  const lines = printed(..."\n".repeat(MAX_LINES), "\n", "\n");
  expect(lines).toHaveLength(MAX_LINES + 1);
  expect(lines.at(-1)).toBeNull();
});

test("the next request prints again", () => {
  const lines: (string | null)[] = [];
  const output = new Output((line) => lines.push(line));
  output.write(new Uint8Array(MAX_CHARACTERS + 1));
  output.begin();
  output.write(new TextEncoder().encode("again\n"));
  expect(lines).toEqual([null, "again"]);
});

test("a line that never ends is sent in parts", () => {
  const lines: (string | null)[] = [];
  const output = new Output((line) => lines.push(line));
  for (let request = 0; request < 3; request += 1) {
    output.begin();
    output.write(new TextEncoder().encode("x".repeat(MAX_CHARACTERS)));
  }
  expect(lines.map((line) => line?.length)).toEqual([2 * MAX_CHARACTERS]);
});
