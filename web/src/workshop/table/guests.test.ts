import { expect, test, vi } from "vitest";
import type { StoredBot } from "../../history/types";
import type { CageSupply } from "../cage/cage";
import type { BotQuestion } from "../protocol";
import type { BotAction } from "../public-state";
import { type GuestFault, Guests } from "./guests";

const BOT: StoredBot = { id: "1", name: "my bot", code: "code", versions: [] };
const QUESTION = { bot: "my bot", state: {}, seed: 1 } as BotQuestion;

/** Guests whose cages choose an action, and what they load. */
function table(hasRun: boolean) {
  const known = new Set(hasRun ? [BOT.code] : []);
  const [loaded, faults]: [string[], GuestFault[]] = [[], []];
  const request = async ({ load }: { load?: string }) => {
    if (load) loaded.push(load);
    return load ? '{"loaded": true}' : '{"action": ["draw"]}';
  };
  const close = vi.fn();
  const take = () => ({
    isOpen: true,
    request,
    close() {
      this.isOpen = false;
      close();
    },
  });
  const cages = { take, prepare: () => undefined } as unknown as CageSupply;
  const codes = { has: async (code: string) => known.has(code), add: async (code: string) => void known.add(code) };
  const page = { print: () => undefined, report: (_: string, fault: GuestFault) => faults.push(fault) };
  return { guests: new Guests([BOT], cages, codes, page), loaded, faults, close };
}

test("a bot whose code the person has run chooses", async () => {
  const { guests, loaded } = table(true);
  expect(await guests.choose(QUESTION)).toEqual(["draw"] satisfies BotAction);
  expect(loaded).toEqual(["code"]);
});

test("a bot whose code the person has not run does not run", async () => {
  const { guests, loaded, faults } = table(false);
  await guests.prepare(["my bot"]);
  expect(await guests.choose(QUESTION)).toBeNull();
  expect(loaded).toEqual([]);
  expect(faults).toEqual([{ kind: "unknown" }]);
});

test("a bot runs once the person allows it", async () => {
  const { guests, loaded } = table(false);
  await guests.allow("my bot");
  expect(loaded).toEqual(["code"]);
  expect(await guests.choose(QUESTION)).toEqual(["draw"]);
});

test("a bot that is not stored is reported", async () => {
  const { guests, faults } = table(true);
  expect(await guests.choose({ ...QUESTION, bot: "other" })).toBeNull();
  expect(faults).toEqual([{ kind: "missing" }]);
});

test("a bot starts again after it was closed", async () => {
  const { guests, loaded, close } = table(true);
  await guests.choose(QUESTION);
  guests.close();
  await guests.choose(QUESTION);
  expect(close).toHaveBeenCalled();
  expect(loaded).toEqual(["code", "code"]);
});
