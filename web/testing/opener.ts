import { expect, vi } from "vitest";
import type { GameFeatures, OpenResult } from "../src/app/features";
import { GameOpener } from "../src/app/game/game-opener";
import { Saves } from "../src/app/saves/saves";
import { TabMemory } from "../src/app/saves/tab-memory";
import { Store } from "../src/app/store";
import type { GameRequest, GameSummary, View } from "../src/engine/protocol";
import type { GameSource } from "../src/game/game-source";
import { rowOf } from "../src/library/game-row";
import { Library } from "../src/library/library";
import { LocalStore } from "../src/platform/storage/local-storage";
import { MemoryStorage } from "./memory-storage";
import { views } from "./recordings";
import { summary } from "./summaries";
import { waitFor } from "./wait-for";

/** The save of every game that the engine deals or makes of a position. */
export const DEALT = "dealt";
export const MINE = "mine";
const [first] = (await views("four-players")) as [View, ...View[]];

/** An opener of games in a tab of its own. Its engine shows each game that it does not refuse. */
export class OpenerBench {
  readonly requests: GameRequest[] = [];
  readonly store = new Store();
  readonly library: Library;
  readonly tab: TabMemory;
  readonly saves: Saves;
  readonly opener: GameOpener;
  readonly clearUrl = vi.fn();
  readonly puzzle = { ask: vi.fn() };
  readonly replay = { open: vi.fn(async () => true) };
  readonly daily = {
    begin: vi.fn(),
    find: vi.fn<GameFeatures["daily"]["find"]>(async () => ({
      date: "2026-11-21",
      deal: null,
    })),
  };
  /** The games that the engine reads in saves. */
  readonly games: Record<string, GameSummary> = { [MINE]: summary(1), [DEALT]: summary(2, { begun: false }) };
  /** What the engine shows; a person is to act. */
  view: View = { ...first, waiting_for: "human" };
  refuses: (request: GameRequest) => boolean = () => false;
  /** Whether the engine is lost before it answers. */
  isSilent = false;
  isAsking = false;
  /** Whether the features cannot be loaded. */
  isOffline = false;

  constructor() {
    vi.stubGlobal("localStorage", new MemoryStorage());
    vi.stubGlobal("sessionStorage", new MemoryStorage());
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    const storage = new LocalStore();
    this.library = new Library(storage);
    this.tab = new TabMemory("");
    this.saves = new Saves(this.store, storage, this.library);
    this.store.set({ engine: "ready" });
    const { puzzle, replay, daily } = this;
    this.opener = new GameOpener(this.store, this.library, this.saves, this.tab, {
      ask: (request, options) => this.#ask(request, options),
      isAsking: () => this.isAsking,
      loadFeatures: async () => (this.isOffline ? null : ({ puzzle, replay, daily } as unknown as GameFeatures)),
      clearUrl: this.clearUrl,
    });
  }

  /** Show the game that is requested, unless it is refused. */
  async #ask(
    request: GameRequest,
    { onRefusal, isPuzzle }: { onRefusal?(): void; isPuzzle?: boolean } = {},
  ): Promise<boolean> {
    this.requests.push(request);
    if (this.isSilent) return new Promise(() => undefined);
    if (this.refuses(request)) {
      onRefusal?.();
      return false;
    }
    const save = request.method === "open" && "save" in request.params ? request.params.save : DEALT;
    const game = this.games[save] ?? summary(3);
    this.store.show(this.view, { game, save });
    if (!isPuzzle) this.saves.write(game, save, "opened");
    return true;
  }

  get methods(): string[] {
    return this.requests.map(({ method }) => method);
  }

  get notices(): string[] {
    return this.store.state.notices.map(({ message }) => message);
  }

  /** Add a game to the unfinished ones; return its id. */
  keep(save = MINE): string {
    const game = this.games[save] ?? summary(3);
    this.library.put(rowOf(game, save));
    return game.id;
  }

  /** Make a game the one in play. */
  play(save = MINE): void {
    this.library.setInPlay(this.keep(save), true);
  }

  /** Open a game that loses the engine, each time by a crash or otherwise; return what becomes of it. */
  async openDeadly(source: GameSource, crashes: readonly boolean[] = [true, true]): Promise<OpenResult> {
    this.store.set({ engine: "loading" });
    const opened = this.opener.open(source);
    this.store.set({ engine: "ready" });
    for (const isCrash of crashes) {
      this.isSilent = true;
      void this.opener.openPending();
      await waitFor(() => expect(this.requests).not.toEqual([]));
      this.isSilent = false;
      this.requests.length = 0;
      this.opener.engineLost(isCrash);
    }
    await this.opener.openPending();
    return opened;
  }
}
