import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { challengeOf, keepChallenge } from "./challenges";

const ANNA = { name: "Anna", scores: [43, 36] };

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

describe("what a friend scored", () => {
  test("is kept by deal, the latest in place of earlier ones", () => {
    keepChallenge("one", ANNA);
    keepChallenge("two", { ...ANNA, name: null });
    keepChallenge("one", { ...ANNA, name: "Ben" });
    expect(["one", "two", "three", null].map((deal) => challengeOf(deal)?.name)).toEqual([
      "Ben",
      null,
      undefined,
      undefined,
    ]);
    for (const deal of Array(30).keys()) keepChallenge(`${deal}`, ANNA);
    expect(challengeOf("one")).toBeNull();
    expect(challengeOf("10")).toEqual(ANNA);
  });

  test.each([
    "",
    "[]",
    '{"deals":1}',
    '{"deals":[["one",null],["one",{"name":3,"scores":[]}],["one",{"name":null,"scores":["x"]}]]}',
  ])("is nothing if the storage holds %j", (text) => {
    storage.setItem("coloretto:v1:challenges", text);
    expect(challengeOf("one")).toBeNull();
    keepChallenge("one", ANNA);
    expect(challengeOf("one")).toEqual(ANNA);
  });
});
