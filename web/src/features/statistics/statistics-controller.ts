import "./statistics-page";
import { html, nothing } from "lit";
import type { FeaturePage } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Slice, Store } from "../../app/store";
import type { StatisticsIntent } from "../../game/intents";
import { exportToFile, exportToText, importFromText, MAX_BYTES } from "../../history/backup/backup";
import { ImportError } from "../../history/backup/validate";
import { BotStore } from "../../history/bots/bot-store";
import { dateOf } from "../../history/dates";
import { NO_FILTER } from "../../history/statistics";
import type { BackupData } from "../../history/types";
import { onDataErased } from "../../offline/erased";
import { local } from "../../platform/storage/browser-storage";
import { downloadFile } from "../../ui/copy-text";
import { goalList, goalsOf } from "../goals/goal-list";
import type { HistoryController } from "../history/history-controller";
import { recordPage } from "../history/record-page";
import type { Rater } from "../strength/rater";
import { FigureComputer } from "./figures";
import type { StatisticsState } from "./statistics-page";

/** The statistics of the finished games that count, and export and import of the history. */
export class StatisticsController {
  readonly handlers: Handlers<StatisticsIntent> = {
    "filter-games": ({ change }) => this.#slice.set({ filter: { ...this.#slice.value.filter, ...change } }),
    "export-file": () => this.#exportFile().catch(() => this.store.addNotice("notice-part-missing")),
    "export-text": () => this.#exportText().catch(() => this.store.addNotice("notice-part-missing")),
    "import-file": ({ file }) => this.#import(() => textOf(file)),
    "import-text": ({ text }) => this.#import(async () => text),
  };
  readonly page: FeaturePage = {
    open: () => this.#open(),
    view: () => {
      const { data } = this.history.state;
      const figures = data && this.#computer.figures(data, this.#slice.value.filter);
      return html`<statistics-page .history=${this.history.state} .statistics=${this.#slice.value} .figures=${figures}
        .ratings=${figures && this.rater.ratingsOf(figures.ranked)}></statistics-page>`;
    },
  };
  readonly goals: FeaturePage = {
    open: () => this.history.refresh(),
    view: () => {
      const { data } = this.history.state;
      return html`<goals-page>${recordPage("goals", data ? goalList(goalsOf(data)) : nothing)}</goals-page>`;
    },
  };
  readonly #bots = new BotStore(local);
  readonly #computer = new FigureComputer(() => this.#slice.set({}));
  readonly #slice: Slice<StatisticsState>;

  constructor(
    private readonly store: Store,
    private readonly history: HistoryController,
    private readonly rater: Rater,
  ) {
    this.#slice = store.slice({ filter: NO_FILTER, text: "", outcome: null });
    onDataErased(() => this.#bots.stop([]));
  }

  async #open(): Promise<void> {
    this.rater.retry();
    this.#slice.set({ text: "", outcome: null });
    await this.history.refresh();
  }

  async #exportFile(): Promise<void> {
    const file = new Blob([await exportToFile(await this.#all())], { type: "application/json" });
    downloadFile(`coloretto-${dateOf(new Date())}.json`, file);
  }

  async #exportText(): Promise<void> {
    this.#slice.set({ text: await exportToText(await this.#all()) });
  }

  async #all(): Promise<BackupData> {
    return { ...(await this.history.db.all()), bots: this.#bots.list().map(({ row: _, ...bot }) => bot) };
  }

  async #import(read: () => Promise<string>): Promise<void> {
    try {
      const imported = await importFromText(await read());
      const before = await this.#all();
      const isMerged = await this.history.db.merge(imported);
      const named = [...before.bots];
      if (isMerged) for (const bot of imported.bots) named.push(this.#bots.add(bot, named));
      const { games, bots } = await this.#all();
      const added = { added: games.length - before.games.length, bots: bots.length - before.bots.length };
      const outcome = this.#bots.isPersistent ? added : ({ problem: "no-room" } as const);
      // Otherwise the page says that nothing can be saved.
      this.#slice.set({ outcome: isMerged ? outcome : null, text: "" });
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      this.#slice.set({ outcome: { problem: error.reason } });
    }
    await this.history.refresh();
  }
}

/** Read a file, unless it is too large. */
async function textOf(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new ImportError("too-big");
  try {
    return await file.text();
  } catch {
    throw new ImportError("damaged");
  }
}
