import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { Review, ReviewedDecision } from "../../engine/coach-protocol";
import type { GameSummary, View } from "../../engine/protocol";
import { mistakeId } from "../../history/backup/validate";
import { dateOf, timestampOf } from "../../history/dates";
import { wasDeleted } from "../../history/deleted-games";
import { finishedAgain, isOtherThatCounts } from "../../history/finished-again";
import { HistoryDb, type Name, type Stores } from "../../history/history-db";
import { idFromText, shouldRecord } from "../../history/ids";
import { countPeople, isOwn } from "../../history/statistics";
import {
  type FinishedGame,
  type HistoryState,
  type Mistake,
  type ReviewSummary,
  SCHEMA_VERSION,
} from "../../history/types";
import { onDataErased } from "../../offline/erased";
import { nextPaint, whenInactive } from "../../platform/tasks";
import { HintCounts } from "./hint-counts";

/** A costly decision found by a review. */
type FoundMistake = Pick<Mistake, "position" | "seat" | "action" | "best" | "lost" | "band">;

const NO_ID = Promise.resolve(null);

/** How many of the latest games a visit reviews if they have no review. */
const CATCH_UP_GAMES = 8;

/** Stores the finished games of the player for the statistics, the daily deals and the mistake book. */
export class HistoryController {
  readonly db = new HistoryDb();
  readonly #slice: Slice<HistoryState>;
  #before: View | null = null;
  /** The id of the row of the game in play; null unless it is over. */
  #finished: Promise<string | null> = NO_ID;
  readonly #hints = new HintCounts();

  constructor(private readonly store: Store) {
    this.#slice = store.slice({ data: null, latest: [], isPersistent: true, unreadable: this.db.unreadable });
    store.subscribe((state) => this.#follow(state));
    // A long history takes a while to read, and its pages should open at once.
    whenInactive(() => void this.#preload());
    onDataErased(() => {
      this.#hints.stop();
      void this.db.stop();
    });
  }

  get state(): HistoryState {
    return this.#slice.value;
  }

  /** Count a hint in the game in play. */
  countHint(): void {
    const { game } = this.store.state;
    if (game) this.#hints.add(game.id);
  }

  /**
   * Return the stored game of a record, or of the game in play once it is over; null if there is none, or if it was not
   * one person's.
   */
  async find(record: string | null): Promise<FinishedGame | null> {
    const finished = await this.#finished;
    const { games } = this.state.data ?? (await this.db.all());
    const isSame = ({ id, record: of }: FinishedGame) => (record === null ? id === finished : of === record);
    const game = games.find(isSame);
    return game && countPeople(game.seats) === 1 ? game : null;
  }

  /** Return those of the latest games that count and have no review, latest first. */
  async unreviewed(): Promise<FinishedGame[]> {
    const latest = await this.db.latest(CATCH_UP_GAMES);
    return latest.filter((game) => isOwn(game) && !game.practice && !game.skill);
  }

  /** Store the skill that a review found for a seat, and the mistakes of a game of one person from its deal. */
  async storeReview(id: string, { seats, decisions }: Review, seat: number): Promise<void> {
    const isOwnGame = await this.#storeSkill(id, seats[seat]);
    if (isOwnGame) await this.#storeMistakes(id, mistakesOf(decisions, seat));
  }

  /** Store the skill in its game; return whether one person played that from its deal. */
  async #storeSkill(id: string, skill: ReviewSummary | undefined): Promise<boolean> {
    let isOwnGame = false;
    await this.change("games", id, (game) => {
      if (!game) return null;
      isOwnGame = isOwn(game);
      return skill ? { ...game, skill: { share: skill.share, points: skill.points } } : null;
    });
    return isOwnGame;
  }

  /** Store new mistakes; leave known ones unchanged. */
  async #storeMistakes(game: string, found: readonly FoundMistake[]): Promise<void> {
    const due = dateOf(new Date());
    for (const { position, seat, action, best, lost, band } of found) {
      const id = mistakeId(game, position);
      const mistake = { id, game, position, seat, action, best, lost, band, solved: 0, looked: null, due };
      await this.change("mistakes", id, (known) => (known ? null : mistake));
    }
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
  #follow({ view, game, replay }: State): void {
    const before = this.#before;
    this.#before = view;
    if (!view || !game || view === before || replay) return;
    this.#finished = game.over && shouldRecord(view) ? this.#store(view, game) : NO_ID;
  }

  async #store(view: View, { id, deal, record }: GameSummary): Promise<string | null> {
    if (record === null || (await wasDeleted(record))) return null;
    const at = timestampOf(new Date());
    return await this.#write(gameFrom(view, { id, at, hints: this.#hints.of(id), record }), deal);
  }

  /** Store the game and the result of its day; return the id of its row. */
  async #write(finished: FinishedGame, deal: string | null): Promise<string> {
    const days = await this.db.every("days");
    const daily = days.find((day) => day.deal === deal)?.date ?? null;
    const game = { ...finished, daily };
    const id = await this.#storeGame(game);
    if (daily !== null && !game.practice) {
      const { at, seat } = game;
      const result = { id, at, score: game.scores[seat] ?? 0, rank: game.ranks[seat] ?? 1 };
      await this.change("days", daily, (day) => (day && !day.result ? { ...day, result } : null));
    }
    if (!this.state.data) await this.refresh();
    return id;
  }

  /** Store a game and return the id of its row: another one for practice, which replaces no game that counts. */
  async #storeGame(game: FinishedGame): Promise<string> {
    let isTaken = false;
    await this.change("games", game.id, (known) => {
      isTaken = isOtherThatCounts(known, game);
      return isTaken ? null : finishedAgain(known, game);
    });
    if (!isTaken) return game.id;
    const id = await idFromText(`${game.id} practice`);
    await this.change("games", id, (known) => finishedAgain(known, { ...game, id }));
    return id;
  }
}

function keyOf(row: Stores[Name]): string {
  return "id" in row ? row.id : row.date;
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

/** Return the mistakes and blunders of a seat. */
function mistakesOf(decisions: readonly ReviewedDecision[], seat: number): FoundMistake[] {
  return decisions.flatMap(({ seat: player, position, action, best, lost, band }) =>
    player === seat && position && (band === "mistake" || band === "blunder")
      ? [{ position, seat, action, best, lost: lost.share[seat] ?? 0, band }]
      : [],
  );
}
