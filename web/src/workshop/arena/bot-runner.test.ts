import { expect, test, vi } from "vitest";
import { CageError } from "../cage/cage";
import type { CageSupply } from "../cage/caged-python";
import type { PublicState } from "../public-state";
import { BotRunner } from "./bot-runner";

const STATE = {} as PublicState;

/** A runner whose cages answer in turn; each number in `closed` is a cage that was closed. */
function runner(...answers: (string | CageError)[][]) {
  const closed: number[] = [];
  let opened = 0;
  const take = async () => {
    const cage = opened++;
    const request = async () => {
      const answer = answers[cage]?.shift();
      if (answer instanceof CageError) throw answer;
      return answer;
    };
    return { request, close: () => closed.push(cage) };
  };
  const prepare = vi.fn();
  return { bot: new BotRunner({ take, prepare } as unknown as CageSupply, () => undefined), closed, prepare };
}

const LOADED = '{"loaded": true}';
const DRAW = '{"action": ["draw"]}';

test("each load opens a new cage, and the next is prepared", async () => {
  const { bot, closed, prepare } = runner([LOADED], [LOADED, DRAW]);
  await bot.load("a");
  await bot.load("b");
  expect(await bot.choose(STATE, 1)).toEqual(["draw"]);
  expect(closed).toEqual([0]);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test("a bot forgets in a new cage", async () => {
  const { bot, closed } = runner([LOADED], [LOADED]);
  await bot.load("a");
  await bot.renew();
  expect(closed).toEqual([0]);
});

test("after a failure the code is loaded again", async () => {
  const { bot } = runner([LOADED, new CageError("late", "")], [LOADED, DRAW]);
  await bot.load("a");
  await expect(bot.choose(STATE, 1)).rejects.toMatchObject({ kind: "late" });
  expect(await bot.choose(STATE, 1)).toEqual(["draw"]);
});

test("a closed runner has no code to load again", async () => {
  const { bot, closed } = runner([LOADED], ['{"error": {"message": "no bot is loaded"}}']);
  await bot.load("a");
  bot.close();
  await bot.renew();
  await expect(bot.choose(STATE, 1)).rejects.toMatchObject({ message: "no bot is loaded" });
  expect(closed).toEqual([0]);
});

test("an answer to a choice that has no action is a fault of the bot", async () => {
  const { bot } = runner([LOADED, LOADED]);
  await bot.load("a");
  await expect(bot.choose(STATE, 1)).rejects.toMatchObject({ kind: "raised" });
});
