import { describe, expect, test } from "vitest";
import { exchanges } from "../../testing/recordings";
import type { RecordForms } from "../engine/protocol";
import { hasMessage, loadAllTexts } from "../i18n";
import { MAX_IMPORT_SIZE, parseImport } from "./parse-import";

const finished = await exchanges("finished");
const { text: RECORD, json: JSON_FORM } = finished.flatMap(({ request, answer }) =>
  request.method === "record" && "result" in answer ? [answer.result as RecordForms] : [],
)[0] as RecordForms;
const SAVE = finished.flatMap(({ request }) => (request.method === "load" ? [request.params.save] : []))[0] as string;

describe("a record is read from", () => {
  test.each([
    ["text", RECORD],
    ["text with blanks around it", `  ${RECORD}\n`],
    ["text in lines", RECORD.replaceAll(" ", "\r\n")],
    ["a link", `https://example.org/coloretto/?lang=fr&record=${encodeURIComponent(RECORD)}`],
    ["a link in capitals", `HTTPS://example.org/?record=${encodeURIComponent(RECORD)}`],
  ])("%s", (_name, pasted) => {
    expect(parseImport(pasted)).toEqual({ record: RECORD, save: null });
  });

  test("JSON in any layout", () => {
    expect(parseImport(JSON.stringify(JSON_FORM, null, 4))).toEqual({ record: JSON.stringify(JSON_FORM), save: null });
  });
});

describe("a save is read from", () => {
  const { record } = JSON.parse(SAVE);

  test("its text", () => {
    expect(parseImport(SAVE)).toEqual({ record, save: SAVE });
  });

  test("a link", () => {
    expect(parseImport(`http://127.0.0.1/#save=${encodeURIComponent(SAVE)}`)).toEqual({ record, save: SAVE });
  });
});

test.each([
  ["", "games-nothing"],
  [" \n ", "games-nothing"],
  ["x".repeat(MAX_IMPORT_SIZE + 1), "games-too-large"],
  ["{", "games-no-record"],
  ['{"save": 1}', "games-no-record"],
  ['{"save": 1, "record": 7}', "games-no-record"],
  ['{"rules": 2, "players": 3}', "games-newer"],
  ['{"save": 2}', "games-newer"],
  ["https://example.org/?lang=de", "games-no-game-in-address"],
  ["https://", "games-no-game-in-address"],
  ["https://example.org/?record=https://example.org/?record=x", "games-no-game-in-address"],
  ["https://example.org/?record=http://example.org/?record=x", "games-no-game-in-address"],
  ["https://example.org/?record=", "games-no-game-in-address"],
  [`https://example.org/#save=${encodeURIComponent('{"save": 2}')}`, "games-newer"],
])("a text that is not a game has a problem (%#)", (pasted, problem) => {
  expect(parseImport(pasted)).toEqual({ problem });
});

test.each(["rubbish", "see https://example.org/?record=x", '{"rules":"2"}'])("%s is left to the engine", (text) => {
  expect(parseImport(text)).toEqual({ record: text, save: null });
  expect(parseImport(`https://example.org/?record=${encodeURIComponent(text)}`)).toEqual({ record: text, save: null });
});

test("a text of the largest size is accepted", () => {
  expect(parseImport("x".repeat(MAX_IMPORT_SIZE))).toHaveProperty("record");
});

test.each(["games-nothing", "games-too-large", "games-no-record", "games-newer", "games-no-game-in-address"])(
  "%s is a message",
  async (problem) => {
    await loadAllTexts();
    expect(hasMessage(problem)).toBe(true);
  },
);
