import { afterAll, beforeAll, expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import { loadAllTexts, setLanguage } from "../../i18n";
import { monthCalendar } from "./month-calendar";

beforeAll(loadAllTexts);
afterAll(() => setLanguage(["en"]));

test.each([
  ["en-GB", "Mon Tue Wed Thu Fri Sat Sun"],
  ["pl", "pon wt śr czw pt sob niedz"],
  ["pt-PT", "dom seg ter qua qui sex sáb"],
])("the days of a week have names with room in seven columns: %s", async (tag, names) => {
  await setLanguage([tag]);
  const shown = markup(monthCalendar({ month: "2026-11", date: "2026-11-21", today: "2026-11-21", days: new Map() }));
  const heads = shown.match(/<th scope="col".*?<\/tr>/s)?.[0].replace(/<[^>]*>/g, " ") ?? "";
  expect(heads.trim().split(/\s+/).join(" ")).toBe(names);
});
