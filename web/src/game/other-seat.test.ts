import { expect, test } from "vitest";
import { botsAround } from "./other-seat";

test.each([
  ["abcd", 0, 0, "bcd"],
  ["abcd", 0, 1, "dbc"],
  ["abcd", 0, 3, "bcd"],
  ["abcd", 1, 0, "cda"],
  ["abcd", 1, 2, "dac"],
  ["ab", 0, 1, "b"],
  ["ab", 1, 0, "a"],
])("at the table %s a person who moves from seat %i to %i has the bots %s around", (seats, own, seat, bots) => {
  expect(botsAround([...seats], own, seat).join("")).toBe(bots);
});
