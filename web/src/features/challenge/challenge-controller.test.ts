import { nothing, type TemplateResult } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { day, EMPTY, game as finished } from "../../../testing/finished-games";
import { markup } from "../../../testing/markup";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import { summary, ended as summaryAtTheEnd } from "../../../testing/summaries";
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

describe("a result to send", () => {
  const game = summaryAtTheEnd(1);
  const request = vi.fn();
  const ofDay = day("2026-11-21", {
    deal: "deal 1",
    par: { score: 33, rank: 2 },
    result: { id: game.id, at: "2026-11-21T12:00:00Z", score: 7, rank: 3 },
  });
  let store: Store;

  beforeEach(() => {
    vi.stubGlobal("sessionStorage", new MemoryStorage());
    request.mockReset();
    store = new Store();
    store.show(ended, { game, engine: "ready" });
  });

  function controllerWith(data: HistoryState["data"]): ChallengeController {
    return new ChallengeController({ request } as unknown as Engine, store, { state: { data } as HistoryState });
  }

  /** Return the properties of the element, in the order of the template. */
  function properties(template: unknown) {
    const [result, isReady, sender, rename, endOf, ask] = (template as TemplateResult).values;
    return { result, isReady, sender, rename, endOf, ask } as {
      result: object;
      isReady: boolean;
      sender: string;
      rename(name: string): void;
      endOf(record: string): Promise<unknown>;
      ask(params: object): Promise<unknown>;
    };
  }

  test("has the record and the table of a finished game, without a day", () => {
    const { result, isReady, sender } = properties(controllerWith(null).result(store.state));
    const rank = ended.result?.ranks[0];
    const scores = ended.seats.map(({ score }) => score);
    expect(result).toMatchObject({
      record: game.record,
      query: game.again,
      heading: "Coloretto",
      par: null,
      streak: 0,
    });
    expect(result).toMatchObject({ scores, seat: 0, rank });
    expect([isReady, sender]).toEqual([true, ""]);
  });

  test("is that of the day if the day was finished with this game", () => {
    const { result } = properties(controllerWith({ ...EMPTY, days: [ofDay] }).result(store.state));
    expect(result).toMatchObject({
      query: { daily: "2026-11-21" },
      heading: "Daily deal",
      about: "21\u00a0November 2026",
      par: 33,
    });
    const another = { ...ofDay, result: { id: "another", at: "2026-11-21T12:00:00Z", score: 7, rank: 3 } };
    const later = properties(controllerWith({ ...EMPTY, days: [another] }).result(store.state));
    expect(later.result).toMatchObject({ query: game.again });
  });

  test.each<[string, Partial<State>]>([
    ["a recorded game", { replay: {} as never }],
    ["a game in play", { game: summary(1) }],
    ["no game", { view: null }],
    ["a game that no link deals again", { game: summary(1, { over: true, record: "a record" }) }],
  ])("is not there for %s", (_, change) => {
    expect(controllerWith(null).result({ ...store.state, ...change })).toBe(nothing);
  });

  test("of a finished daily deal has its game, unless that was deleted", () => {
    const stored = finished(1, { record: "the record" });
    const days = [{ ...ofDay, result: { id: stored.id, at: "2026-11-21T12:00:00Z", score: 7, rank: 3 } }];
    const controller = controllerWith({ ...EMPTY, games: [finished(2), stored], days });
    const { result, isReady } = properties(
      controller.resultOfDay({ ...store.state, engine: "loading" }, days[0] ?? ofDay),
    );
    expect(result).toMatchObject({
      record: "the record",
      query: { daily: "2026-11-21" },
      rank: 3,
      scores: stored.scores,
      seat: stored.seat,
    });
    expect(isReady).toBe(false);
    expect(controllerWith(EMPTY).resultOfDay(store.state, days[0] ?? ofDay)).toBe(nothing);
    expect(controller.resultOfDay(store.state, { ...ofDay, result: null })).toBe(nothing);
  });

  test("has the name that its sender typed, also after a reload", () => {
    const { rename } = properties(controllerWith(null).result(store.state));
    rename("Ana");
    expect(properties(controllerWith(null).result(store.state)).sender).toBe("Ana");
  });

  test("is drawn from the end of its record, or has no picture without the engine", async () => {
    const { endOf, ask } = properties(controllerWith(null).result(store.state));
    request.mockImplementation(async ({ params }) => ({ plies: 9, view: params.ply }));
    expect(await endOf("the record")).toBe(9);
    expect(request.mock.calls.map(([{ method, params }]) => [method, params.record])).toEqual(
      Array(2).fill(["replay", "the record"]),
    );
    expect(await ask({ seat: 0 })).toMatchObject({ plies: 9 });
    expect(request).toHaveBeenLastCalledWith({ method: "result_picture", params: { seat: 0 } });
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    request.mockRejectedValue(new Error("lost"));
    expect([await endOf("the record"), await ask({})]).toEqual([null, null]);
  });
});
