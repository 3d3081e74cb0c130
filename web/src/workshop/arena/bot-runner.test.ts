import { expect, test, vi } from "vitest";
import { type Cage, CageError, type CageSupply } from "../cage/cage";
import type { PublicState } from "../public-state";
import { BotRunner } from "./bot-runner";

const STATE = {} as PublicState;

/** A runner whose cages answer in turn; each number in `closed` is a cage that was closed. */
function runner(...answers: (string | CageError)[][]) {
  const closed: number[] = [];
  let opened = 0;
  const cages: Pick<Cage, "onPrint">[] = [];
  const take = () => {
    const number = opened++;
    const cage = {
      isOpen: true,
      request: async () => {
        const answer = answers[number]?.shift();
        if (!(answer instanceof CageError)) return answer;
        cage.isOpen = false;
        throw answer;
      },
      close: () => {
        cage.isOpen = false;
        closed.push(number);
      },
      onPrint: () => undefined,
    };
    cages.push(cage);
    return cage;
  };
  const prepare = vi.fn();
  const lines: (string | null)[] = [];
  const bot = new BotRunner({ take, prepare } as unknown as CageSupply, "code", (line) => lines.push(line));
  return { bot, closed, prepare, lines, opened: () => opened, print: (line: string | null) => cages[0]?.onPrint(line) };
}

const LOADED = '{"loaded": true}';
const DRAW = '{"action": ["draw"]}';
const BROKEN = '{"error": {"message": "as it should", "line": 1}}';

test("a bot loads its code once, and the next cage is prepared", async () => {
  const { bot, opened, prepare } = runner([LOADED, DRAW, DRAW]);
  await Promise.all([bot.load(), bot.load()]);
  expect(await bot.choose(STATE, 1)).toEqual(["draw"]);
  expect(await bot.choose(STATE, 2)).toEqual(["draw"]);
  expect(opened()).toBe(1);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test("a bot that was closed chooses in a new cage", async () => {
  const { bot, closed } = runner([LOADED], [LOADED, DRAW]);
  await bot.load();
  bot.close();
  expect(await bot.choose(STATE, 1)).toEqual(["draw"]);
  expect(closed).toEqual([0]);
});

test("after a failure the code is loaded again", async () => {
  const { bot } = runner([LOADED, new CageError("late", "")], [LOADED, DRAW]);
  await expect(bot.choose(STATE, 1)).rejects.toMatchObject({ kind: "late" });
  expect(await bot.choose(STATE, 1)).toEqual(["draw"]);
});

test("code that does not load fails at each choice, and leaves no cage behind", async () => {
  const { bot, closed, opened } = runner([BROKEN], [LOADED, DRAW]);
  await expect(bot.choose(STATE, 1)).rejects.toMatchObject({ kind: "raised", line: 1 });
  await expect(bot.choose(STATE, 2)).rejects.toMatchObject({ kind: "raised", line: 1 });
  bot.close();
  await bot.load();
  expect([opened(), closed]).toEqual([2, [0]]);
});

test("a bot is too slow after three answers that came too late", async () => {
  const late = new CageError("late", "");
  const { bot } = runner([LOADED, late], [late], [LOADED, late]);
  for (const isTooSlow of [false, false, true]) {
    await expect(bot.choose(STATE, 1)).rejects.toMatchObject({ kind: "late" });
    expect(bot.isTooSlow).toBe(isTooSlow);
  }
});

test("a bot that prints too much is cut once", async () => {
  const { bot, lines, print } = runner([LOADED]);
  await bot.load();
  for (const line of ["a", null, "b", null]) print(line);
  expect(lines).toEqual(["a", null, "b"]);
});

test("an answer to a choice that has no action is a fault of the bot", async () => {
  const { bot } = runner([LOADED, LOADED]);
  await expect(bot.choose(STATE, 1)).rejects.toMatchObject({ kind: "raised" });
});
