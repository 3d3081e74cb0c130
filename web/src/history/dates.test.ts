import { expect, test } from "vitest";
import { dateOf, daysAfter, isDate, isTimestamp, monthAfter, monthOf, timestampOf, weeksOf } from "./dates";

test("a month is shown in weeks from the given day on", () => {
  const weeks = weeksOf("2026-11", 1);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeksOf("2026-11", 7)[0]?.slice(0, 2)).toEqual(["2026-11-01", "2026-11-02"]);
  expect(weeksOf("2026-11", 7).at(-1)).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
  const dates = weeks.flat().filter((date) => date !== null);
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...new Set(dates)].sort());
});

test("months and days continue across years", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2028-03-01", -1)).toBe("2028-02-29");
  expect(monthOf("2026-11-21")).toBe("2026-11");
});

test("dates are in UTC and timestamps are to the second", () => {
  const time = new Date("2026-11-21T23:59:59.999Z");
  expect(dateOf(time)).toBe("2026-11-21");
  expect(timestampOf(time)).toBe("2026-11-21T23:59:59Z");
});

test.each(["2026-02-30", "2026-13-01", "2026-1-1", "21.11.2026", "", 20261121, null])("%j is not a date", (text) => {
  expect(isDate(text)).toBe(false);
});

test.each(["2026-11-21", "2026-11-21T25:00:00Z", "2026-02-30T00:00:00Z", "2026-11-21T10:00:00.5Z", 7])(
  "%j is not a moment",
  (text) => {
    expect(isTimestamp(text)).toBe(false);
  },
);

test("dates and timestamps are recognized", () => {
  expect(isDate("2028-02-29")).toBe(true);
  expect(isTimestamp("2026-11-21T17:34:00Z")).toBe(true);
});
