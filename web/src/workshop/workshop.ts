/** Connects the workshop's page with the bots in storage, the cage and the arena. */

import { BotStore } from "../history/bots/bot-store";
import { onDataErased } from "../offline/erased";
import { local } from "../platform/storage/browser-storage";
import { LatestTask } from "../platform/tasks";
import { copyText, downloadFile } from "../ui/copy-text";
import { Arena, OWN } from "./arena/arena";
import { BotError } from "./arena/bot-answer";
import { BotRunner, MAX_LATE } from "./arena/bot-runner";
import { CodesRun } from "./bots/codes-run";
import { fromFragment, MAX_CODE, type SharedBot, sourceFromFragment, toFragment } from "./bots/link";
import { Shelf, type ShelfView, STARTER, type UnreadableBot } from "./bots/shelf";
import { CageSupply } from "./cage/caged-python";
import { ARENA_ENTRY, BOT_ENTRY } from "./cage/messages";
import type { MatchChoice } from "./page/arena-panel";
import { Console } from "./page/console";
import type { WorkshopPage, WorkshopView } from "./page/workshop-page";
import type { MatchOptions } from "./protocol";
import type { BotExample } from "./reference/bot-reference";
import { botAt, type TableChoice, tableAddress } from "./table/seats";
import { type Check, readSolved, writeSolved } from "./tasks/tasks";
import { errorText, messageOf } from "./texts/error-text";
import { w } from "./texts/texts";

const SAVE_AFTER_MS = 800;
const START_CLOSED = "coloretto:v1:workshop-start";

export class Workshop {
  readonly #runner: BotRunner;
  /** Another bot of the person, as the opponent of the one in the editor. */
  readonly #opponent: BotRunner;
  readonly #arena: Arena;
  readonly #shelf: Shelf;
  #saveTimer: number | undefined;
  readonly #codesRun = new CodesRun(local);
  /** The match or check in progress. */
  readonly #task = new LatestTask();
  readonly #console = new Console((lines) => this.#set({ lines }));
  #view: WorkshopView;

  constructor(
    private readonly page: WorkshopPage,
    private readonly levels: readonly string[],
  ) {
    const editor = { code: () => this.page.code, show: (view: ShelfView) => this.#showShelf(view) };
    this.#shelf = new Shelf(editor, new BotStore(local), local);
    onDataErased(() => this.#shelf.stop());
    this.#view = {
      ...this.#shelf.view,
      shared: null,
      isStartOpen: typeof local.read(START_CLOSED) !== "string",
      isRunning: false,
      lines: [],
      problems: [],
      results: null,
      check: null,
      solved: readSolved(local),
    };
    const cages = new CageSupply(BOT_ENTRY);
    this.#runner = new BotRunner(cages, (line) => this.#console.print(line));
    this.#opponent = new BotRunner(cages, () => undefined);
    this.#arena = new Arena(new CageSupply(ARENA_ENTRY));
    this.#listen();
  }

  async start(): Promise<void> {
    this.page.levels = this.levels;
    this.#set({});
    await Promise.all([this.#readLink(), this.#loadEditor()]);
  }

  async #loadEditor(): Promise<void> {
    try {
      await import("./editor/code-editor");
      this.page.hasEditor = true;
    } catch {
      this.#console.add("error", w("no-editor"));
    }
  }

  #listen(): void {
    const on = <Detail>(type: string, act: (detail: Detail) => unknown) =>
      this.page.addEventListener(type, (event) => void act((event as CustomEvent<Detail>).detail));
    on("code-changed", () => this.#saveSoon());
    on("open-bot", (id: string) => this.#shelf.select(id));
    on("rename-bot", (name: string) => this.#shelf.rename(name));
    on("new-bot", () => this.#shelf.add("bot", STARTER));
    on("delete-bot", () => this.#shelf.delete());
    on("undo-delete", () => this.#shelf.undoDelete());
    on("restore-version", (index: number) => this.#shelf.restoreVersion(index));
    on("save-unreadable", (bot: UnreadableBot) =>
      downloadFile(`${fileName(bot.name)}.txt`, new Blob([bot.entry.text])),
    );
    on("delete-unreadable", (key: string) => this.#shelf.deleteUnreadable(key));
    on("import-bot", () => this.#import());
    on("export-bot", () => this.#export());
    on("share-bot", () => this.#share());
    on("keep-shared", () => this.#keepShared());
    on("discard-shared", () => this.#set({ shared: null }));
    on("try-example", (example: BotExample) => this.#try(example));
    on("clear-console", () => this.#console.clear());
    on("run-bot", () => this.#run());
    on("play-table", (choice: TableChoice) => this.#openTable(choice));
    on("start-arena", (choice: MatchChoice) => this.#match(choice));
    on("check-task", (task: number) => this.#check(task));
    on("add-bot", ({ name, code }: SharedBot) => this.#shelf.add(name, code));
    on("stop", () => this.#stop());
    on("open-start", (isOpen: boolean) => this.#openStart(isOpen));
    addEventListener("hashchange", () => void this.#readLink());
    addEventListener("pagehide", () => this.#shelf.save());
  }

  /** Open or close the first steps, and remember it. */
  #openStart(isStartOpen: boolean): void {
    if (isStartOpen) local.remove(START_CLOSED);
    else local.write(START_CLOSED, "closed");
    this.#set({ isStartOpen });
  }

  // ---- bots

  #saveSoon(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => this.#shelf.save(), SAVE_AFTER_MS);
  }

  #showShelf(shelf: ShelfView): void {
    clearTimeout(this.#saveTimer);
    const isOther = shelf.revision !== this.#view.revision;
    this.#set({ ...shelf, ...(isOther && { problems: [], results: null }) });
  }

  #try({ name, code }: BotExample): void {
    this.#shelf.add(name, code);
    this.#console.clear();
    this.#console.add("note", w("tried", { name: this.#view.open.name }));
    void this.page.showCode();
  }

  async #import(): Promise<void> {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".py,text/x-python" });
    input.addEventListener("change", async () => {
      const [file] = input.files ?? [];
      if (!file) return;
      const code = file.size <= MAX_CODE ? await readText(file) : null;
      if (code === null) this.#console.add("error", w("file-broken", { name: file.name, size: MAX_CODE / 1000 }));
      else this.#shelf.add(file.name.replace(/\.py$/, ""), code);
    });
    input.click();
  }

  #export(): void {
    downloadFile(`${fileName(this.#view.open.name)}.py`, new Blob([this.page.code], { type: "text/x-python" }));
  }

  // ---- links

  async #share(): Promise<void> {
    const fragment = await toFragment({ name: this.#view.open.name, code: this.page.code });
    const isCopied = await copyText(new URL(fragment, location.href).href);
    if (!isCopied) history.replaceState(null, "", fragment);
    this.#console.add("note", w(isCopied ? "copied" : "not-copied"));
  }

  /** Show the bot of the address. It does not run before the person presses Run. */
  async #readLink(): Promise<void> {
    try {
      const shared = (await sourceFromFragment(location.hash)) ?? (await fromFragment(location.hash));
      if (shared) this.#set({ shared });
    } catch {
      this.#console.add("error", w("shared-broken"));
    }
    if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  }

  #keepShared(): void {
    const { shared } = this.#view;
    if (!shared) return;
    this.#set({ shared: null });
    this.#shelf.add(shared.name, shared.code);
  }

  // ---- running

  async #run(): Promise<void> {
    await this.#play({ players: 2, edition: "classic", scoring: "brown", deals: 1, opponent: "random" }, false);
  }

  async #match(choice: MatchChoice): Promise<void> {
    await this.#play(choice, true);
  }

  async #openTable(choice: TableChoice): Promise<void> {
    this.#shelf.keep();
    const names = choice.seats.map(botAt);
    for (const { name, code } of this.#view.bots) if (names.includes(name)) await this.#codesRun.add(code);
    location.assign(tableAddress(choice));
  }

  async #play({ opponent, ...table }: MatchChoice, isMatch: boolean): Promise<void> {
    if (this.#view.isRunning) return;
    if (!isMatch) this.#console.clear();
    const signal = this.#begin(isMatch ? { results: null } : {});
    const own = OWN + this.#view.open.id;
    const options: MatchOptions = { ...table, bots: [own, opponent] };
    const runners = new Map([
      [own, this.#runner],
      [opponent, this.#opponent],
    ]);
    let late = 0;
    try {
      await this.#runner.load(this.page.code);
      await this.#loadOpponent(opponent);
      const onError = (error: BotError, bot: string) => {
        if (bot === own) this.#report(error, signal);
        late += error.kind === "late" ? 1 : 0;
        if (late >= MAX_LATE) this.#stop();
      };
      for await (const results of this.#arena.play(options, runners, onError, signal)) {
        if (isMatch) this.#set({ results });
        else if (results.games === 1) {
          this.#sayResult(
            results.bots.map(({ points }) => points),
            opponent,
          );
          break;
        }
      }
    } catch (error) {
      this.#report(error, signal);
    }
    this.#stop();
    this.#set({ isRunning: false });
  }

  /** Keep the code as an earlier version, and show that it runs; return the signal that ends it. */
  #begin(change: Partial<WorkshopView>): AbortSignal {
    this.#shelf.saveVersion();
    void this.#codesRun.add(this.page.code);
    this.#set({ isRunning: true, problems: [], ...change });
    this.#console.add("note", w("starting"));
    this.#arena.prepare();
    return this.#task.start();
  }

  /** Load the code of the opponent, if it is another bot of the person. */
  async #loadOpponent(opponent: string): Promise<void> {
    const bot = this.#view.bots.find(({ id }) => opponent === OWN + id);
    if (bot) await this.#opponent.load(bot.code);
  }

  async #check(task: number): Promise<void> {
    if (this.#view.isRunning) return;
    this.#console.clear();
    const signal = this.#begin({ check: { task, progress: null } });
    let fault: BotError | null = null;
    const onError = (error: unknown) => {
      if (error instanceof BotError) fault = error;
      this.#report(error, signal);
    };
    try {
      await this.#runner.load(this.page.code);
      for await (const check of this.#arena.check(task, this.#runner, onError, signal)) this.#showCheck(check);
    } catch (error) {
      onError(error);
    }
    if (fault) {
      const wrong = { code: "fault", message: errorText(fault), position: null } as const;
      this.#set({ check: { task, progress: null, wrong } });
    }
    if (signal.aborted || this.#view.check?.wrong === undefined) this.#set({ check: null });
    this.#stop();
    this.#set({ isRunning: false });
  }

  #showCheck(check: Check): void {
    const { solved } = this.#view;
    const isNew = check.wrong === null && !solved.includes(check.task);
    this.#set({ check, solved: isNew ? [...solved, check.task] : solved });
    if (isNew) writeSolved(local, this.#view.solved);
  }

  #sayResult([own, other]: (number | null)[], level: string): void {
    if (own !== null && own !== undefined) this.#console.add("note", w("ran", { level, own, other: other ?? 0 }));
    else this.#console.add("error", w("choice-failed"));
  }

  /** Stop the match or check in progress; nothing of a bot runs on. */
  #stop(): void {
    this.#task.stop();
    this.#runner.close();
    this.#opponent.close();
  }

  /** Report an error, unless it comes from stopping the bot. */
  #report(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#console.add("error", errorText(error));
    if (error instanceof BotError && error.line !== null)
      this.#set({ problems: [{ line: error.line, message: messageOf(error) }] });
  }

  #set(change: Partial<WorkshopView>): void {
    this.#view = { ...this.#view, ...change };
    this.page.view = this.#view;
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
