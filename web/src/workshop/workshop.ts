/** Connects the workshop's page with the bots in storage, the cage and the arena. */

import type { Options } from "../engine/tables";
import { BotStore } from "../history/bots/bot-store";
import { onDataErased } from "../offline/erased";
import { local } from "../platform/storage/browser-storage";
import { LatestTask } from "../platform/tasks";
import { copyText, downloadFile } from "../ui/copy-text";
import { Arena, type ArenaReport, type ArenaStart, OPEN_BOT, OWN } from "./arena/arena";
import { BotError } from "./arena/bot-answer";
import { BotRunner } from "./arena/bot-runner";
import { CodesRun } from "./bots/codes-run";
import { fromFragment, MAX_CODE, type SharedBot, toFragment } from "./bots/link";
import { Shelf, type ShelfView, type UnreadableBot } from "./bots/shelf";
import { CageSupply } from "./cage/cage";
import type { CodeProblem } from "./editor/code-editor";
import type { MatchChoice } from "./page/arena-panel";
import type { WorkshopPage } from "./page/workshop-page";
import type { MatchOptions, MatchResults } from "./protocol";
import { botAt, type TableChoice, tableAddress } from "./table/seats";
import { type Check, FIRST_DEAL, readSolved, writeSolved } from "./tasks/tasks";
import { errorText, messageOf, w } from "./texts/texts";

const SAVE_AFTER_MS = 800;
const START_CLOSED = "coloretto:v1:workshop-start";
/** How many lines the console keeps. */
const MAX_LINES = 500;

interface ConsoleLine {
  kind: "printed" | "error" | "note";
  text: string;
}

/** Everything that the page shows. */
export interface WorkshopView extends ShelfView {
  shared: SharedBot | null;
  isRunning: boolean;
  lines: readonly ConsoleLine[];
  problems: readonly CodeProblem[];
  results: MatchResults | null;
  check: Check | null;
  /** The numbers of the solved tasks. */
  solved: readonly number[];
}

/** What the page can do. It keeps its state in the `view` of the page. */
export class Workshop {
  readonly #cages = new CageSupply();
  readonly #arena = new Arena();
  readonly shelf: Shelf;
  #saveTimer: number | undefined;
  readonly #codesRun = new CodesRun(local);
  /** The match or check in progress. */
  readonly task = new LatestTask();
  readonly console = new Console((lines) => this.#set({ lines }));

  constructor(
    private readonly page: WorkshopPage,
    readonly options: Options,
  ) {
    const editor = { code: () => page.code, show: (view: ShelfView) => this.#showShelf(view) };
    this.shelf = new Shelf(editor, new BotStore(local), local);
    onDataErased(() => this.shelf.stop());
    page.workshop = this;
    page.view = {
      ...this.shelf.view,
      shared: null,
      isRunning: false,
      lines: [],
      problems: [],
      results: null,
      check: null,
      solved: readSolved(local),
    };
    addEventListener("hashchange", () => void this.#readLink());
    addEventListener("pagehide", () => this.shelf.save());
    void this.#readLink();
  }

  get levels(): string[] {
    return this.options.levels.map(({ level }) => level);
  }

  /** Whether the first steps are open, also at the next visit. */
  get isStartOpen(): boolean {
    return typeof local.read(START_CLOSED) !== "string";
  }

  set isStartOpen(isOpen: boolean) {
    if (isOpen) local.remove(START_CLOSED);
    else local.write(START_CLOSED, "closed");
  }

  // ---- bots

  saveSoon(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => this.shelf.save(), SAVE_AFTER_MS);
  }

  #showShelf(shelf: ShelfView): void {
    clearTimeout(this.#saveTimer);
    const isOther = shelf.revision !== this.page.view.revision;
    this.#set({ ...shelf, ...(isOther && { problems: [], results: null }) });
  }

  tryExample({ name, code }: SharedBot): void {
    this.shelf.add(name, code);
    this.console.clear();
    this.console.add("note", w("tried", { name: this.page.view.open.name }));
    void this.page.showCode();
  }

  /** Add a bot from a file that the person chooses. */
  openFile(): void {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".py,text/x-python" });
    input.addEventListener("change", async () => {
      const [file] = input.files ?? [];
      if (!file) return;
      const code = file.size <= MAX_CODE ? await readText(file) : null;
      if (code === null) this.console.add("error", w("file-broken", { name: file.name, size: MAX_CODE / 1000 }));
      else this.shelf.add(file.name.replace(/\.py$/, ""), code);
    });
    input.click();
  }

  saveFile(): void {
    downloadFile(`${fileName(this.page.view.open.name)}.py`, new Blob([this.page.code], { type: "text/x-python" }));
  }

  saveUnreadable({ name, entry }: UnreadableBot): void {
    downloadFile(`${fileName(name)}.txt`, new Blob([entry.text]));
  }

  // ---- links

  async share(): Promise<void> {
    const fragment = await toFragment({ name: this.page.view.open.name, code: this.page.code });
    const isCopied = await copyText(new URL(fragment, location.href).href);
    if (!isCopied) history.replaceState(null, "", fragment);
    this.console.add("note", w(isCopied ? "copied" : "not-copied"));
  }

  /** Show the bot of the address. It does not run before the person presses Run. */
  async #readLink(): Promise<void> {
    try {
      const shared = await fromFragment(location.hash);
      if (shared) this.#set({ shared });
    } catch {
      this.console.add("error", w("shared-broken"));
    }
    if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  }

  keepShared({ name, code }: SharedBot): void {
    this.discardShared();
    this.shelf.add(name, code);
  }

  discardShared(): void {
    this.#set({ shared: null });
  }

  // ---- running

  /** Let the bot in the editor play one game against the simplest one. */
  async run(): Promise<void> {
    const level = "random";
    const match: MatchOptions = { players: 2, edition: "classic", scoring: "brown", deals: 1, bots: [OPEN_BOT, level] };
    for await (const report of this.#play({ start: match }, {})) {
      if (!("results" in report)) continue;
      const [own, other] = report.results.bots.map(({ points }) => points);
      if (typeof own !== "number") this.console.add("error", w("choice-failed"));
      else this.console.add("note", w("ran", { level, own, other: other ?? 0 }));
      break;
    }
  }

  async match({ opponent, ...match }: MatchChoice): Promise<void> {
    const request = { start: { ...match, bots: [OPEN_BOT, opponent] } };
    for await (const report of this.#play(request, { results: null }, false))
      if ("results" in report) this.#set({ results: report.results });
  }

  async openTable(choice: TableChoice): Promise<void> {
    this.shelf.keep();
    const names = choice.seats.map(botAt);
    for (const { name, code } of this.page.view.bots) if (names.includes(name)) await this.#codesRun.add(code);
    location.assign(tableAddress(choice, location.search));
  }

  async check(task: number): Promise<void> {
    let check: Check = { task };
    for await (const report of this.#play({ check: task, seed: FIRST_DEAL }, { check })) {
      if ("progress" in report) check = { task, progress: report.progress };
      // What the person reads of an error says more than the message that the arena repeats.
      else if ("failed" in report)
        check = { task, wrong: { code: "fault", message: errorText(report.failed), position: null } };
      else if ("checked" in report && !check.wrong) check = { task, wrong: report.checked.wrong };
      this.#set({ check });
    }
    if (check.wrong !== null) return;
    this.#set({ solved: [...this.page.view.solved, task] });
    writeSolved(local, this.page.view.solved);
  }

  /** Let the bot in the editor play; show its errors. Ends at once while another match or check is in progress. */
  async *#play(request: ArenaStart, change: Partial<WorkshopView>, clearsConsole = true): AsyncGenerator<ArenaReport> {
    if (this.page.view.isRunning) return;
    if (clearsConsole) this.console.clear();
    this.shelf.saveVersion();
    const { code } = this.page;
    void this.#codesRun.add(code);
    this.#set({ isRunning: true, problems: [], ...change });
    this.console.add("note", w("starting"));
    const print = (line: string | null) => this.console.add(line === null ? "note" : "printed", line ?? w("too-much"));
    const bots = new Map([[OPEN_BOT, new BotRunner(this.#cages, code, print)]]);
    const names = "start" in request ? request.start.bots : [];
    for (const { id, code } of this.page.view.bots)
      if (names.includes(OWN + id)) bots.set(OWN + id, new BotRunner(this.#cages, code));
    const signal = this.task.start();
    try {
      for await (const report of this.#arena.play(request, bots, signal)) {
        if (signal.aborted) break;
        if ("failed" in report && report.bot === OPEN_BOT) this.#report(report.failed);
        yield report;
      }
    } catch (error) {
      if (signal.aborted) return;
      this.#report(error);
      if (error instanceof BotError) yield { failed: error, bot: OPEN_BOT };
    } finally {
      this.task.stop();
      const { check } = this.page.view;
      this.#set({ isRunning: false, check: check?.wrong === undefined ? null : check });
    }
  }

  #report(error: unknown): void {
    this.console.add("error", errorText(error));
    if (error instanceof BotError && error.line !== null)
      this.#set({ problems: [{ line: error.line, message: messageOf(error) }] });
  }

  #set(change: Partial<WorkshopView>): void {
    this.page.view = { ...this.page.view, ...change };
  }
}

/** The last lines of the console. Shows new ones once a frame: a bot may print thousands. */
class Console {
  #lines: readonly ConsoleLine[] = [];
  #isWaiting = false;

  constructor(private readonly show: (lines: readonly ConsoleLine[]) => void) {}

  add(kind: ConsoleLine["kind"], text: string): void {
    this.#lines = [...this.#lines, { kind, text }].slice(-MAX_LINES);
    if (!this.#isWaiting) requestAnimationFrame(() => this.#showLines());
    this.#isWaiting = true;
  }

  clear(): void {
    this.#lines = [];
    this.#showLines();
  }

  #showLines(): void {
    this.#isWaiting = false;
    this.show(this.#lines);
  }
}

/** Return the name of a bot as the name of a file, without its ending. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}_-]+/gu, "_");
}

async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
