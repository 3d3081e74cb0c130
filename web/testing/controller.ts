import { vi } from "vitest";
import type { GameFeatures } from "../src/app/features";
import { GameController } from "../src/app/game/game-controller";
import { TabMemory } from "../src/app/saves/tab-memory";
import { Store } from "../src/app/store";
import type { Engine } from "../src/engine/engine";
import type { GameResult, Request, View } from "../src/engine/protocol";
import type { GameSource } from "../src/game/game-source";
import type { GameIntent, SavesIntent } from "../src/game/intents";
import { rowOf } from "../src/library/game-row";
import { Library } from "../src/library/library";
import { LocalStore } from "../src/platform/storage/local-storage";
import { MemoryStorage } from "./memory-storage";
import { views } from "./recordings";
import { summary } from "./summaries";

/** The first views of a game: a person is to draw, and then to place the card. */
export const [drawing, placing] = (await views("four-players")) as [View, View, ...View[]];

/** A controller whose engine answers with `answer`, by default with the first view of a game. */
export class ControllerBench {
  readonly requests: Request[] = [];
  readonly clearUrl = vi.fn();
  readonly store = new Store();
  readonly library: Library;
  readonly controller: GameController;
  readonly warmUp = vi.fn(async (): Promise<object> => ({}));
  answer: (request: Request) => unknown = () => this.game(drawing);
  start: Engine["start"] = async () => undefined;
  features: GameFeatures | null = null;

  readonly storage = new MemoryStorage();

  constructor() {
    vi.stubGlobal("localStorage", this.storage);
    vi.stubGlobal("sessionStorage", new MemoryStorage());
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("navigator", { onLine: true });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const request = async (request: Request) => {
      if (request.method === "warm_up") return this.warmUp();
      this.requests.push(request);
      return this.answer(request);
    };
    const start: Engine["start"] = (...callbacks) => this.start(...callbacks);
    const engine = { start, request, saveSnapshot: async () => undefined } as unknown as Engine;
    const loadFeatures = async () => {
      if (!this.features) this.store.addNotice("notice-part-missing");
      return this.features;
    };
    const storage = new LocalStore();
    this.library = new Library(storage);
    const stores = { storage, library: this.library, tab: new TabMemory("") };
    this.controller = new GameController(engine, this.store, stores, this.clearUrl, loadFeatures);
  }

  /** Return an answer of the engine; by default its game is that with the number 1. */
  game(view: View, about: Partial<GameResult> = {}): GameResult {
    const { method } = this.requests.at(-1) ?? { method: "open" };
    const change =
      method === "undo" ? "undone" : method === "redo" ? "redone" : method === "open" ? "opened" : "played";
    return {
      view,
      game: summary(1, { over: view.phase === "over" }),
      save: `save ${this.requests.length}`,
      change,
      ...about,
    };
  }

  /** Make a game with this save the one in play. */
  keep(save: string): void {
    this.library.put(rowOf(summary(1), save));
    this.library.setInPlay(summary(1).id, true);
  }

  get methods(): string[] {
    return this.requests.map(({ method }) => method);
  }

  get notices(): string[] {
    return this.store.state.notices.map(({ message }) => message);
  }

  async open(source: GameSource | null = { from: "engine", game: { query: {} } }): Promise<void> {
    await this.controller.start(source);
  }

  async send(intent: GameIntent | SavesIntent): Promise<void> {
    const handle = this.controller.handlers[intent.type] as (intent: GameIntent | SavesIntent) => unknown;
    await handle(intent);
  }
}

/** Return whether a request opens a save. */
export function isSave(request: Request, save: string): boolean {
  return request.method === "open" && "save" in request.params && request.params.save === save;
}
