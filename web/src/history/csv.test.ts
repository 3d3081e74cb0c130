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

test.each(["=1+1", "+1", "-1", "@now"])("the note %s is not a formula in a spreadsheet", (note) => {
  expect(csvFromGames([game(1, { note })])).toContain(`,"'${note}"`);
});
