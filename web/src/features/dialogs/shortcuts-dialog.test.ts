import { expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { intentForKey } from "../../game/shortcuts";
import { REPLAY_SHORTCUTS, SHORTCUTS } from "./shortcuts-dialog";

test("no key is listed twice", () => {
  for (const list of [SHORTCUTS, REPLAY_SHORTCUTS]) {
    const keys = list.flatMap((each) => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("every listed letter has an intent", async () => {
  const deciding = await viewWhere(
    "five-players-end",
    ({ supply, rows }) => !!supply.draw && rows.some(({ take }) => take),
  );
  const letters = SHORTCUTS.flatMap(({ keys }) => keys).filter((key) => /^[a-z?1-5]$/.test(key) && key !== "n");
  for (const letter of letters) expect(intentForKey(letter, deciding, true)).not.toBeNull();
});
