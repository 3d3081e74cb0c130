import { expect, test } from "vitest";
import {
  botAt,
  playersFrom,
  reviewAddress,
  reviewedFrom,
  seatOfBot,
  tableAddress,
  withPlayers,
  workshopAddress,
  YOU,
} from "./seats";

test("the players of a table come back from its address", () => {
  const seats = [YOU, seatOfBot("Zoë’s bot & co"), "casual"];
  const address = tableAddress({ edition: "golden", scoring: "grey", seats }, "");
  expect(address).toMatch(/^workshop-table\.html\?players=3&edition=golden&scoring=grey&seat=you&/);
  expect(playersFrom(address.slice(address.indexOf("?")))).toEqual([
    { kind: "human", level: null, name: null },
    { kind: "bot", level: null, name: "Zoë’s bot & co" },
    { kind: "bot", level: "casual", name: null },
  ]);
});

test("a finished game comes back from its address, from the view of a seat", () => {
  const address = reviewAddress("2cb15 R+ x", ["casual", seatOfBot("my bot")], 1, "");
  expect(reviewedFrom(address.slice(address.indexOf("?")))).toEqual({
    from: "record",
    record: "2cb15 R+ x",
    seats: [
      { kind: "bot", level: "casual", name: null },
      { kind: "human", level: null, name: "my bot" },
    ],
  });
  expect(reviewedFrom("?record=2cb15&seat=you")).toBeNull();
  expect(reviewedFrom("?seat=you&viewpoint=0")).toBeNull();
});

test("an address without seats has no players", () => {
  expect(playersFrom("?players=4")).toEqual([]);
});

test("no address has more players than a table", () => {
  expect(playersFrom("?seat=you&seat=a&seat=b&seat=c&seat=d&seat=e&seat=f")).toHaveLength(5);
});

test("a seat of a bot has its name", () => {
  expect(botAt(seatOfBot("bot:1"))).toBe("bot:1");
  expect(botAt("casual")).toBeNull();
});

test("more players are like the last one, and fewer keep their seats", () => {
  expect(withPlayers([YOU, "casual"], 4)).toEqual([YOU, "casual", "casual", "casual"]);
  expect(withPlayers([YOU, "casual", "master"], 2)).toEqual([YOU, "casual"]);
});

test("the workshop and its tables pass on the settings of an address", () => {
  const choice = { edition: "classic", scoring: "brown", seats: [YOU] } as const;
  const search = "?lang=de&players=5&theme=dark";
  for (const address of [tableAddress(choice, search), reviewAddress("x", [YOU], 0, search)]) {
    expect(address).toContain("&lang=de&theme=dark&seat=you");
  }
  expect(["", search].map(workshopAddress)).toEqual(["workshop.html", "workshop.html?lang=de&theme=dark"]);
});
