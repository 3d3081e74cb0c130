import { beforeEach, describe, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { parseUrl } from "../../app/url";
import type { View } from "../../engine/protocol";
import { canBeSent, challengeUrl, sentGameFrom } from "./challenge-link";

const recorded = await viewWhere("finished", ({ phase }) => phase === "over");
const ended: View = { ...recorded, seed: 42, practice: false };
const SCORES = ended.seats.map(({ score }) => score);

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://games.example/", documentElement: { dataset: {} } });
});

describe("a link", () => {
  test("deals the same cards to the same seats, and says what was scored", () => {
    const [person, bot] = ended.seats as [View["seats"][0], View["seats"][0]];
    const seats = [{ ...bot, level: "expert", style: "spoiler", name: "Mum" }, { ...person, name: "Ben" }, bot];
    const url = new URL(challengeUrl(sentGameFrom({ ...ended, seats }), null, " Anna "));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      edition: ended.edition,
      scoring: ended.scoring,
      marker_depth: `${ended.marker_depth}`,
      seed: "42",
      seats: `expert-spoiler.human.${bot.level}`,
      scores: seats.map(({ score }) => score).join("."),
      from: "Anna",
    });
    expect(url.href).not.toMatch(/Mum|Ben/);
  });

  test("names a daily deal by its date, and no sender who typed no name", () => {
    const url = new URL(challengeUrl(sentGameFrom(ended), "2026-11-21", " "));
    expect(Object.fromEntries(url.searchParams)).toEqual({ daily: "2026-11-21", scores: SCORES.join(".") });
    expect(parseUrl(url).game).toEqual({
      from: "engine",
      game: { day: "2026-11-21", query: { scores: SCORES.join(".") } },
    });
  });

  test.each<[string, Partial<View>]>([
    ["a game from a position", { seed: null }],
    ["practice", { practice: true }],
    ["a game in play", { result: null }],
    ["several people", { seats: ended.seats.map((seat) => ({ ...seat, kind: "human", level: null })) }],
    ["a bot of the workshop", { seats: ended.seats.map((seat) => (seat.level ? { ...seat, level: "my.py" } : seat)) }],
  ])("does not exist for %s", (_, change) => {
    expect(canBeSent(ended)).toBe(true);
    expect(canBeSent({ ...ended, ...change })).toBe(false);
  });
});
