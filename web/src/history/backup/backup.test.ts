import { describe, expect, test } from "vitest";
import { arbitraryHistory } from "../../../testing/arbitrary-history";
import { earlier } from "../../../testing/earlier-data";
import { bot, day, game, mistake, skill } from "../../../testing/finished-games";
import { fc } from "../../../testing/properties";
import { hasMessage, loadAllTexts } from "../../i18n";
import type { BackupData } from "../types";
import { exportToFile, exportToText, importFromText, MAX_BYTES } from "./backup";
import type { ImportProblem } from "./validate";

const FULL: BackupData = {
  games: Array.from({ length: 40 }, (_, number) => game(number, { skill: skill(0.1, 2.5) })),
  days: [day("2026-11-21", { par: { score: 30, rank: 1 } })],
  mistakes: [mistake()],
  bots: [bot("b", { versions: [{ code: "# ä\u2028🦎\r\n", at: "2026-11-21T17:34:00.000Z" }] }), bot("a")],
};
const FILE = await exportToFile(FULL);
const TEXT = await exportToText(FULL);

/** Return why a text cannot be imported. */
async function reasonOf(text: string): Promise<unknown> {
  try {
    return await importFromText(text);
  } catch (error) {
    return (error as { reason?: unknown }).reason;
  }
}

test.each([
  { name: "file", write: exportToFile },
  { name: "text", write: exportToText },
])("an exported $name is imported unchanged", async ({ write }) => {
  await fc.assert(
    fc.asyncProperty(arbitraryHistory, async (history) => {
      const data = { ...history, bots: FULL.bots };
      expect(await importFromText(await write(data))).toEqual(data);
    }),
    { numRuns: 50 },
  );
});

test("an exported text is far shorter than its content", () => {
  expect(TEXT.length).toBeLessThan(JSON.stringify(FULL).length / 10);
});

test("a text with line breaks is imported", async () => {
  const lines = TEXT.match(/.{1,76}/g)?.join("\r\n");
  expect(await importFromText(` ${lines}\n`)).toEqual(FULL);
});

describe("each unreadable import has its own error:", () => {
  test.each(["", "hello", '{"a": 1}', "{nonsense", "{}", "\u0089PNG"])("%j is foreign", async (text) => {
    expect(await reasonOf(text)).toBe("foreign");
  });

  test.each([TEXT.replace("coloretto-1.", "coloretto-2."), FILE.replace('"form":1', '"form":2')])(
    "a later form is newer (%#)",
    async (text) => {
      expect(await reasonOf(text)).toBe("newer");
    },
  );

  test.each([
    TEXT.slice(0, -1),
    TEXT.slice(0, TEXT.length / 2),
    `${FILE.trim().slice(0, -5)} `,
    FILE.slice(0, '{"format":"coloretto-chronicle"'.length),
    FILE.slice(0, FILE.length / 2),
  ])("what is cut off is truncated (%#)", async (text) => {
    expect(await reasonOf(text)).toBe("truncated");
  });

  test.each([
    `${TEXT}A`,
    TEXT.replace(".", "_"),
    FILE.replace('"scores":[30', '"scores":[31'),
    '{"format":"coloretto-chronicle","form":1,"sum":"00000000","kept":{}}',
    '{"format":"coloretto-chronicle","form":1,"sum":"00000000"}',
    FILE.replace('"form":1', '"form":"2"'),
    FILE.replace('"form":1', '"form":0'),
    FILE.replace('"games":[', '"games":[,'),
    "coloretto-1",
  ])("what was changed is damaged (%#)", async (text) => {
    expect(await reasonOf(text)).toBe("damaged");
  });

  test("input above the limit is too big", async () => {
    expect(await reasonOf("x".repeat(MAX_BYTES + 1))).toBe("too-big");
  });

  test("a text that unpacks to more than the limit is too big", async () => {
    const bomb = await exportToText({ ...FULL, games: [game(1, { record: "-".repeat(MAX_BYTES) })] });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonOf(bomb)).toBe("too-big");
  });
});

test("any changed character of a text is detected", async () => {
  const start = TEXT.lastIndexOf(".") + 1;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: start, max: TEXT.length - 2 }), async (at) => {
      const changed = TEXT.slice(0, at) + (TEXT[at] === "A" ? "B" : "A") + TEXT.slice(at + 1);
      expect(await reasonOf(changed)).toBe("damaged");
    }),
    { numRuns: 50 },
  );
});

test("every import problem has a message", async () => {
  await loadAllTexts();
  const reasons: Record<ImportProblem, true> = {
    foreign: true,
    newer: true,
    truncated: true,
    damaged: true,
    "too-big": true,
  };
  for (const reason of Object.keys(reasons)) expect(hasMessage(`backup-${reason}`)).toBe(true);
});

test.each(["file", "text"])("a %s exported by an earlier version is imported, without bots", async (form) => {
  expect(await importFromText(earlier.history[form])).toEqual({ ...earlier.history.kept, bots: [] });
});
