import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { ended, summary } from "../../../testing/summaries";
import type { Change, GameSummary } from "../../engine/protocol";
import { emptyView } from "../../game/view-queries";
import { type GameRow, rowOf } from "../../library/game-row";
import { Library, PAGE } from "../../library/library";
import { LocalStore } from "../../platform/storage/local-storage";
import { Store } from "../store";
import { Saves } from "./saves";

const [MINE, OTHER, THIRD] = [summary(1), summary(2), summary(3)];
let storage: MemoryStorage;
let listeners: ((event: { key: string | null; persisted?: boolean }) => void)[];

beforeEach(() => {
  storage = new MemoryStorage();
  listeners = [];
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", (_type: string, listen: (event: { key: string | null }) => void) =>
    listeners.push(listen),
  );
});

/** A tab of the browser, which plays and saves as the page does. */
class Tab {
  store = new Store();
  library!: Library;
  saves!: Saves;
  #session = new MemoryStorage();

  constructor() {
    this.reload();
  }

  /** Load the page, which opens the game in play again. */
  reload(): void {
    this.#focus();
    this.store = new Store();
    const texts = new LocalStore();
    this.library = new Library(texts);
    this.saves = new Saves(this.store, texts, this.library);
    const row = this.library.find(this.library.inPlay);
    if (row) this.saves.write({ ...summary(0), ...row }, row.save, "opened");
  }

  play(game: GameSummary, change: Change = "played", save = `save of ${game.id} at ${game.ply}`): void {
    this.#focus();
    this.store.set({ game });
    this.saves.write(game, save, change);
  }

  open(game: GameSummary): void {
    this.play(game, "opened");
  }

  get inPlay(): string | null {
    this.#focus();
    return this.library.inPlay;
  }

  get unfinished(): string[] {
    return this.store.state.savedGames.unfinished.map(({ id }) => id).sort();
  }

  get notices(): string[] {
    return this.store.state.notices.map(({ message }) => message);
  }

  #focus(): void {
    vi.stubGlobal("sessionStorage", this.#session);
  }
}

/** Store a row as another tab does. */
function storeElsewhere(game: GameSummary, save: string): void {
  const key = `${PAGE.games}:${game.id}`;
  storage.setItem(key, JSON.stringify(rowOf(game, save)));
  for (const listen of listeners) listen({ key });
}

const ids = (...games: GameSummary[]) => games.map(({ id }) => id);

test("a stored game needs no notice, also after the storage was cleared", () => {
  const tab = new Tab();
  tab.play(MINE);
  storage.clear();
  tab.play(MINE);
  expect(tab.library.find(MINE.id)?.save).toBe(`save of ${MINE.id} at 9`);
  expect(tab.notices).toEqual([]);
});

test.each([
  [{}, "notice-no-storage"],
  [{ frame: "" }, "notice-no-storage-framed"],
])("a blocked storage is reported once: %j", (dataset, notice) => {
  vi.stubGlobal("document", { documentElement: { dataset } });
  storage.isFull = true;
  const tab = new Tab();
  tab.play(MINE);
  tab.play(MINE);
  expect(tab.notices).toEqual([notice]);
});

test("a game that was replaced stays unfinished, with an offer to resume it", () => {
  const tab = new Tab();
  tab.play(MINE);
  tab.open(OTHER);
  expect([tab.unfinished, tab.notices]).toEqual([ids(MINE), ["notice-earlier"]]);
  const intent = { type: "open", source: { from: "library", id: MINE.id } };
  expect(tab.store.state.notices[0]?.offer).toEqual({ label: "open-earlier", intent });
});

test("the offer to resume it goes once the player has played on, and not only a bot", () => {
  const tab = new Tab();
  tab.play(MINE);
  tab.open(OTHER);
  tab.store.addNotice("other");
  const seats = [{ kind: "human" }, { kind: "bot" }];
  const playedBy = (seat: number) => {
    tab.store.show({ ...emptyView, seats, log: [{ kind: "draw", seat, card: "c0" }] } as never, {});
    tab.play(OTHER);
  };
  playedBy(1);
  expect(tab.notices).toEqual(["notice-earlier", "other"]);
  playedBy(0);
  expect([tab.unfinished, tab.notices]).toEqual([ids(MINE), ["other"]]);
});

test("a game that is resumed leaves the list, and its notice goes", () => {
  const tab = new Tab();
  for (const game of [MINE, OTHER, MINE]) tab.open(game);
  expect(tab.unfinished).toEqual(ids(OTHER));
  expect(tab.store.state.notices.map(({ offer }) => offer?.intent)).toEqual([
    { type: "open", source: { from: "library", id: OTHER.id } },
  ]);
});

test("a notice about something else stays when a game is resumed", () => {
  const tab = new Tab();
  tab.store.addNotice("other");
  tab.store.addNotice("offer", {}, { label: "retry", intent: { type: "try-again" } });
  for (const game of [MINE, OTHER, MINE]) tab.open(game);
  expect(tab.notices.slice(0, 2)).toEqual(["other", "offer"]);
});

test("a row keeps what else it says of its game with each further action", () => {
  const tab = new Tab();
  tab.play(MINE);
  const row = tab.library.find(MINE.id) as GameRow;
  tab.library.put({ ...row, hints: 2, finished: "a record" });
  tab.play(MINE);
  expect(tab.library.find(MINE.id)).toMatchObject({ hints: 2, finished: "a record" });
});

test.each([
  ["was never begun", summary(1, { begun: false })],
  ["is over", ended(1)],
])("a game that %s is forgotten once another is opened", (_, game) => {
  const tab = new Tab();
  tab.play(game);
  expect(tab.library.find(game.id)).not.toBeNull();
  tab.open(OTHER);
  expect([tab.library.find(game.id), tab.unfinished, tab.notices]).toEqual([null, [], []]);
});

test("opening another game changes no row", () => {
  const tab = new Tab();
  tab.play(MINE);
  const before = tab.library.find(MINE.id);
  tab.open(OTHER);
  expect(tab.library.find(MINE.id)).toEqual(before);
});

test("play in another tab is reported once, with an offer to follow it", () => {
  const tab = new Tab();
  tab.play(MINE);
  storeElsewhere(MINE, "before the page shows a game");
  expect(tab.notices).toEqual([]);
  tab.store.set({ view: emptyView });
  tab.store.addNotice("other");
  for (const save of ["one", "two"]) storeElsewhere(MINE, save);
  expect(tab.notices).toEqual(["other", "notice-other-tab"]);
  const intent = { type: "open", source: { from: "library", id: MINE.id } };
  expect(tab.store.state.notices[1]?.offer).toEqual({ label: "follow-other-tab", intent });
});

test("play elsewhere while the browser kept the page is reported, not during a puzzle", () => {
  const tab = new Tab();
  tab.play(MINE);
  storage.setItem(`${PAGE.games}:${MINE.id}`, JSON.stringify(rowOf(MINE, "later")));
  tab.store.set({ view: emptyView, puzzle: {} as never });
  for (const listen of listeners) listen({ key: "other", persisted: true });
  expect(tab.notices).toEqual([]);
  tab.store.set({ puzzle: null });
  for (const listen of listeners) listen({ key: "other", persisted: true });
  expect(tab.notices).toEqual(["notice-other-tab"]);
});

test("another game in another tab, or a late event for this tab's own, needs no notice", () => {
  const tab = new Tab();
  tab.play(MINE, "played", "mine");
  tab.store.set({ view: emptyView });
  storeElsewhere(OTHER, "other");
  storeElsewhere(MINE, "mine");
  expect([tab.notices, tab.unfinished]).toEqual([[], ids(OTHER)]);
});

describe("after a reload, a tab", () => {
  let tab: Tab;
  let other: Tab;

  /** Two tabs, in each of which a game is played; the other one's last. */
  beforeEach(() => {
    [tab, other] = [new Tab(), new Tab()];
    tab.play(MINE);
    other.play(OTHER);
  });

  test("has its own game, and new tabs still begin with the one played last", () => {
    for (let times = 0; times < 2; times += 1) {
      tab.reload();
      expect([tab.inPlay, new Tab().inPlay]).toEqual([MINE.id, OTHER.id]);
      expect([tab.unfinished, tab.notices]).toEqual([ids(OTHER), []]);
    }
    other.reload();
    expect(other.inPlay).toBe(OTHER.id);
  });

  test("plays its own game on, with which new tabs then begin", () => {
    tab.reload();
    tab.play(MINE);
    expect([new Tab().inPlay, tab.unfinished]).toEqual([MINE.id, ids(OTHER)]);
    other.reload();
    expect(other.inPlay).toBe(OTHER.id);
  });

  test("has its own game as another tab has played it on", () => {
    other.play(summary(1, { turns: 20 }), "played", "later");
    tab.reload();
    expect(tab.library.find(tab.inPlay)).toMatchObject({ turns: 20, save: "later" });
  });

  test("has none once all data was deleted", () => {
    storage.clear();
    tab.reload();
    expect(tab.inPlay).toBeNull();
  });

  test("gives its own game up for a new one with a notice", () => {
    tab.reload();
    tab.open(THIRD);
    expect(tab.unfinished).toEqual(ids(MINE, OTHER));
    expect(tab.notices).toEqual(["notice-earlier"]);
  });
});

test("a game that cannot be opened becomes an unreadable text, and is reported", () => {
  const tab = new Tab();
  tab.play(MINE);
  tab.saves.quarantine(MINE.id, "broken");
  expect(tab.library.find(MINE.id)).toBeNull();
  expect(tab.store.state.savedGames.unreadable.map(({ text }) => text)).toEqual(["broken"]);
  expect(tab.notices).toEqual(["notice-save-unreadable"]);
  const intent = { type: "open-page", page: "games" };
  expect(tab.store.state.notices[0]?.offer).toEqual({ label: "show-kept-games", intent });
});

test("the save of an earlier version that cannot be opened becomes an unreadable text", () => {
  storage.setItem("coloretto:v1:save", "broken");
  const tab = new Tab();
  tab.saves.quarantine(null, "broken");
  expect(storage.getItem("coloretto:v1:save")).toBeNull();
  expect(tab.store.state.savedGames.unreadable.map(({ text }) => text)).toEqual(["broken"]);
});

test("an unfinished game and an unreadable text can be deleted and restored", () => {
  const tab = new Tab();
  tab.play(MINE);
  tab.open(OTHER);
  tab.saves.quarantine(THIRD.id, "broken");
  const lists = () => {
    const { unfinished, unreadable } = tab.store.state.savedGames;
    return [...unfinished, ...unreadable].map(({ id }) => id);
  };
  const [game = "", text = ""] = lists();
  tab.saves.delete("gone");
  expect(tab.store.state.savedGames.deleted).toBeNull();
  for (const [deleted, left] of [
    [game, text],
    [text, game],
  ] as const) {
    tab.saves.delete(deleted);
    tab.saves.delete("gone");
    expect(lists()).toEqual([left]);
    tab.saves.restoreDeleted();
    tab.saves.restoreDeleted();
    expect([lists(), tab.store.state.savedGames.deleted]).toEqual([[game, text], null]);
  }
});

test("a deletion can be undone after a change by another tab", () => {
  const tab = new Tab();
  tab.play(MINE);
  tab.open(OTHER);
  tab.saves.delete(MINE.id);
  storeElsewhere(THIRD, "third");
  tab.saves.restoreDeleted();
  expect(tab.unfinished).toEqual(ids(MINE, THIRD));
});
