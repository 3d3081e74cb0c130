import { expect, test } from "vitest";
import { DEAL, OTHER_DEAL, savedGame, seat } from "../../testing/saved-games";
import { continues, isPromised, isSameGame, summaryOf } from "./save-text";

/** The record of a game from a position, which has three more fields. */
const POSITION = "4cb15 - R2O/O/Y/G xxx/TTT/.../... 1 2 P R7O7 GTB";

test("a summary has the players, the turns and whether the game is over", () => {
  const seats = [seat("human", "Anna"), seat("bot"), seat("bot"), seat("bot")];
  expect(summaryOf(savedGame("dp1dp2t1d", { seats }))).toMatchObject({
    actions: "dp1dp2t1d",
    seats,
    isOver: false,
    turns: 3,
  });
});

test("a new game has no actions and no turns", () => {
  expect(summaryOf(savedGame("-"))).toMatchObject({ actions: "", turns: 0, isOver: false });
});

test("undone actions are included but count as no turns", () => {
  expect(summaryOf(savedGame("dp1dp2", { undone: 2 }))).toMatchObject({ actions: "dp1dp2", turns: 1 });
});

test("a game is over if all jokers have a colour and nothing is undone", () => {
  const jokers = "RR/-/O/-";
  expect(summaryOf(savedGame("dp1t1", { jokers }))?.isOver).toBe(true);
  expect(summaryOf(savedGame("dp1t1", { jokers, undone: 1 }))?.isOver).toBe(false);
  expect(summaryOf(savedGame("dp1t1", { jokers: "RR/-/?/-" }))?.isOver).toBe(false);
});

test("a game from a position is read like a dealt one", () => {
  expect(summaryOf(savedGame("p3d", { deal: POSITION }))).toMatchObject({ actions: "p3d", turns: 1 });
});

test("an unknown kind of player is a bot, and a name that is not a text is dropped", () => {
  const seats = JSON.stringify([{ kind: "human", name: 5 }, { kind: "x" }, null]);
  expect(summaryOf(`{"record":"${DEAL} dp1 ?/?/?/?","undone":0,"seats":${seats}}`)?.seats).toEqual([
    seat("human"),
    seat("bot"),
    seat("bot"),
  ]);
});

test.each([
  "",
  "game",
  "null",
  "[]",
  '{"record":1,"seats":[],"undone":0}',
  `{"record":"${DEAL} dp1 ?","undone":0}`,
  `{"record":"${DEAL} dp1 ?","seats":[]}`,
  savedGame("dp1", { deal: `${DEAL} more` }),
  savedGame("dp1", { deal: "4cb15 -" }),
])("%j is not a save", (text) => {
  expect(summaryOf(text)).toBeNull();
  expect(isSameGame(text, text)).toBe(false);
  expect(continues(text, text)).toBe(false);
});

test("saves of one game match at any point and with any names", () => {
  const [one, bots] = [savedGame("dp1"), [seat("bot"), seat("bot"), seat("bot")]];
  expect(isSameGame(one, savedGame("dp2t1"))).toBe(true);
  expect(isSameGame(one, savedGame("dp1", { seats: [seat("human", "Anna"), ...bots] }))).toBe(true);
});

test("another deal or other players make another game", () => {
  const bots = [seat("bot"), seat("bot"), seat("bot"), seat("bot")];
  expect(isSameGame(savedGame("dp1"), savedGame("dp1", { deal: OTHER_DEAL }))).toBe(false);
  expect(isSameGame(savedGame("dp1"), savedGame("dp1", { seats: bots }))).toBe(false);
});

test("a save continues those whose actions it begins with", () => {
  const game = savedGame("dp1dp2");
  for (const actions of ["-", "d", "dp1", "dp1dp2"]) expect(continues(game, savedGame(actions))).toBe(true);
  for (const actions of ["dp2", "dp1dp2d", "dp1t1"]) expect(continues(game, savedGame(actions))).toBe(false);
  expect(continues(game, savedGame("dp1", { deal: OTHER_DEAL }))).toBe(false);
});

test("a save with undone actions continues the save from before they were undone", () => {
  expect(continues(savedGame("dp1dp2", { undone: 4 }), savedGame("dp1dp2"))).toBe(true);
});

test("a save that is not one continues nothing, and nothing continues it", () => {
  const game = savedGame("dp1");
  expect([continues(game, "x"), continues("x", game), isSameGame(game, "x")]).toEqual([false, false, false]);
});

test("a save with the salt of a promise is of this play of the game alone", () => {
  expect(isPromised('{"salt":"0123"}')).toBe(true);
  expect(isPromised('{"salt":7}')).toBe(false);
  expect(isPromised(savedGame("dp1"))).toBe(false);
});
