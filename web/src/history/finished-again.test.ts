import { expect, test } from "vitest";
import { finishedAgain, idForRow } from "./finished-again";
import type { FinishedGame } from "./types";

const ID = "0".repeat(32);
const ranked = { id: ID, practice: false, record: "one" } as FinishedGame;
const practice = { ...ranked, practice: true, record: "two" };

test("practice replaces earlier practice, but no game that counts", async () => {
  const other = await idForRow([ranked], practice);
  expect(other).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(ID);
  expect(await idForRow([ranked, { ...practice, id: other }], { ...practice, record: "three" })).toBe(other);
  expect(await idForRow([practice], practice)).toBe(ID);
  expect(await idForRow([], practice)).toBe(ID);
});

test("practice with the same actions as the game that counts is that game", async () => {
  expect(await idForRow([ranked], { ...practice, record: "one" })).toBe(ID);
});

test("practice replaces the same game from a position, which did not count", async () => {
  expect(await idForRow([{ ...ranked, continued: true }], { ...practice, continued: true })).toBe(ID);
});

test("a game that counts replaces the same game before an undo", async () => {
  expect(await idForRow([ranked], { ...ranked, record: "two" })).toBe(ID);
  expect(await idForRow([practice], ranked)).toBe(ID);
});

test("a game that is finished again keeps its star and note", () => {
  const marked = { ...ranked, favourite: true as const, note: "my best" };
  expect(finishedAgain(marked, { ...ranked, record: "two" })).toEqual({ ...marked, record: "two" });
  expect(finishedAgain(marked, ranked)).toBeNull();
  expect(finishedAgain(undefined, ranked)).toEqual(ranked);
});
