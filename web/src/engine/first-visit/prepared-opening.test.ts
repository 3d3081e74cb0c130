import { expect, test } from "vitest";
import { momentFrom } from "./prepared-opening";

const BEGINNING = {
  view: { drawn: null, unseen: { c0: 1, c1: 2 }, rows: [[1], []], log: ["round"] },
  game: { id: "{id}" },
  save: '{"id":"{id}","salt":"{salt}","record":"4cb15 - d"}',
};
const DRAWN = [
  {
    view: { drawn: [{ card: "c0" }], unseen: { c0: [], c1: 1 }, rows: { 0: [[]] }, log: { 1: ["draw"] } },
    save: [102, 0, "p1"],
  },
  [{ view: { drawn: null } }],
];

/** Return an opening in which the person may draw, and a computer player acts then. */
function opening() {
  return momentFrom(JSON.stringify([BEGINNING, { d: DRAWN }]));
}

test("a change names the items that differ", () => {
  const beginning = opening();
  const drawn = beginning.after({ method: "play", params: { action: "d" } });
  expect(drawn?.answer.view).toEqual({
    drawn: { card: "c0" },
    unseen: { c1: 1 },
    rows: [[], []],
    log: ["round", "draw"],
  });
  expect(drawn?.answer.save.endsWith('4cb15 - dp1"}')).toBe(true);
  expect(beginning.answer.view).toEqual(BEGINNING.view);
});

test("each opening gets an id and a salt of its own", () => {
  const games = [opening(), opening()].map(({ answer }) => ({ ...JSON.parse(answer.save), named: answer.game.id }));
  for (const { id, salt, named } of games) {
    expect(named).toBe(id);
    for (const digits of [id, salt]) expect(digits).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(new Set(games.flatMap(({ id, salt }) => [id, salt])).size).toBe(4);
});

test("only the requests lead on that are prepared", () => {
  const beginning = opening();
  expect(beginning.after({ method: "bot_action" })).toBeNull();
  expect(beginning.after({ method: "undo" })).toBeNull();
  expect(beginning.after({ method: "play", params: { action: "t1" } })).toBeNull();
  const last = beginning.after({ method: "play", params: { action: "d" } })?.after({ method: "bot_action" });
  expect(last?.answer.view).toMatchObject({ drawn: null, log: ["round", "draw"] });
  expect(last?.after({ method: "bot_action" })).toBeNull();
  expect(last?.after({ method: "play", params: { action: "d" } })).toBeNull();
});
