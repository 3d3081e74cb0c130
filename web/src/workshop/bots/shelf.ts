/** The bots in the list, of which one is open in the editor, and what the person and other tabs do with them. */

import { botName } from "../../history/backup/validate";
import { type BotRow, type BotStore, keyOf, OPEN } from "../../history/bots/bot-store";
import { freeName, withVersion } from "../../history/bots/changes";
import type { BotVersion } from "../../history/types";
import { type BrowserStorage, objectFromJson } from "../../platform/storage/browser-storage";
import type { Entry } from "../../platform/storage/local-storage";
import starter from "./starter.py?raw";

/** A row that this version cannot read. */
export interface UnreadableBot {
  name: string;
  entry: Entry;
}

/** What the person must know about their bots: a message of the texts. */
interface ShelfNotice {
  message: "moved" | "deleted-elsewhere" | "erased-elsewhere" | "not-stored";
  args: Record<string, string>;
}

export interface ShelfView {
  bots: readonly BotRow[];
  open: BotRow;
  /** Grows when the editor must show the code of `open` in place of its own. */
  revision: number;
  /** The last deleted bot, which can be brought back. */
  deleted: UnreadableBot | null;
  unreadable: readonly UnreadableBot[];
  notice: ShelfNotice | null;
}

interface ShelfPage {
  /** Return the code in the editor. */
  code(): string;
  show(view: ShelfView): void;
}

export class Shelf {
  #view: ShelfView;
  #isErased = false;

  constructor(
    private readonly page: ShelfPage,
    private readonly store: BotStore,
    private readonly storage: BrowserStorage,
  ) {
    const bots = store.list();
    const last = bots.find(({ id }) => id === storage.read(OPEN));
    const open = last ?? bots[0] ?? firstBot();
    this.#view = { bots: [], open, revision: 1, deleted: null, unreadable: [], notice: null };
    this.#view = { ...this.#view, ...this.#stored(open) };
    store.onChange(() => this.follow());
  }

  get view(): ShelfView {
    return this.#view;
  }

  /** Store the code in the editor. */
  save(): void {
    const { open } = this.#view;
    const code = this.page.code();
    if (code !== open.code) this.#put({ ...open, code });
  }

  /** Store the open bot, also the first one, in which nothing was written yet. */
  keep(): void {
    this.save();
    const { open } = this.#view;
    if (open.row === null) this.#put(open);
  }

  /** Store the code in the editor, also as an earlier version, because it runs. */
  saveVersion(): void {
    const code = this.page.code();
    this.#put(withVersion({ ...this.#view.open, code }, code, new Date()));
  }

  rename(name: string): void {
    this.save();
    const { open, bots } = this.#view;
    const others = bots.filter(({ id }) => id !== open.id);
    this.#put({ ...this.#view.open, name: freeName(name, others) });
  }

  select(id: string): void {
    this.keep();
    const bot = this.store.list().find((each) => each.id === id);
    if (bot) this.#open(bot);
  }

  /** Add a bot and open it. */
  add(name = "bot", code = starter): void {
    this.keep();
    this.#open(this.store.add({ id: crypto.randomUUID(), name, code, versions: [] }));
  }

  /** Show the code of an earlier version; the code in its place becomes one. */
  restoreVersion({ code }: BotVersion): void {
    this.#put({ ...withVersion(this.#view.open, this.page.code(), new Date()), code });
  }

  delete(): void {
    this.save();
    const { open } = this.#view;
    const entry = this.store.remove(keyOf(open.id), open);
    this.#open(this.store.list()[0] ?? firstBot(), { deleted: { name: open.name, entry } });
  }

  deleteUnreadable(deleted: UnreadableBot): void {
    this.store.remove(deleted.entry.key);
    this.save();
    this.#show(this.#view.open, { deleted });
  }

  undoDelete(): void {
    this.save();
    const { deleted } = this.#view;
    if (!deleted) return;
    const bot = this.store.restore(deleted.entry);
    if (bot) this.#open(bot);
    else this.#show(this.#view.open, { deleted: null });
  }

  /** Show what another tab has stored. Unsaved code in the editor is stored first. */
  follow(): void {
    const { open } = this.#view;
    const bots = this.store.list();
    const now = bots.find(({ id }) => id === open.id);
    if (this.page.code() !== open.code) this.save();
    else if (now?.code === open.code) this.#show(now);
    else if (now) this.#open(now);
    else if (open.row !== null) {
      const deleted = { name: open.name, entry: { key: keyOf(open.id), text: open.row } };
      const notice: ShelfNotice = { message: "deleted-elsewhere", args: { name: open.name } };
      this.#open(bots[0] ?? firstBot(), { deleted, notice });
    } else if (bots[0]) this.#open(bots[0]);
  }

  /** Keep the bots until the page is closed, because another tab has deleted all data. */
  stop(): void {
    this.store.stop(this.#view.bots);
    this.#isErased = true;
    this.#show(this.#view.open);
  }

  #put(bot: BotRow): void {
    const put = this.store.put(bot);
    const { open } = this.#stored(put);
    const moved = { message: "moved", args: { name: bot.name, other: open.name } } as const;
    const change = put.id === bot.id ? {} : { notice: moved };
    if (put.code === this.page.code()) this.#show(put, change);
    else this.#open(put, change);
  }

  /** Show a bot in the editor. */
  #open(bot: BotRow, change: Partial<ShelfView> = {}): void {
    this.#show(bot, { revision: this.#view.revision + 1, notice: this.#problem(), ...change });
  }

  #show(open: BotRow, change: Partial<ShelfView> = {}): void {
    if (!this.#isErased && open.id !== this.#view.open.id) this.storage.write(OPEN, open.id);
    this.#view = { ...this.#view, ...this.#stored(open), ...change };
    this.page.show(this.#view);
  }

  /** Return what is stored, with the open bot, which may not be stored yet. */
  #stored(open: BotRow): Pick<ShelfView, "bots" | "open" | "unreadable" | "notice"> {
    const bots = this.store.list();
    const known = bots.find(({ id }) => id === open.id);
    const unreadable = this.store.unreadable().map((entry) => ({ name: nameIn(entry), entry }));
    return {
      bots: known ? bots : [...bots, open],
      open: known ? { ...open, name: known.name } : open,
      unreadable,
      notice: this.#problem() ?? (this.#view.notice?.message === "not-stored" ? null : this.#view.notice),
    };
  }

  #problem(): ShelfNotice | null {
    if (this.#isErased) return { message: "erased-elsewhere", args: {} };
    return this.store.isPersistent ? null : { message: "not-stored", args: {} };
  }
}

function firstBot(): BotRow {
  return { id: crypto.randomUUID(), name: "my bot", code: starter, versions: [], row: null };
}

function nameIn({ text }: Entry): string {
  const { name } = objectFromJson(text);
  return botName(typeof name === "string" ? name : "");
}
