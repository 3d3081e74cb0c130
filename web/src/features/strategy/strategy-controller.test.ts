import { beforeEach, expect, test, vi } from "vitest";
import { Store } from "../../app/store";
import * as atlas from "../ending/score-atlas";
import { FIGURES } from "./figures";
import { StrategyController } from "./strategy-controller";
import type { StrategyState } from "./types";

const SCORES = { "4-brown-classic": {} };

let store: Store;
let strategy: StrategyController;

beforeEach(() => {
  vi.spyOn(atlas, "loadScoreAtlas").mockResolvedValue(SCORES);
  store = new Store();
  strategy = new StrategyController(store);
});

/** Return what the page is given: the figures, the scores, the table. */
function shown(): unknown[] {
  return (strategy.page.view(store.state) as { values: unknown[] }).values;
}

function choose(change: Partial<StrategyState>): void {
  strategy.handlers["choose-measured-table"]({ type: "choose-measured-table", change });
}

test("the page begins with the usual table, and each part of it can be chosen", () => {
  expect(shown()).toEqual([FIGURES, null, { players: 4, scoring: "brown", edition: "classic" }]);
  choose({ players: 2 });
  choose({ scoring: "grey" });
  expect(shown()[2]).toEqual({ players: 2, scoring: "grey", edition: "classic" });
});

test("the scores are loaded once, when the page is opened", async () => {
  await strategy.page.open?.();
  await strategy.page.open?.();
  expect(shown()[1]).toBe(SCORES);
  expect(atlas.loadScoreAtlas).toHaveBeenCalledOnce();
});

test("scores that could not be loaded are loaded when the page is opened again", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  vi.mocked(atlas.loadScoreAtlas).mockRejectedValueOnce(new Error("offline"));
  await strategy.page.open?.();
  expect([shown()[1], info.mock.calls.length]).toEqual([null, 1]);
  await strategy.page.open?.();
  expect(shown()[1]).toBe(SCORES);
});
