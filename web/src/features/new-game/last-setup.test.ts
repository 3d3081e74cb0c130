import { expect, test } from "vitest";
import type { Options } from "../../engine/tables";
import { setupFromText } from "./last-setup";

const OPTIONS = {
  players: [2, 3],
  editions: ["classic", "golden"],
  scorings: ["brown", "grey"],
  marker_depths: [15, 16],
  levels: [{ level: "casual" }, { level: "expert" }],
  styles: ["hoarder", "spoiler"],
  name_max: 5,
  defaults: { players: 3, edition: "classic", scoring: "brown", level: "casual" },
} as unknown as Options;

const PERSON = { kind: "human", level: null, name: "Anna" };
const BOT = { kind: "bot", level: "expert", style: "spoiler", name: "Bruno" };
const SETUP = { players: 2, edition: "golden", scoring: "grey", marker_depth: 16, seats: [PERSON, BOT] };

function setupFrom(change: object) {
  return setupFromText(JSON.stringify({ ...SETUP, ...change }), OPTIONS);
}

function seatFrom(seat: unknown) {
  return setupFrom({ seats: [seat, BOT] })?.seats[0];
}

test("a setup is read as it was written, but with another deck each time", () => {
  expect(setupFrom({ seed: 7 })).toEqual({ ...SETUP, seed: null });
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a number of players that there is no longer", JSON.stringify({ ...SETUP, players: 4 })],
  ["no number of players", JSON.stringify({ ...SETUP, players: undefined })],
  ["no seats", JSON.stringify({ ...SETUP, seats: undefined })],
  ["seats that are no list", JSON.stringify({ ...SETUP, seats: "ab" })],
  ["fewer seats than players", JSON.stringify({ ...SETUP, seats: [PERSON] })],
  ["more seats than players", JSON.stringify({ ...SETUP, seats: [PERSON, BOT, BOT] })],
])("%s is no setup", (_, text) => {
  expect(setupFromText(text, OPTIONS)).toBeNull();
});

test.each([
  ["edition", "classic"],
  ["scoring", "brown"],
  ["marker_depth", null],
])("an unknown choice of %s becomes the default", (field, standard) => {
  for (const value of ["unknown", undefined]) {
    expect(setupFrom({ [field]: value })).toEqual({ ...SETUP, seed: null, [field]: standard });
  }
});

test("a bot of unknown level and style is one of the default level without a style", () => {
  const standard = { ...BOT, level: "casual", style: null };
  expect(seatFrom({ ...BOT, level: "unknown", style: "unknown" })).toEqual(standard);
  expect(seatFrom({ kind: "bot", name: "Bruno" })).toEqual(standard);
});

test.each([[null], ["human"], [{}]])("a player read from %j is a bot without a name", (value) => {
  expect(seatFrom(value)).toEqual({ kind: "bot", level: "casual", style: null, name: null });
});

test("a person has neither level nor style", () => {
  expect(seatFrom({ ...PERSON, level: "expert", style: "spoiler" })).toEqual(PERSON);
});

test.each([
  ["Anna", "Anna"],
  ["Bruno", "Bruno"],
  ["Claire", null],
  ["", ""],
  [5, null],
  [undefined, null],
])("a player named %j is called %j", (name, known) => {
  for (const seat of [PERSON, BOT]) expect(seatFrom({ ...seat, name })).toEqual({ ...seat, name: known });
});
