import { expect, test } from "vitest";
import { game, skill } from "../../testing/finished-games";
import { csvFromGames } from "./csv";

test("each game is a line with the person's result", () => {
  const [person, first, ...others] = game(1).seats;
  if (!person || !first) throw new Error("no seats");
  const seats = [person, { ...first, level: "expert", style: "spoiler" }, ...others];
  const reviewed = game(1, { seats, skill: skill(0.125, 2.5), daily: "2026-10-01", hints: 2 });
  expect(csvFromGames([reviewed, game(2, { seat: 3, practice: true })]).split("\r\n")).toEqual([
    "finished,players,edition,side,opponents,points,rank,scores,practice,hints,daily_deal,win_share_lost,points_lost",
    "2026-10-01T01:00:00Z,4,classic,brown,expert:spoiler regular regular,30,1,30 20 10 5,0,2,2026-10-01,0.125,2.5",
    "2026-10-01T02:00:00Z,4,classic,brown,regular regular regular,5,4,30 20 10 5,1,0,,,",
    "",
  ]);
});
