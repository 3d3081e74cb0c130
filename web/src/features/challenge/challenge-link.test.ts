import { beforeEach, expect, test, vi } from "vitest";
import { parseUrl } from "../../app/url";
import { challengeUrl } from "./challenge-link";

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://games.example/", documentElement: { dataset: {} } });
});

test("a link deals the same cards to the same seats, and says what was scored and who sends it", () => {
  const deal = { edition: "golden", scoring: "grey", marker_depth: "15", seed: "42", seats: "human.expert-spoiler" };
  const url = new URL(challengeUrl(deal, [43, -5], " Anna "));
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...deal, scores: "43.-5", from: "Anna" });
});

test("a link names a daily deal by its date, and no sender who typed no name", () => {
  const url = new URL(challengeUrl({ daily: "2026-11-21" }, [43, -5], " "));
  expect(Object.fromEntries(url.searchParams)).toEqual({ daily: "2026-11-21", scores: "43.-5" });
  expect(parseUrl(url).game).toEqual({ from: "engine", game: { day: "2026-11-21", query: { scores: "43.-5" } } });
});
