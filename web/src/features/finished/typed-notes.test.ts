import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { TypedNotes } from "./typed-notes";

const KEY = "coloretto:v1:typed-notes";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

test("notes that are being typed are kept across a reload", () => {
  const notes = new TypedNotes();
  notes.keep("a", "fir");
  notes.keep("b", "other");
  notes.keep("a", "first");
  expect(new TypedNotes().all()).toEqual([
    ["a", "first"],
    ["b", "other"],
  ]);
});

test("a note that the database has is forgotten, unless the player has typed on", () => {
  const notes = new TypedNotes();
  notes.keep("a", "first");
  notes.keep("b", "other");
  notes.forget("a", "fir");
  notes.forget("c", "unknown");
  expect(notes.all()).toHaveLength(2);
  notes.forget("a", "first");
  expect(notes.all()).toEqual([["b", "other"]]);
});

test("without notes nothing is stored", () => {
  const notes = new TypedNotes();
  notes.keep("a", "first");
  notes.forget("a", "first");
  expect(storage.entries()).toEqual({});
});

test.each(["", "{", "null", "[]", "5"])("%j in the storage is no note", (text) => {
  storage.setItem(KEY, text);
  expect(new TypedNotes().all()).toEqual([]);
});

test("what is not a text is no note", () => {
  storage.setItem(KEY, '{"a": 1, "b": "other", "c": null}');
  expect(new TypedNotes().all()).toEqual([["b", "other"]]);
});
