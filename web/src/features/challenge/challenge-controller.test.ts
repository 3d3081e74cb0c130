import { nothing } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import { summary } from "../../../testing/summaries";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import type { HistoryState } from "../../history/types";
import { loadAllTexts } from "../../i18n";
import { ChallengeController } from "./challenge-controller";

vi.mock("./result-share", () => ({}));

const recorded = await viewWhere("finished", ({ phase }) => phase === "over");
const ended: View = { ...recorded, seed: 42, practice: false };
const SCORES = ended.seats.map(({ score }) => score);
const ANNA = { name: "Anna", scores: SCORES.map((score) => score + 3) };

beforeEach(async () => {
  await loadAllTexts();
  vi.stubGlobal("localStorage", new MemoryStorage());
});

describe("a game that a link has opened", () => {
  const GAME = { ...summary(1), deal: "the deal", begun: false, challenge: ANNA } as NonNullable<State["game"]>;
  const { challenge: _, ...LATER } = GAME;
  let store: Store;
  let controller: ChallengeController;

  beforeEach(() => {
    store = new Store();
    const history = { state: { data: null } as unknown as HistoryState };
    controller = new ChallengeController({} as Engine, store, history);
  });

  async function show(view: View, game: State["game"]): Promise<void> {
    store.show(view, { game });
    await Promise.resolve();
  }

  test("is announced once", async () => {
    await show({ ...ended, result: null }, GAME);
    await show({ ...ended, result: null }, GAME);
    expect(store.state.notices).toMatchObject([{ message: "challenge-begin", args: { sender: "Anna" } }]);
  });

  test("is no longer announced once play has begun", async () => {
    const view = { ...ended, result: null };
    await show(view, GAME);
    store.show(view, { game: { ...GAME, begun: true, turns: GAME.turns + 1 }, played: view });
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.state.notices).toEqual([]);
  });

  test("is announced in the game of its deal that was in play before, until that is played on", async () => {
    const view = { ...ended, result: null };
    const before = { ...LATER, id: summary(2).id, begun: true, turns: 9 };
    await show(view, GAME);
    await show(view, before);
    expect(store.state.notices).toMatchObject([{ message: "challenge-begin" }]);
    store.show(view, { game: { ...before, turns: 10 }, played: view });
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.state.notices).toEqual([]);
  });

  test("has both results at its end, also after a reload", async () => {
    await show({ ...ended, result: null }, GAME);
    expect(controller.panel(store.state)).toBe(nothing);
    controller = new ChallengeController({} as Engine, store, { state: {} as HistoryState });
    await show(ended, LATER);
    expect(markup(controller.panel(store.state))).toContain("Anna scored 3 more points");
    await show(ended, { ...LATER, deal: "another" });
    expect(controller.panel(store.state)).toBe(nothing);
  });

  test("has no other's result if that is of another table", async () => {
    await show(ended, { ...GAME, challenge: { ...ANNA, scores: [1] } });
    expect(controller.panel(store.state)).toBe(nothing);
  });
});
