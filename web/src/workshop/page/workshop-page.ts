import "./arena-panel";
import "./play-panel";
import "./start-here.css";
import "./workshop-page.css";
import "../reference/bot-reference";
import "../reference/python-code";
import "../tasks/task-panel";
import "../../ui/reading-page";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { createRef, ref } from "lit/directives/ref.js";
import { levelWord } from "../../game/game-text";
import { MAX_BOT_NAME, type StoredBot } from "../../history/types";
import { LightElement } from "../../ui/light-element";
import type { SharedBot } from "../bots/link";
import type { ShelfView } from "../bots/shelf";
import type { CodeEditor, CodeProblem } from "../editor/code-editor";
import type { MatchResults } from "../protocol";
import type { Check } from "../tasks/tasks";
import { w } from "../texts/texts";
import type { ConsoleLine } from "./console";

/** Everything that the page shows. */
export interface WorkshopView extends ShelfView {
  shared: SharedBot | null;
  /** Whether the first steps are open. */
  isStartOpen: boolean;
  isRunning: boolean;
  lines: readonly ConsoleLine[];
  problems: readonly CodeProblem[];
  results: MatchResults | null;
  check: Check | null;
  /** The numbers of the solved tasks. */
  solved: readonly number[];
}

/** The workshop: a list of bots, an editor, a console and the arena. Sends what a person does as events. */
@customElement("workshop-page")
export class WorkshopPage extends LightElement {
  @property({ attribute: false }) view: WorkshopView | null = null;
  @property({ attribute: false }) levels: readonly string[] = [];
  @property({ attribute: false }) tableUrl = "";
  /** Whether the editor is loaded, which the first frame does not wait for. */
  @property({ attribute: false }) hasEditor = false;
  /** The revision that the editor shows; 0 before it shows any. */
  #revision = 0;
  #marked: readonly CodeProblem[] = [];
  readonly #editor = createRef<CodeEditor>();

  get code(): string {
    return (this.#revision > 0 ? this.#editor.value?.code : this.view?.open.code) ?? "";
  }

  /** Show the editor, with the focus on the button that runs its code. */
  async showCode(): Promise<void> {
    await this.updateComplete;
    this.#editor.value?.scrollIntoView({ block: "center" });
    this.querySelector<HTMLElement>(".run")?.focus({ preventScroll: true });
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { view } = this;
    if (!view) return;
    if (changed.get("view")?.shared !== view.shared) this.querySelector<HTMLElement>("#shared")?.focus();
    const log = this.querySelector(".console");
    if (log) log.scrollTop = log.scrollHeight;
    const editor = this.#editor.value;
    if (!editor || !this.hasEditor) return;
    if (this.#revision !== view.revision) editor.open(view.open.code);
    this.#revision = view.revision;
    if (this.#marked !== view.problems) editor.mark(view.problems);
    this.#marked = view.problems;
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    return html`<header><table-link .address=${this.tableUrl}></table-link></header>
      <main>
        <article class="panel">
          <h1>${w("")}</h1>
          <p class="intro">${w("intro")}</p>
          ${view.shared ? this.#shared(view.shared) : nothing}
          <start-here .isOpen=${view.isStartOpen}></start-here>
          <div role="status">${view.notice ? html`<p class="warning">${w(view.notice.message, view.notice.args)}</p>` : nothing}</div>
          <div class="bench">
            <section class="writing">${this.#bots(view)} ${this.#unreadable(view)} ${this.#code(view)} ${this.#console(view)}</section>
            <section class="trying">
              <task-panel .check=${view.check} .isRunning=${view.isRunning} .solved=${view.solved}></task-panel>
              <play-panel .levels=${this.levels} .bots=${view.bots.map(({ name }) => name)}
                .botName=${view.open.name}></play-panel>
              <arena-panel .levels=${this.levels} .bots=${view.bots} .open=${view.open.id} .results=${view.results}
                .isRunning=${view.isRunning}></arena-panel>
            </section>
          </div>
          <bot-reference></bot-reference>
        </article>
      </main>`;
  }

  #shared({ name, code, isOurs }: SharedBot) {
    return html`<section class="shared" aria-labelledby="shared">
      <h2 id="shared" tabindex="-1">${w(isOurs ? "source" : "shared", { name })}</h2>
      <p>${w(isOurs ? "source-about" : "shared-about", { name })}</p>
      <python-code .code=${code}></python-code>
      <p class="actions">
        <button type="button" class="button primary" @click=${() => this.#send("keep-shared")}>${w("keep")}</button>
        <button type="button" class="button" @click=${() => this.#send("discard-shared")}>${w("discard")}</button>
      </p>
    </section>`;
  }

  #bots({ bots, open, deleted }: WorkshopView) {
    const choose = (event: Event) => this.#send("open-bot", (event.target as HTMLSelectElement).value);
    const rename = (event: Event) => this.#send("rename-bot", (event.target as HTMLInputElement).value);
    return html`<div class="fields">
        <label class="field"><span>${w("bots")}</span>
          <select @change=${choose}>
            ${bots.map(({ id, name }) => html`<option value=${id} ?selected=${id === open.id}>${name}</option>`)}
          </select>
        </label>
        <label class="field"><span>${w("name")}</span>
          <input type="text" maxlength=${MAX_BOT_NAME} .value=${open.name} @change=${rename} /></label>
      </div>
      <p class="actions">
        <button type="button" class="button" @click=${() => this.#send("new-bot")}>${w("new")}</button>
        <button type="button" class="button" @click=${() => this.#send("import-bot")}>${w("import")}</button>
        <button type="button" class="button" @click=${() => this.#send("export-bot")}>${w("export")}</button>
        <button type="button" class="button" @click=${() => this.#send("share-bot")}>${w("share")}</button>
        <button type="button" class="button" @click=${() => this.#send("delete-bot")}>${w("delete")}</button>
        ${
          deleted
            ? html`<button type="button" class="button" @click=${() => this.#send("undo-delete")}>${w("undo-delete", { name: deleted.name })}</button>`
            : nothing
        }
      </p>`;
  }

  #unreadable({ unreadable }: WorkshopView) {
    if (unreadable.length === 0) return nothing;
    return html`<h2>${w("unreadable")}</h2>
      <p class="help-text">${w("unreadable-about")}</p>
      ${unreadable.map(
        (bot) =>
          html`<p class="actions">
            <button type="button" class="button small" @click=${() => this.#send("save-unreadable", bot)}>${w("unreadable-save", { name: bot.name })}</button>
            <button type="button" class="button small" @click=${() => this.#send("delete-unreadable", bot.entry.key)}>${w("unreadable-delete", { name: bot.name })}</button>
          </p>`,
      )}`;
  }

  #code({ open, isRunning }: WorkshopView) {
    return html`<code-editor ${ref(this.#editor)} label=${w("code")}
        @code-changed=${() => this.#send("code-changed")} @run-code=${() => this.#send("run-bot")}></code-editor>
      <p class="help-text">${w("code-help")}</p>
      <p class="actions">
        <button type="button" class="button primary run" ?disabled=${isRunning} @click=${() => this.#send("run-bot")}>${w("run")}</button>
        <button type="button" class="button" ?disabled=${!isRunning} @click=${() => this.#send("stop")}>${w("stop")}</button>
      </p>
      ${open.versions.length > 0 ? this.#versions(open) : nothing}`;
  }

  #versions({ versions }: StoredBot) {
    const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    return html`<details>
      <summary>${w("earlier")}</summary>
      <ul>${versions.map(
        ({ at }, index) =>
          html`<li><button type="button" class="button small" @click=${() => this.#send("restore-version", index)}>${format.format(new Date(at))}</button></li>`,
      )}</ul>
    </details>`;
  }

  #console({ lines }: WorkshopView) {
    return html`<h2 id="console">${w("console")}</h2>
      <div class="console" role="log" aria-labelledby="console" tabindex="0">
        ${lines.length === 0 ? html`<p class="help-text">${w("console-empty")}</p>` : lines.map(({ kind, text }) => html`<p class=${kind}>${text}</p>`)}
      </div>
      <p class="actions"><button type="button" class="button small" @click=${() => this.#send("clear-console")}>${w("console-clear")}</button></p>`;
  }

  #send(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** The first steps in the workshop. Sends `open-start` with whether a person has opened or closed them. */
@customElement("start-here")
export class StartHere extends LightElement {
  @property({ attribute: false }) isOpen = true;

  protected override render() {
    const steps = [
      w("start-run", { run: w("run"), new: w("new") }),
      w("start-change"),
      w("start-arena", { opponent: w("opponent"), arena: w("arena"), level: levelWord("casual") }),
      w("start-more"),
    ];
    return html`<details ?open=${this.isOpen} @toggle=${this.#toggle}>
      <summary><h2>${w("start")}</h2></summary>
      <ol>${steps.map((step) => html`<li><span>${step}</span></li>`)}</ol>
      <p><a href="#reference">${w("reference")}</a></p>
    </details>`;
  }

  #toggle(event: Event): void {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open !== this.isOpen) this.dispatchEvent(new CustomEvent("open-start", { bubbles: true, detail: open }));
  }
}
