import type { Store } from "../../app/store";
import type { Intent } from "../../game/intents";
import { fileFrom, keptFromText, MOST_BYTES, textFrom } from "../../history/backup/backup";
import { ReadingError, type Unreadable } from "../../history/backup/validate";
import { dateOf } from "../../history/dates";
import { ALL, counted, type Filter } from "../../history/statistics";
import type { KeptGame } from "../../history/types";
import type { ChronicleGuide } from "../history/history-controller";

/** What the page of the statistics shows. */
export interface Statistics {
  /** Those that count, oldest first. */
  games: KeptGame[];
  practice: number;
  filter: Filter;
  /** Everything as text, once it was asked for. */
  text: string;
  outcome: { added: number } | { problem: Unreadable } | null;
  isLasting: boolean;
  /** Entries of any kind that could not be read. */
  unreadable: number;
}

/** Some browsers open what is to be saved only after a while. */
const DOWNLOAD_MS = 60_000;

/** What has become of all games; takes everything along, and in from elsewhere. */
export class StatisticsGuide {
  #filter: Filter = { variant: ALL, level: ALL };
  #text = "";
  #outcome: Statistics["outcome"] = null;
  #shown: Statistics | null = null;
  /** What it was made of: it is not drawn anew for as long as that is the same. */
  #sources: unknown[] = [];

  constructor(
    private readonly store: Store,
    private readonly chronicle: ChronicleGuide,
  ) {}

  handle(intent: Intent): void {
    switch (intent.type) {
      case "turn-to":
        if (intent.page === "statistics") void this.#open();
        break;
      case "filter-games":
        this.#filter = { ...this.#filter, ...intent.change };
        this.store.set({});
        break;
      case "keep-file":
        void this.#saveFile().catch(() => this.store.addNotice("notice-part-missing"));
        break;
      case "make-text":
        void this.#makeText().catch(() => this.store.addNotice("notice-part-missing"));
        break;
      case "read-file":
        void this.#take(() => textOf(intent.file));
        break;
      case "read-text":
        void this.#take(async () => intent.text);
        break;
    }
  }

  /** Null until what is kept has been read. */
  get shown(): Statistics | null {
    const { kept, isLasting, unreadable } = this.chronicle;
    if (!kept) return null;
    const sources = [kept, isLasting, this.#filter, this.#text, this.#outcome];
    if (this.#shown && sources.every((each, index) => each === this.#sources[index])) return this.#shown;
    this.#sources = sources;
    this.#shown = {
      games: counted(kept.games),
      practice: kept.games.filter(({ practice }) => practice).length,
      filter: this.#filter,
      text: this.#text,
      outcome: this.#outcome,
      isLasting,
      unreadable: unreadable.games + unreadable.days + unreadable.mistakes,
    };
    return this.#shown;
  }

  async #open(): Promise<void> {
    this.#text = "";
    this.#outcome = null;
    await this.chronicle.refresh();
  }

  async #saveFile(): Promise<void> {
    const file = new Blob([await fileFrom(await this.chronicle.keeping.all())], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `coloretto-${dateOf(new Date())}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
  }

  async #makeText(): Promise<void> {
    this.#text = await textFrom(await this.chronicle.keeping.all());
    this.store.set({});
  }

  async #take(read: () => Promise<string>): Promise<void> {
    try {
      const more = await keptFromText(await read());
      const before = (await this.chronicle.keeping.all()).games.length;
      await this.chronicle.keeping.merge(more);
      this.#outcome = { added: (await this.chronicle.keeping.all()).games.length - before };
      this.#text = "";
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      this.#outcome = { problem: error.reason };
    }
    await this.chronicle.refresh();
  }
}

/** What is too large is not even opened. */
async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new ReadingError("too-big");
  try {
    return await file.text();
  } catch {
    throw new ReadingError("damaged");
  }
}
