import "./finished-page";
import { html } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import { EngineFailure } from "../../engine/engine";
import type { PlayerSetup } from "../../engine/protocol";
import type { FinishedIntent } from "../../game/intents";
import { botsAround } from "../../game/other-seat";
import { withNote } from "../../history/backup/validate";
import { csvFromGames } from "../../history/csv";
import { dateOf } from "../../history/dates";
import { NO_FILTER } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";
import { objectFromJson } from "../../platform/storage/browser-storage";
import type { LocalStore } from "../../platform/storage/local-storage";
import { LatestTask, nextPaint } from "../../platform/tasks";
import { downloadFile } from "../../ui/copy-text";
import type { HistoryController } from "../history/history-controller";
import type { FinishedState } from "./finished-page";
import { knownGames } from "./finished-view";
import { GameSelector } from "./game-selector";

/** The number of games by which the list grows. */
const STEP = 20;
/** What spreadsheets need to recognise UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The notes that are being typed, by the ids of their games, as JSON. A page that is left has no time to write to the
 * database, but each write to this storage is complete at once.
 */
const TYPED = "coloretto:v1:typed-notes";

type Change = (game: FinishedGame) => FinishedGame;

/** Opens a record; rejects with the errors of the engine. */
type Open = (record: string, seats: readonly PlayerSetup[] | null) => Promise<void>;

/** Shows a recorded game on the table, or loads it and stays on the page. */
interface Replay {
  watch: Open;
  load: Open;
}

/** The list of all finished games: replays, deletes and restores them, and exports those listed as a table. */
export class FinishedController {
  readonly handlers: Handlers<FinishedIntent> = {
    "open-finished": ({ id }) => this.#slice.set({ open: id }),
    "watch-finished": ({ id }) => this.#open(id, this.replay.watch.bind(this.replay)),
    "review-finished": async ({ id }) => {
      if (await this.#open(id, this.replay.load.bind(this.replay))) await this.review();
    },
    "deal-finished": ({ id, seat }) => this.#dealAgain(id, seat),
    "delete-finished": ({ id }) => this.#delete(id),
    "restore-finished": () => this.#restore(),
    "dismiss-deleted": () => this.#slice.set({ deleted: [] }),
    "mark-finished": ({ id, isFavourite }) =>
      this.#change(id, ({ favourite: _, ...game }) => (isFavourite ? { ...game, favourite: true } : game)),
    "note-finished": ({ id, note }) => this.#storeNote(id, note),
    "type-note": ({ id, note }) => this.#writeTyped({ ...this.#typed, [id]: note }),
    "filter-finished": ({ change }) =>
      this.#slice.set({ filter: { ...this.#slice.value.filter, ...change }, limit: STEP }),
    "show-more-finished": () => {
      const { limit, rendered } = this.#slice.value;
      this.#slice.set({ limit: limit + STEP, rendered: rendered + STEP });
    },
    "export-table": () => this.#exportTable(),
  };
  readonly page: FeaturePage = {
    open: () => this.#refresh(),
    view: ({ engine }: State) =>
      html`<finished-page .history=${this.history.state} .finished=${this.#slice.value} .selection=${this.#selector.select(this.history.state, this.#slice.value.filter)}
        .isReady=${engine === "ready"}></finished-page>`,
  };
  readonly #slice: Slice<FinishedState>;
  readonly #selector = new GameSelector(() => this.#slice.set({}));
  /** The deleted games that are still listed. */
  readonly #leaving = new Set<string>();
  readonly #opening = new LatestTask();

  constructor(
    store: Store,
    private readonly storage: LocalStore,
    private readonly history: HistoryController,
    private readonly game: Pick<GameActions, "act" | "reportError">,
    private readonly replay: Replay,
    private readonly review: () => Promise<void>,
  ) {
    this.#slice = store.slice({
      filter: { ...NO_FILTER, words: "", favourites: false },
      limit: STEP,
      rendered: STEP,
      open: null,
      deleted: [],
      unreadable: null,
    });
  }

  /** Back restores the scroll position when this has ended, which needs the whole list. */
  async #refresh(): Promise<void> {
    const signal = this.#opening.start();
    this.#slice.set({ unreadable: null, rendered: STEP });
    for (const [id, note] of Object.entries(this.#typed)) if (typeof note === "string") await this.#storeNote(id, note);
    await this.history.readLatest(STEP);
    await this.history.refresh();
    await this.#chosen();
    // Rendering and laying out hundreds of games at once would block the page.
    while (!signal.aborted && this.#slice.value.rendered < this.#slice.value.limit) {
      await nextPaint();
      if (!signal.aborted) this.#slice.set({ rendered: this.#slice.value.rendered + STEP });
    }
  }

  #chosen(): Promise<readonly FinishedGame[]> {
    return this.#selector.chosen(this.history.state, this.#slice.value.filter);
  }

  get #games(): readonly FinishedGame[] {
    return knownGames(this.history.state);
  }

  /** Return whether the game could be opened. */
  async #open(id: string, open: Open): Promise<boolean> {
    const game = this.#games.find((each) => each.id === id);
    if (!game) return false;
    this.#slice.set({ unreadable: null });
    try {
      await open(
        game.record,
        game.seats.map((seat) => ({ ...seat, name: null })),
      );
      return true;
    } catch (error) {
      if (error instanceof EngineFailure) this.#slice.set({ unreadable: { id } });
      else this.game.reportError(error);
      return false;
    }
  }

  async #dealAgain(id: string, seat: number): Promise<void> {
    const game = this.#games.find((each) => each.id === id);
    if (!game?.seats[seat]) return;
    const { record, seats, seat: own } = game;
    const bots = botsAround(seats, own, seat).map((each) => ({ ...each, name: null }));
    await this.game.act({ method: "open", params: { record, ply: 0, seat, bots } });
  }

  async #delete(id: string): Promise<void> {
    const deleted = this.#games.find((each) => each.id === id);
    if (!deleted || this.#leaving.has(id)) return;
    this.#leaving.add(id);
    await this.history.db.remove("games", id);
    this.#slice.set({ deleted: [...this.#slice.value.deleted, deleted] });
    this.history.forget(id);
    this.#leaving.delete(id);
  }

  #change(id: string, change: Change): Promise<void> {
    return this.history.change("games", id, (game) => (game ? change(game) : null));
  }

  async #storeNote(id: string, note: string): Promise<void> {
    await this.#change(id, (game) => withNote(game, note));
    const { [id]: typed, ...others } = this.#typed;
    // The player may have typed on.
    if (typed === note) this.#writeTyped(others);
  }

  get #typed(): Record<string, unknown> {
    return objectFromJson(this.storage.read(TYPED));
  }

  #writeTyped(notes: Record<string, unknown>): void {
    if (Object.keys(notes).length === 0) this.storage.remove(TYPED);
    else this.storage.write(TYPED, JSON.stringify(notes));
  }

  async #restore(): Promise<void> {
    const { deleted } = this.#slice.value;
    const last = deleted.at(-1);
    if (!last) return;
    await this.history.change("games", last.id, (known) => known ?? last);
    this.#slice.set({ deleted: deleted.slice(0, -1) });
  }

  async #exportTable(): Promise<void> {
    if (!this.history.state.data) await this.history.refresh();
    const table = csvFromGames(await this.#chosen());
    downloadFile(`coloretto-${dateOf(new Date())}.csv`, new Blob([BYTE_ORDER_MARK, table], { type: "text/csv" }));
  }
}
