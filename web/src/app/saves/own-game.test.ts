import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { OTHER_DEAL, savedGame } from "../../../testing/saved-games";
import { emptyView } from "../../game/empty-view";
import { LocalStore } from "../../platform/storage/local-storage";
import { Store } from "../store";
import { Saves } from "./saved-game";
import { TabMemory } from "./tab-memory";

const SAVE = "coloretto:v1:save";
const MINE = savedGame("dp1");
const OTHER = savedGame("dp3", { deal: OTHER_DEAL });
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("addEventListener", () => undefined);
});

/** A tab of the browser, which plays and saves as the page does. */
class Tab {
  #store = new Store();
  #storage = new LocalStore();
  #saves: Saves;

  constructor(private readonly name: string) {
    this.#saves = new Saves(this.#store, this.#storage, new TabMemory(name));
  }

  /** Show a state of the game in play, or open another game. */
  play(save: string, isOther = false): void {
    if (isOther) this.#saves.saveUnfinished(save);
    this.#saves.write(save);
  }

  /** Load the page again, which opens the game in play. */
  reload(): void {
    this.#store = new Store();
    this.#storage = new LocalStore();
    this.#saves = new Saves(this.#store, this.#storage, new TabMemory(this.name));
    const { shown } = this;
    if (shown !== null) this.play(shown, true);
  }

  get shown(): string | null {
    return this.#storage.readSave();
  }

  get unfinished(): string[] {
    return this.#store.state.savedGames.unfinished.map(({ save }) => save);
  }

  get notices(): string[] {
    return this.#store.state.notices.map(({ message }) => message);
  }
}

describe("after a reload, a tab", () => {
  let tab: Tab;
  let other: Tab;

  /** Two tabs, in each of which a game is played; the other one's last. */
  beforeEach(({ task }) => {
    [tab, other] = [new Tab(`${task.id} a`), new Tab(`${task.id} b`)];
    tab.play(MINE);
    other.play(OTHER);
  });

  test("has its own game, and leaves that of another tab stored", () => {
    for (let times = 0; times < 2; times += 1) {
      tab.reload();
      expect([tab.shown, storage.getItem(SAVE)]).toEqual([MINE, OTHER]);
      expect([tab.unfinished, tab.notices]).toEqual([[MINE], []]);
    }
    other.reload();
    expect(other.shown).toBe(OTHER);
  });

  test("plays its own game on, and lists that of the other tab", () => {
    tab.reload();
    tab.play(savedGame("dp1d"));
    expect([storage.getItem(SAVE), tab.unfinished]).toEqual([savedGame("dp1d"), [OTHER]]);
    other.reload();
    expect(other.shown).toBe(OTHER);
  });

  test("has its own game as another tab has played it on", () => {
    other.play(savedGame("dp1dp2"), true);
    tab.reload();
    expect(tab.shown).toBe(savedGame("dp1dp2"));
    other.play(OTHER, true);
    tab.reload();
    expect(tab.shown).toBe(savedGame("dp1dp2"));
  });

  test("that had none has the game stored last", () => {
    expect(new Tab("new").shown).toBe(OTHER);
  });

  test("has none once all data was deleted, also if another tab has begun a game since", () => {
    storage.clear();
    tab.reload();
    expect(tab.shown).toBeNull();
  });

  test("gives its own game up for a new one with a notice, and the other tab's without", () => {
    tab.reload();
    const third = savedGame("dp2", { deal: OTHER_DEAL.replace("G/R", "R/G") });
    tab.play(third, true);
    expect(tab.unfinished.toSorted()).toEqual([MINE, OTHER].toSorted());
    expect(tab.notices).toEqual(["notice-earlier"]);
  });
});

test("a game in which only bots have acted is not listed by a later page", () => {
  const store = new Store();
  store.set({ view: emptyView, save: MINE });
  new Saves(store, new LocalStore(), new TabMemory("earlier")).write(MINE);
  const later = new Tab("later");
  later.play(OTHER, true);
  expect([later.unfinished, later.notices]).toEqual([[], []]);
});
