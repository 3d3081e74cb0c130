import { expect, test } from "vitest";
import type { StoredBot } from "../types";
import { combined, freeName, withVersion } from "./changes";

const NOW = new Date("2026-11-21T12:00:00Z");

function bot(id: string, change: Partial<StoredBot> = {}): StoredBot {
  return { id, name: id, code: "x", versions: [], ...change };
}

test("the ten latest versions stay, each code once", () => {
  let kept = bot("a");
  for (let number = 0; number < 12; number += 1) kept = withVersion(kept, `code ${number}`, NOW);
  expect(kept.versions.map(({ code }) => code)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `code ${number}`),
  );
  kept = withVersion(kept, "code 5", NOW);
  expect(kept.versions.map(({ code }) => code).slice(0, 3)).toEqual(["code 5", "code 11", "code 10"]);
  expect(kept.versions).toHaveLength(10);
});

test("a name is short, and no other bot has it", () => {
  const bots = [bot("greedy"), bot("greedy 2")];
  expect(freeName("  gre  edy ", bots)).toBe("gre edy");
  expect(freeName("greedy", bots)).toBe("greedy 3");
  expect(freeName("", bots)).toBe("bot");
  expect(freeName("x".repeat(200), bots)).toHaveLength(24);
  expect(freeName("x".repeat(200), [bot("x".repeat(24))])).toBe(`${"x".repeat(22)} 2`);
  expect(freeName(`${"x".repeat(23)}🦎`, bots)).toBe("x".repeat(23));
  expect(freeName("evil\u202egpj.py\u0000 👨‍👩‍👧", bots)).toBe("evil gpj.py 👨‍👩‍👧");
});

test("of two changes of a bot both stay", () => {
  const before = bot("a");
  const [older, newer] = ["2026-11-20T12:00:00Z", "2026-11-21T12:00:00Z"].map((at) => ({ code: at, at }));
  const renamed = { ...before, name: "b", versions: [older] } as StoredBot;
  const written = { ...before, code: "y", versions: [newer] } as StoredBot;
  const both = { ...before, name: "b", code: "y", versions: [newer, older] };
  expect(combined(before, renamed, written)).toEqual(both);
  expect(combined(before, written, renamed)).toEqual(both);
  expect(combined(before, written, { ...before, code: "y" })).toMatchObject({ code: "y" });
});

test("two changes of a bot’s code cannot be combined", () => {
  expect(combined(bot("a"), bot("a", { code: "y" }), bot("a", { code: "z" }))).toBeNull();
});
