import { beforeEach, expect, test, vi } from "vitest";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { Request } from "../../engine/protocol";
import { emptyView } from "../../game/empty-view";
import { FairnessController } from "./fairness-controller";
import type { Fairness } from "./types";

const OPEN: Partial<State> = { page: "fairness", engine: "ready", save: "save", view: emptyView };
const game = { saveGame: vi.fn((save: string) => store.set({ save })), reportError: vi.fn() };
const requests: Request["method"][] = [];
let answers: Partial<Record<Request["method"], () => unknown>>;
let store: Store;
let fairness: FairnessController;

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  vi.clearAllMocks();
  answers = {
    promise: () => ({ sha256: "promised", save: "save with salt" }),
    reveal: () => ({ text: "the deck" }),
    shuffle: () => ({ same: 7, all: 7 }),
  };
  /** Answer at a later task, as the worker does. */
  const request = async ({ method }: Request) => {
    requests.push(method);
    await new Promise((resolve) => setTimeout(resolve));
    return answers[method]?.();
  };
  store = new Store();
  fairness = new FairnessController({ request } as unknown as Engine, store, game);
});

/** Return what the page shows. */
function shown(): Fairness {
  const { values } = fairness.page.view(store.state) as { values: unknown[] };
  return values[0] as Fairness;
}

async function change(state: Partial<State>): Promise<void> {
  store.set(state);
  await settle();
}

function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(100);
}

function refuse(): never {
  throw new EngineFailure("RequestError", "refused");
}

test("the promise of the deck is shown, and its salt is stored with the game", async () => {
  await change(OPEN);
  expect(shown()).toMatchObject({ promised: "promised", text: null });
  expect(game.saveGame).toHaveBeenCalledExactlyOnceWith("save with salt");
  await settle();
  expect(requests).toEqual(["promise"]);
});

test.each([
  ["elsewhere", { page: "table" }],
  ["without an engine", { engine: "loading" }],
  ["without a game", { save: null }],
] satisfies [string, Partial<State>][])("%s nothing is promised", async (_, state) => {
  await change({ ...OPEN, ...state });
  expect(requests).toEqual([]);
});

test.each([
  ["is over", { view: { ...emptyView, phase: "over" } }, true],
  ["waits for jokers", { view: { ...emptyView, phase: "jokers" } }, true],
  ["is a recorded one", { replay: {} as never }, true],
  ["is in play", {}, false],
] satisfies [string, Partial<State>, boolean][])(
  "whether the deck is revealed if the game %s",
  async (_, state, isRevealed) => {
    await change({ ...OPEN, ...state });
    expect([requests.includes("reveal"), shown().text]).toEqual([isRevealed, isRevealed ? "the deck" : null]);
  },
);

test("a game without a promise has none, and is not stored", async () => {
  answers.promise = refuse;
  await change(OPEN);
  expect([shown().promised, game.saveGame.mock.calls, game.reportError.mock.calls]).toEqual([null, [], []]);
});

test("a promise that comes too late is not that of the next game", async () => {
  answers.promise = () => {
    store.set({ save: "another" });
    answers.promise = () => ({ sha256: "other", save: "another with salt" });
    return { sha256: "promised", save: "save with salt" };
  };
  await change(OPEN);
  expect(shown().promised).toBe("other");
  expect(game.saveGame).toHaveBeenCalledExactlyOnceWith("another with salt");
});

test("a lost engine is reported", async () => {
  answers.promise = () => {
    throw new Error("lost");
  };
  await change(OPEN);
  expect(game.reportError).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
});

test("the page computes the hash of the revealed deck itself", async () => {
  await fairness.handlers["check-deck"]({ type: "check-deck" });
  expect(shown().computed).toBeNull();
  await change({ ...OPEN, view: { ...emptyView, phase: "over" } });
  await fairness.handlers["check-deck"]({ type: "check-deck" });
  await settle();
  expect(shown().computed).toMatch(/^[0-9a-f]{64}$/);
});

test("what was checked stays for the same promise, and goes with another one", async () => {
  await change({ ...OPEN, view: { ...emptyView, phase: "over" } });
  await fairness.handlers["check-deck"]({ type: "check-deck" });
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  await settle();
  await change({ save: "later save" });
  expect(shown()).toMatchObject({ computed: expect.any(String), shuffled: { same: 7 } });
  answers.promise = () => ({ sha256: "other", save: "another with salt" });
  await change({ save: "another" });
  expect(shown()).toEqual({ promised: "other", text: "the deck", computed: null, shuffled: null });
});

test("a deck is shuffled once at a time, and no longer once the page is left", async () => {
  await change(OPEN);
  answers.shuffle = () => ({ thinking: true });
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  expect(shown().shuffled).toBe("thinking");
  store.set({ page: "table" });
  await settle();
  const asked = requests.length;
  await settle();
  expect([shown().shuffled, requests.length]).toEqual([null, asked]);
});

test("before a bot has acted, there is nothing to compare", async () => {
  answers.shuffle = refuse;
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  await settle();
  expect([shown().shuffled, game.reportError.mock.calls]).toEqual(["nobody", []]);
});

test("an engine lost while it shuffles is reported", async () => {
  answers.shuffle = () => {
    throw new Error("lost");
  };
  void fairness.handlers["shuffle-deck"]({ type: "shuffle-deck" });
  await settle();
  expect(shown().shuffled).toBeNull();
  expect(game.reportError).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
});
