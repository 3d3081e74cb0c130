import { expect, test } from "vitest";
import { game, skill } from "../../testing/finished-games";
import { csvFromGames } from "./csv";

test("each game is a line with the person's result", () => {
  const [person, first, ...others] = game(1).seats;
  if (!person || !first) throw new Error("no seats");
  const seats = [person, { ...first, level: "expert", style: "spoiler" }, ...others];
  const marked = { favourite: true, note: 'Clio said: "no", twice' } as const;
  const reviewed = game(1, { seats, skill: skill(0.125, 2.5), daily: "2026-10-01", hints: 2, ...marked });
  expect(csvFromGames([reviewed, game(2, { seat: 3, practice: true })]).split("\r\n")).toEqual([
    "finished,players,edition,side,opponents,points,rank,scores,practice,hints,daily_deal,win_share_lost,points_lost,continued,people,favourite,note",
    '2026-10-01T01:00:00Z,4,classic,brown,expert:spoiler regular regular,30,1,30 20 10 5,0,2,2026-10-01,0.125,2.5,0,1,1,"Clio said: ""no"", twice"',
    "2026-10-01T02:00:00Z,4,classic,brown,regular regular regular,5,4,30 20 10 5,1,0,,,,0,1,0,",
    "",
  ]);
});

/** What spreadsheets run: an equals sign, plus, minus or at sign at the beginning of a cell, also in full width. */
const FORMULAS = ["=1+1", "+1+1", "-1+1", "@now", "＝cmd()", "＋1", "－1", "＠now"];

/** Split a line as spreadsheets do that separate by this character: quotes count only at the beginning of a cell. */
function cellsOf(csv: string, separator: string): string[] {
  const cell = new RegExp(`"(?:[^"]|"")*"[^${separator}\r\n]*|[^${separator}\r\n]*`, "g");
  const found = [...csv.matchAll(cell)].map(([text]) => text);
  return found.map((text) =>
    text.startsWith('"') ? text.replace(/"((?:[^"]|"")*)"/, "$1").replaceAll('""', '"') : text,
  );
}

test.each([",", ";", "\t", "|"])("no note is a formula in a spreadsheet that separates by %j", (separator) => {
  for (const formula of FORMULAS) {
    const hidden = [" ", "\u00a0", "\ufeff", "\u202e", "\t", "\r", "\n", '"', '" "'].map((before) => before + formula);
    const joined = [",", ";", "\t", "|", "\n", '";"'].map((before) => `ok${before}${formula}`);
    for (const note of [formula, ...hidden, ...joined]) {
      const cells = cellsOf(csvFromGames([game(1, { note })]), separator);
      expect(cells.filter((each) => /^[\p{C}\p{Z}"]*[=+@＝＋－＠-](?!\d+$)/u.test(each))).toEqual([]);
    }
  }
});

test("no other text is a formula in a spreadsheet either", () => {
  const [person, first, ...others] = game(1).seats;
  if (!person || !first) throw new Error("no seats");
  const seats = [person, { ...first, level: '=HYPERLINK("http://x.example")' }, ...others];
  expect(csvFromGames([game(1, { seats })])).toContain(`,"'=HYPERLINK(""http://x.example"") regular regular",`);
});

test("numbers below zero stay numbers", () => {
  expect(csvFromGames([game(1, { seat: 1, scores: [-3, -4, 10, 5] })])).toContain(",-4,2,-3 -4 10 5,");
});

test("a note without formulas is exported as it is", () => {
  const note = "1 = 1, a+b; 3 - 2\nClio’s e-mail: clio@example.com";
  expect(csvFromGames([game(1, { note })])).toContain(`,"${note}"\r\n`);
});
