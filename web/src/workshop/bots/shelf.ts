/** The bots in the list, of which one is open in the editor, and what the person and other tabs do with them. */

import { botName } from "../../history/backup/validate";
import { type BotRow, type BotStore, keyOf, OPEN } from "../../history/bots/bot-store";
import { freeName, withVersion } from "../../history/bots/changes";
import { type BrowserStorage, objectFromJson } from "../../platform/storage/browser-storage";
import type { Entry } from "../../platform/storage/local-storage";
import starter from "./starter.py?raw";

/** A row that this version cannot read. */
export interface UnreadableBot {
  name: string;
  entry: Entry;
}

/** What the person must know about their bots: a message of the texts. */
export interface ShelfNotice {
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

export interface ShelfPage {
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

  /** Show an earlier version; the code in its place becomes one. */
  restoreVersion(index: number): void {
    const { open } = this.#view;
    const version = open.versions[index];
    if (!version) return;
    this.#put({ ...withVersion(open, this.page.code(), new Date()), code: version.code });
  }

  delete(): void {
    this.save();
    const { open } = this.#view;
    const entry = this.store.remove(keyOf(open.id), open);
    this.#open(this.store.list()[0] ?? firstBot(), { deleted: { name: open.name, entry } });
  }

  deleteUnreadable(key: string): void {
    const deleted = this.#view.unreadable.find(({ entry }) => entry.key === key);
    if (!deleted) return;
    this.store.remove(key);
    this.save();
    this.#set({ ...this.#stored(this.#view.open), deleted });
  }

  undoDelete(): void {
    this.save();
    const { deleted } = this.#view;
    if (!deleted) return;
    const bot = this.store.restore(deleted.entry);
    if (bot) this.#open(bot);
    else this.#set({ ...this.#stored(this.#view.open), deleted: null });
  }

  /** Show what another tab has stored. Unsaved code in the editor is stored first. */
  follow(): void {
    const { open } = this.#view;
    if (this.page.code() !== open.code) {
      this.save();
      return;
    }
    const bots = this.store.list();
    const now = bots.find(({ id }) => id === open.id);
    if (now?.code === open.code) this.#set(this.#stored(now));
    else if (now) this.#open(now);
    else if (open.row === null) {
      if (bots[0]) this.#open(bots[0]);
    } else {
      const deleted = { name: open.name, entry: { key: keyOf(open.id), text: open.row } };
      this.#open(bots[0] ?? firstBot(), {
        deleted,
        notice: { message: "deleted-elsewhere", args: { name: open.name } },
      });
    }
  }

  /** Keep the bots until the page is closed, because another tab has deleted all data. */
  stop(): void {
    this.store.stop(this.#view.bots);
    this.#isErased = true;
    this.#set(this.#stored(this.#view.open));
  }

  #put(bot: BotRow): void {
    const put = this.store.put(bot);
    const { open } = this.#stored(put);
    const moved = { message: "moved", args: { name: bot.name, other: open.name } } as const;
    const change = put.id === bot.id ? {} : { notice: moved };
    if (put.code === this.page.code()) this.#set({ ...this.#stored(put), ...change });
    else this.#open(put, change);
  }

  /** Show a bot in the editor. */
  #open(bot: BotRow, change: Partial<ShelfView> = {}): void {
    const revision = this.#view.revision + 1;
    this.#set({ ...this.#stored(bot), revision, notice: this.#problem(), ...change });
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

  #set(change: Partial<ShelfView>): void {
    const { id } = change.open ?? this.#view.open;
    if (!this.#isErased && id !== this.#view.open.id) this.storage.write(OPEN, id);
    this.#view = { ...this.#view, ...change };
    this.page.show(this.#view);
  }
}

function firstBot(): BotRow {
  return { id: crypto.randomUUID(), name: "my bot", code: starter, versions: [], row: null };
}

function nameIn({ text }: Entry): string {
  const { name } = objectFromJson(text);
  return botName(typeof name === "string" ? name : "");
}
