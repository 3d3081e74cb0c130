import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { views } from "../../../testing/recordings";
import { savedGame } from "../../../testing/saved-games";
import { type Engine, EngineFailure, StartFailure } from "../../engine/engine";
import type { GameResult, Request, View } from "../../engine/protocol";
import type { GameSource } from "../../game/game-source";
import type { GameIntent } from "../../game/intents";
import { LocalStore } from "../../platform/storage/local-storage";
import { TabMemory } from "../saves/tab-memory";
import { Store } from "../store";
import { GameController } from "./game-controller";

const SAVE = "coloretto:v1:save";
/** A game in which somebody has acted. */
const MINE = savedGame("dp1");
const [drawing, placing] = (await views("four-players")) as [View, View, ...View[]];
const over = { ...drawing, phase: "over", waiting_for: null } as View;

/** A controller whose engine answers as `answer` says, or with the first view of a game. */
class Bench {
  readonly asked: Request[] = [];
  readonly forget = vi.fn();
  readonly store = new Store();
  readonly controller: GameController;
  answer: (request: Request) => unknown = () => this.game(drawing);
  start: () => Promise<void> = async () => undefined;

  constructor() {
    const request = async (request: Request) => {
      if (request.method === "warm_up") return {};
      this.asked.push(request);
      return this.answer(request);
    };
    const engine = { start: () => this.start(), request, saveSnapshot: async () => undefined } as unknown as Engine;
    const loadFeatures = async () => {
      this.store.addNotice("notice-part-missing");
      return null;
    };
    const [kept, tab] = [new LocalStore(), new TabMemory("")];
    this.controller = new GameController(engine, this.store, kept, tab, this.forget, loadFeatures);
  }

  game(view: View): GameResult {
    return { view, save: `save ${this.asked.length}` };
  }

  get methods(): string[] {
    return this.asked.map(({ method }) => method);
  }

  get told(): string[] {
    return this.store.state.notices.map(({ message }) => message);
  }

  async open(source: GameSource | null = { from: "play", query: {} }): Promise<void> {
    await this.controller.start(source);
  }

  async send(intent: GameIntent): Promise<void> {
    const handle = this.controller.handlers[intent.type] as (intent: GameIntent) => unknown;
    await handle(intent);
  }
}

let storage: MemoryStorage;
let bench: Bench;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  bench = new Bench();
});

test("without a game to open the page waits for a wish", async () => {
  await bench.open(null);
  expect(bench.store.state).toMatchObject({ engine: "ready", screen: "welcome", view: null });
  expect(bench.asked).toEqual([]);
});

test("a game that is kept is opened, and kept again", async () => {
  const later = savedGame("dp1d");
  storage.setItem(SAVE, MINE);
  bench.answer = () => ({ view: drawing, save: later });
  await bench.open(null);
  expect(bench.asked).toEqual([{ method: "load", params: { save: MINE } }]);
  expect(bench.store.state).toMatchObject({ screen: "game", view: drawing });
  expect(storage.entries()).toEqual({ [SAVE]: later });
  expect(bench.told).toEqual([]);
});

test("a saved game that cannot be read is quarantined and reported", async () => {
  storage.setItem(SAVE, "broken");
  bench.answer = () => {
    throw new EngineFailure("bad_save", "");
  };
  await bench.open(null);
  expect(bench.store.state.screen).toBe("welcome");
  expect(bench.told).toEqual(["notice-save-unreadable"]);
  expect(Object.values(storage.entries())).toEqual(["broken"]);
  expect(storage.getItem(SAVE)).toBeNull();
});

test("a kept game with which the engine stops twice is set aside", async () => {
  storage.setItem(SAVE, "deadly");
  bench.answer = () => {
    throw new StartFailure("stopped", "");
  };
  await bench.open(null);
  expect(bench.store.state.engine).toBe("failed");
  await bench.send({ type: "try-again" });
  expect(bench.told).toEqual(["notice-save-unreadable"]);
  await bench.send({ type: "try-again" });
  expect(bench.methods).toEqual(["load", "load"]);
  expect(bench.store.state).toMatchObject({ engine: "ready", screen: "welcome" });
});

test("an opened URL is cleaned, and its problems are reported", async () => {
  const problem = { name: "players", value: "9", allowed: ["2", "3"], used: "4" };
  bench.answer = () => ({ ...bench.game(drawing), problems: [problem] });
  await bench.open({ from: "url", query: { players: "9" } });
  expect(bench.forget).toHaveBeenCalledOnce();
  expect(bench.told).toEqual(["notice-problem"]);
});

test("a link that cannot be read leaves the game in play", async () => {
  storage.setItem(SAVE, MINE);
  bench.answer = (request) => {
    if (request.method === "load" && request.params.save === "rubbish") throw new EngineFailure("bad_save", "");
    return { view: drawing, save: MINE };
  };
  await bench.open({ from: "link", save: "rubbish" });
  expect(bench.told).toEqual(["notice-link-unreadable"]);
  expect(bench.asked.at(-1)).toEqual({ method: "load", params: { save: MINE } });
  expect(bench.methods).toEqual(["load", "load"]);
  expect(bench.store.state.view).toEqual(drawing);
  expect(storage.entries()).toEqual({ [SAVE]: MINE });
});

test("a link takes the place of the game in play, which can be continued", async () => {
  storage.setItem(SAVE, MINE);
  await bench.open({ from: "link", save: "theirs" });
  expect(bench.told).toEqual(["notice-earlier"]);
  const [offered] = bench.store.state.notices;
  await bench.send(offered?.offer?.intent as GameIntent);
  expect(bench.asked.at(-1)).toEqual({ method: "load", params: { save: MINE } });
});

test("a game that is over is not kept for later when a link is opened", async () => {
  bench.answer = () => bench.game(over);
  await bench.open();
  await bench.send({ type: "open-save", save: "theirs" });
  expect(bench.told).toEqual([]);
});

test("what the view does not offer is not asked for", async () => {
  await bench.open();
  for (const action of ["p1", "t1", "x"]) await bench.send({ type: "play", action });
  await bench.send({ type: "undo" });
  expect(bench.methods).toEqual(["start"]);
});

test("twenty taps at once draw one card", async () => {
  await bench.open();
  bench.answer = () => bench.game(placing);
  await Promise.all(Array.from({ length: 20 }, () => bench.send({ type: "play", action: "d" })));
  expect(bench.methods).toEqual(["start", "play"]);
  expect(bench.store.state.view).toEqual(placing);
});

test("a refusal of the engine is reported and the game stays", async () => {
  await bench.open();
  bench.answer = () => {
    throw new EngineFailure("illegal_action", "");
  };
  await bench.send({ type: "play", action: "d" });
  expect(bench.store.state).toMatchObject({ engine: "ready", view: drawing, isBusy: false });
  expect(bench.told).toHaveLength(1);
});

test("an engine that stops in mid-game is started again once, and the game goes on", async () => {
  await bench.open();
  bench.answer = ({ method }) => {
    if (method === "play") throw new StartFailure("stopped", "");
    return bench.game(drawing);
  };
  await bench.send({ type: "play", action: "d" });
  await vi.waitFor(() => expect(bench.store.state.engine).toBe("ready"));
  expect(bench.told).toEqual(["notice-restarted"]);
  await vi.waitFor(() => expect(bench.asked.at(-1)).toEqual({ method: "load", params: { save: "save 1" } }));
  await vi.waitFor(() => expect(bench.store.state.isBusy).toBe(false));
  await bench.send({ type: "play", action: "d" });
  expect(bench.store.state).toMatchObject({ engine: "failed", failure: "stopped" });
});

test("a start that fails says why, and trying again opens what was wanted", async () => {
  bench.start = () => Promise.reject(new StartFailure("download", ""));
  await bench.open();
  expect(bench.store.state).toMatchObject({ engine: "failed", failure: "download" });
  bench.start = async () => undefined;
  await bench.send({ type: "try-again" });
  expect(bench.store.state).toMatchObject({ engine: "ready", failure: null, screen: "game" });
});

test("a set-up that is refused stays open with its problem", async () => {
  await bench.open(null);
  bench.answer = () => {
    throw new EngineFailure("bad_setup", "");
  };
  const setup = {
    players: 4,
    edition: "classic",
    scoring: "brown",
    marker_depth: null,
    seed: null,
    seats: [],
  } as const;
  await bench.send({ type: "new-game", setup: { ...setup, seats: [] } });
  expect(bench.store.state.setup).toEqual({ isOpen: true, problem: expect.stringMatching(/^error-/) });
});

test("another pace ends the pause under way", async () => {
  bench.store.set({ settings: { ...bench.store.state.settings, pace: "step" } });
  bench.answer = ({ method }) => bench.game(method === "bot_action" ? placing : { ...drawing, waiting_for: "bot" });
  await bench.open();
  await vi.waitFor(() => expect(bench.methods).toContain("bot_action"));
  bench.store.set({ settings: { ...bench.store.state.settings, pace: "slow" } });
  bench.controller.paceChanged();
  await vi.waitFor(() => expect(bench.store.state.view).toEqual(placing));
});

test("the same table is dealt again with another seed", async () => {
  await bench.open();
  await bench.send({ type: "play-again" });
  expect(bench.asked.at(-1)).toMatchObject({ method: "new_game", params: { players: 4, seed: null } });
});

test("a part that could not be fetched is reported, and the page goes on", async () => {
  await bench.open({ from: "daily", date: "" });
  expect(bench.told).toEqual(["notice-part-missing"]);
  expect(bench.store.state.screen).toBe("welcome");
});

test("a link opened after a recording was watched takes the place of the recording", async () => {
  const tab = new TabMemory("");
  tab.recording = { record: "2cb15 1 2", ply: 3 };
  await bench.open({ from: "link", save: "theirs" });
  expect(tab.recording).toBeNull();
});

test("a game that is asked for while another is being opened is not shown", async () => {
  await bench.open(null);
  const first = bench.controller.open({ from: "link", save: "one" });
  const second = bench.controller.open({ from: "link", save: "two" });
  expect(await Promise.all([first, second])).toEqual(["open", "failed"]);
  expect(bench.asked).toEqual([{ method: "load", params: { save: "one" } }]);
});

test("a game that the engine refuses is reported to the one who opens it", async () => {
  await bench.open(null);
  bench.answer = () => {
    throw new EngineFailure("bad_save", "");
  };
  expect(await bench.controller.open({ from: "link", save: "rubbish" })).toBe("refused");
});

test("a game asked for before the engine is there is open once it is", async () => {
  const opened = bench.controller.open({ from: "link", save: "theirs" });
  await bench.controller.start(null);
  expect(await opened).toBe("open");
});
