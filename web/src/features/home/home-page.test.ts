import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { day, mistake } from "../../../testing/finished-games";
import { markup } from "../../../testing/markup";
import { loadAllTexts } from "../../i18n";
import { HomePage } from "./home-page";

const TODAY = "2026-11-21";

beforeAll(loadAllTexts);

beforeEach(() => {
  vi.stubEnv("VITE_TABLES", '{"options": {"defaults": {"players": 3, "level": "regular"}}}');
});

function drawn(about: Partial<HomePage>): string {
  const page = Object.assign(new HomePage(), { today: TODAY, mistake: mistake(), ...about });
  return markup((page as unknown as { render(): unknown }).render());
}

test.each([
  ["that waits", [], "Today’s deal"],
  ["with a result", [day(TODAY)], "Compare and share"],
])("each button has a name of its own beside a deal of the day %s", (_, days, name) => {
  const page = drawn({ data: { games: [], days, mistakes: [] }, unfinished: 2, isInPlay: true });
  const names = [...page.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(names).toEqual(expect.arrayContaining([name, "Play a game"]));
  expect(names).toEqual([...new Set(names)]);
});

test("the Master’s result has a place while the Master plays", () => {
  const data = { games: [], days: [day(TODAY, { par: null })], mistakes: [] };
  expect(drawn({ data, isMasterPlaying: true })).toContain("the Master: …");
  expect(drawn({ data })).not.toContain("the Master");
});

test("a position that the engine cannot read has no place", () => {
  const data = { games: [], days: [], mistakes: [] };
  expect([drawn({ data }), drawn({ data, position: "unreadable" })].map((page) => page.includes('"position"'))).toEqual(
    [true, false],
  );
});
