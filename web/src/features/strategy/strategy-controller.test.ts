import { beforeEach, expect, test, vi } from "vitest";
import { Store } from "../../app/store";
import type { MeasuredTable } from "../../engine/lab-figures";
import figures from "./strategy.json";
import { StrategyController } from "./strategy-controller";

vi.mock("./strategy-page", () => ({ strategyPage: (...values: unknown[]) => values }));

let store: Store;
let strategy: StrategyController;

beforeEach(() => {
  store = new Store();
  strategy = new StrategyController(store);
});

/** Return what the page is given: the figures, the table. */
function shown(): unknown[] {
  return strategy.page.view(store.state) as unknown[];
}

function choose(change: Partial<MeasuredTable>): void {
  strategy.handlers["choose-measured-table"]({ type: "choose-measured-table", change });
}

test("the page begins with the usual table, and each part of it can be chosen", () => {
  expect(shown()[1]).toEqual({ players: 4, scoring: "brown", edition: "classic" });
  choose({ players: 2 });
  choose({ scoring: "grey" });
  expect(shown()[1]).toEqual({ players: 2, scoring: "grey", edition: "classic" });
});

test("the figures are loaded when the page is opened", async () => {
  expect(shown()[0]).toBeNull();
  await strategy.page.open?.();
  expect(shown()[0]).toBe(figures);
});

test("figures that could not be loaded are reported, and loaded when the page is opened again", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  vi.doMock("./strategy.json", () => Promise.reject(new TypeError("no network")));
  await strategy.page.open?.();
  expect([shown()[0], info.mock.calls.length]).toEqual([null, 1]);
  expect(store.state.notices).toMatchObject([{ message: "notice-part-missing" }]);
  vi.doUnmock("./strategy.json");
  await strategy.page.open?.();
  expect(shown()[0]).toMatchObject({ level: "expert" });
});
