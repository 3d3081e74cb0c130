import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { Review, ReviewedDecision } from "../../engine/coach-protocol";
import type { GameSummary, View } from "../../engine/protocol";
import { mistakeId, SCHEMA_VERSION } from "../../history/backup/validate";
import { dateOf, timestampOf } from "../../history/dates";
import { HistoryDb, keyOf, type Name, type Stores } from "../../history/history-db";
import { countPeople, isOwn, shouldRecord } from "../../history/statistics";
import type { Day, FinishedGame, HistoryState, Mistake } from "../../history/types";
import type { GameRow } from "../../library/game-row";
import type { Library } from "../../library/library";
import { onDataErased } from "../../offline/erased";
import { sha256 } from "../../platform/bytes";
import { local, objectFromJson } from "../../platform/storage/browser-storage";
import { nextPaint, whenInactive } from "../../platform/tasks";

/** How many of the latest games a visit reviews if they have no review. */
const CATCH_UP_GAMES = 8;

/** Where earlier versions kept the numbers of hints, by the ids of games, as JSON. */
const EARLIER_HINTS = "coloretto:v1:hint-counts";
/** Where earlier versions kept the hashes of the records of deleted games, separated by spaces. */
const EARLIER_DELETED = "coloretto:v1:deleted-games";

/** Stores the finished games of the player for the statistics, the daily deals and the mistake book. */
export class HistoryController {
  readonly db = new HistoryDb();
  readonly #slice: Slice<HistoryState>;
  /** Settles once the game in play is stored if it is over. */
  #storing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly library: Library,
  ) {
    this.#slice = store.slice({ data: null, latest: [], isPersistent: true, unreadable: this.db.unreadable });
    store.subscribe((state, before) => this.#follow(state, before));
    // A long history takes a while to read, and its pages should open at once.
    whenInactive(() => void this.#preload());
    onDataErased(() => void this.db.stop());
  }

  get state(): HistoryState {
    return this.#slice.value;
  }

  /** Count a hint in the game in play; a puzzle, which has no row, has an answer instead. */
  countHint(): void {
    this.#mark(this.store.state.game?.id ?? null, ({ hints }) => ({ hints: hints + 1 }));
  }

  #mark(id: string | null, change: (row: GameRow) => Partial<GameRow>): void {
    const row = this.library.find(id);
    if (row) this.library.put({ ...row, ...change(row) });
  }

  /** Return the stored game of a record; null if there is none, or if it was not one person's. */
  async find(record: string): Promise<FinishedGame | null> {
    await this.#storing;
    const { games } = this.state.data ?? (await this.db.all());
    const found = games.filter((game) => game.record === record && countPeople(game.seats) === 1);
    return found.find(({ id }) => id === this.store.state.game?.id) ?? found[0] ?? null;
  }

  /** Return the day whose deal this is. */
  async dayOf(deal: string | null): Promise<Day | undefined> {
    return (await this.db.every("days")).find((day) => day.deal === deal);
  }

  /** Return those of the latest games that count and have no review, latest first. */
  async unreviewed(): Promise<FinishedGame[]> {
    const latest = await this.db.latest(CATCH_UP_GAMES);
    return latest.filter((game) => isOwn(game) && !game.practice && !game.skill);
  }

  /**
   * Store the mistakes of a game of one person from its deal, and then the skill that a review found for a seat: a game
   * with a skill is not reviewed again, so its mistakes must be there.
   */
  async storeReview(id: string, { seats, decisions }: Review, seat: number): Promise<void> {
    const game = await this.db.get("games", id);
    if (!game) return;
    if (isOwn(game)) await this.#storeMistakes(mistakesOf(decisions, seat, id));
    const skill = seats[seat];
    if (!skill) return;
    const { share, points } = skill;
    await this.change("games", id, (known) => (known ? { ...known, skill: { share, points } } : null));
  }

  /** Store new mistakes, and show them all at once; leave known ones unchanged. */
  async #storeMistakes(mistakes: readonly Mistake[]): Promise<void> {
    const stored = mistakes.map((mistake) =>
      this.db.change("mistakes", mistake.id, (known) => (known ? null : mistake)),
    );
    for (const mistake of await Promise.all(stored)) if (mistake) this.#showRow("mistakes", mistake.id, mistake);
  }

  async #preload(): Promise<void> {
    if (!this.state.data && (await this.db.exists())) await this.refresh();
  }

  /** Read the latest games and let a page show them, unless all are there. */
  async readLatest(count: number): Promise<void> {
    if (this.state.data) return;
    this.#slice.set({ latest: await this.db.latest(count) });
    await nextPaint();
  }

  /** Change a row like `HistoryDb.change`, and show the change. */
  async change<In extends Name>(
    name: In,
    key: string,
    change: (known: Stores[In] | undefined) => Stores[In] | null,
  ): Promise<void> {
    this.#showRow(name, key, await this.db.change(name, key, change));
  }

  /** Show that a game was removed. */
  forget(id: string): void {
    const { data } = this.state;
    if (data) this.#slice.set({ data: { ...data, games: data.games.filter((game) => game.id !== id) } });
  }

  /** Show a row that has changed without reading the others again; null: it has not. */
  #showRow<In extends Name>(name: In, key: string, row: Stores[In] | null): void {
    const { data } = this.state;
    const { isPersistent } = this.db;
    this.#slice.set({ isPersistent });
    if (!data || !row) return;
    const rows: readonly Stores[Name][] = data[name];
    const index = rows.findIndex((each) => keyOf(each) === key);
    const changed = index < 0 ? [...rows, row] : rows.with(index, row);
    this.#slice.set({ data: { ...data, [name]: changed } });
  }

  async refresh(): Promise<void> {
    const data = await this.db.all();
    const { isPersistent, unreadable } = this.db;
    this.#slice.set({ data, isPersistent, unreadable: { ...unreadable } });
  }

  /** Store the game in play when it is over, also one that is opened again. */
  #follow({ view, game, replay }: State, before: State): void {
    if (!view || !game || view === before.view || replay) return;
    if (game.over && shouldRecord(view)) this.#storing = this.#store(view, game);
  }

  async #store(view: View, { id, deal, record }: GameSummary): Promise<void> {
    if (record === null) return;
    const row = this.library.find(id);
    if (row?.finished !== record && !(await wasDeletedEarlier(record))) {
      const at = timestampOf(new Date());
      await this.#write(gameFrom(view, { id, at, hints: (row?.hints ?? 0) + earlierHints(id), record }), deal);
      if (this.db.isPersistent) this.#mark(id, () => ({ finished: record }));
    }
    if (!this.state.data) await this.refresh();
  }

  /** Store the game and the result of its day. */
  async #write(finished: FinishedGame, deal: string | null): Promise<void> {
    const daily = (await this.dayOf(deal))?.date ?? null;
    const game = { ...finished, daily };
    const id = await this.#storeGame(game);
    if (daily !== null && !game.practice) {
      const { at, seat } = game;
      const result = { id, at, score: game.scores[seat] ?? 0, rank: game.ranks[seat] ?? 1 };
      await this.change("days", daily, (day) => (day && !day.result ? { ...day, result } : null));
    }
  }

  /** Store a game and return the id of its row: another one for practice, which replaces no game that counts. */
  async #storeGame(game: FinishedGame): Promise<string> {
    let isTaken = false;
    await this.change("games", game.id, (known) => {
      isTaken = isOtherThatCounts(known, game);
      return isTaken ? null : finishedAgain(known, game);
    });
    if (!isTaken) return game.id;
    const id = await practiceId(game.id);
    await this.change("games", id, (known) => finishedAgain(known, { ...game, id }));
    return id;
  }
}

async function practiceId(id: string): Promise<string> {
  return (await sha256(`${id} practice`)).slice(0, id.length);
}

/** Return the number of hints that the player used in a game before its row counted them. */
function earlierHints(id: string): number {
  return Number(objectFromJson(local.read(EARLIER_HINTS))[id]) || 0;
}

async function wasDeletedEarlier(record: string): Promise<boolean> {
  const hashes = local.read(EARLIER_DELETED);
  return hashes ? hashes.split(" ").includes((await sha256(record)).slice(0, 32)) : false;
}

/** Return whether a game is practice and its row holds another course, which counts. */
function isOtherThatCounts(known: FinishedGame | undefined, { practice, record }: FinishedGame): boolean {
  return practice && known !== undefined && known.record !== record && !known.practice && !known.continued;
}

/** Return the row of a game, with what the player has added to the one before; null if that is of the same course. */
function finishedAgain(known: FinishedGame | undefined, game: FinishedGame): FinishedGame | null {
  if (known?.record === game.record) return null;
  const { favourite, note, hints = 0 } = known ?? {};
  return { ...game, hints: Math.max(hints, game.hints), ...(favourite && { favourite }), ...(note && { note }) };
}

function gameFrom(view: View, about: Pick<FinishedGame, "id" | "at" | "hints" | "record">): FinishedGame {
  const { players, edition, scoring, practice, seed } = view;
  return {
    id: about.id,
    form: SCHEMA_VERSION,
    at: about.at,
    players,
    edition,
    scoring,
    seats: view.seats.map(({ kind, level, style }) => ({ kind, level, style })),
    seat: view.seats.findIndex(({ kind }) => kind === "human"),
    scores: view.seats.map(({ score }) => score),
    ranks: view.result?.ranks ?? [],
    practice,
    hints: about.hints,
    daily: null,
    record: about.record,
    skill: null,
    ...(seed === null && { continued: true }),
  };
}

/** Return the mistakes and blunders of a seat as puzzles that are due. */
function mistakesOf(decisions: readonly ReviewedDecision[], seat: number, game: string): Mistake[] {
  const fresh = { game, seat, solved: 0, looked: null, due: dateOf(new Date()) };
  return decisions.flatMap(({ seat: player, position, action, best, lost, band }) =>
    player === seat && position && (band === "mistake" || band === "blunder")
      ? [{ ...fresh, id: mistakeId(game, position), position, action, best, lost: lost.share[seat] ?? 0, band }]
      : [],
  );
}
