import "./arena-panel";
import "./play-panel";
import "./start-here.css";
import "./workshop-page.css";
import "../tasks/task-panel";
import "../../ui/reading-page";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { createRef, ref } from "lit/directives/ref.js";
import { levelWord } from "../../game/game-text";
import { MAX_BOT_NAME } from "../../history/backup/validate";
import type { StoredBot } from "../../history/types";
import { dateFormat } from "../../i18n/dates";
import { LightElement } from "../../ui/light-element";
import type { SharedBot } from "../bots/link";
import type { CodeEditor, CodeProblem } from "../editor/code-editor";
import { botReference } from "../reference/bot-reference";
import { w } from "../texts/texts";
import type { Workshop, WorkshopView } from "../workshop";
import { selectField } from "./select-field";

/** The workshop: a list of bots, an editor, a console and the arena. */
@customElement("workshop-page")
export class WorkshopPage extends LightElement {
  workshop!: Workshop;
  @property({ attribute: false }) view!: WorkshopView;
  /** The address of what was left. */
  @property({ attribute: false }) back = "";
  /** Whether the editor is loaded, which the first frame does not wait for. */
  @state() private hasEditor = false;
  /** The revision that the editor shows; 0 before it shows any. */
  #revision = 0;
  #marked: readonly CodeProblem[] = [];
  readonly #editor = createRef<CodeEditor>();

  get code(): string {
    return (this.#revision > 0 ? this.#editor.value?.code : this.view.open.code) ?? "";
  }

  /** Show the editor, with the focus on the button that runs its code. */
  async showCode(): Promise<void> {
    await this.updateComplete;
    this.#editor.value?.scrollIntoView({ block: "center" });
    this.querySelector<HTMLElement>(".run")?.focus({ preventScroll: true });
  }

  protected override firstUpdated(): void {
    import("../editor/code-editor").then(
      () => {
        this.hasEditor = true;
      },
      () => this.workshop.console.add("error", w("no-editor")),
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { view } = this;
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
    const { view, workshop } = this;
    return html`<reading-header .back=${this.back}></reading-header>
      <main>
        <article class="panel">
          <h1>${w("")}</h1>
          <p class="intro">${w("intro")}</p>
          ${view.shared ? this.#shared(view.shared) : nothing}
          ${startHere(workshop)}
          <div role="status">${view.notice ? html`<p class="warning">${w(view.notice.message, view.notice.args)}</p>` : nothing}</div>
          <div class="bench">
            <section class="writing">${this.#bots(view)} ${this.#unreadable(view)} ${this.#code(view)} ${this.#console(view)}</section>
            <section class="trying">
              <task-panel .view=${view} .workshop=${workshop}></task-panel>
              <play-panel .view=${view} .workshop=${workshop}></play-panel>
              <arena-panel .view=${view} .workshop=${workshop}></arena-panel>
            </section>
          </div>
          ${botReference(workshop)}
        </article>
      </main>`;
  }

  #shared(shared: SharedBot) {
    const { name, code, isOurs } = shared;
    return html`<section class="shared" aria-labelledby="shared">
      <h2 id="shared" tabindex="-1">${w(isOurs ? "source" : "shared", { name })}</h2>
      <p>${w(isOurs ? "source-about" : "shared-about", { name })}</p>
      <python-code .code=${code}></python-code>
      <p class="actions">
        <button type="button" class="button primary" @click=${() => this.workshop.keepShared(shared)}>${w("keep")}</button>
        <button type="button" class="button" @click=${() => this.workshop.discardShared()}>${w("discard")}</button>
      </p>
    </section>`;
  }

  #bots({ bots, open, deleted }: WorkshopView) {
    const nameOf = (id: string) => bots.find((bot) => bot.id === id)?.name ?? "";
    const ids = bots.map(({ id }) => id);
    const rename = (event: Event) => this.workshop.shelf.rename((event.target as HTMLInputElement).value);
    return html`<div class="fields">
        ${selectField(w("bots"), ids, open.id, nameOf, (id) => this.workshop.shelf.select(id))}
        <label class="field"><span>${w("name")}</span>
          <input type="text" maxlength=${MAX_BOT_NAME} .value=${open.name} @change=${rename} /></label>
      </div>
      <p class="actions">
        <button type="button" class="button" @click=${() => this.workshop.shelf.add()}>${w("new")}</button>
        <button type="button" class="button" @click=${() => this.workshop.openFile()}>${w("import")}</button>
        <button type="button" class="button" @click=${() => this.workshop.saveFile()}>${w("export")}</button>
        <button type="button" class="button" @click=${() => this.workshop.share()}>${w("share")}</button>
        <button type="button" class="button" @click=${() => this.workshop.shelf.delete()}>${w("delete")}</button>
        ${
          deleted
            ? html`<button type="button" class="button" @click=${() => this.workshop.shelf.undoDelete()}>${w("undo-delete", { name: deleted.name })}</button>`
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
            <button type="button" class="button small" @click=${() => this.workshop.saveUnreadable(bot)}>${w("unreadable-save", { name: bot.name })}</button>
            <button type="button" class="button small" @click=${() => this.workshop.shelf.deleteUnreadable(bot)}>${w("unreadable-delete", { name: bot.name })}</button>
          </p>`,
      )}`;
  }

  #code({ open, isRunning }: WorkshopView) {
    return html`<code-editor ${ref(this.#editor)} label=${w("code")}
        @code-changed=${() => this.workshop.saveSoon()} @run-code=${() => this.workshop.run()}></code-editor>
      <p class="help-text">${w("code-help")}</p>
      <p class="actions">
        <button type="button" class="button primary run" ?disabled=${isRunning} @click=${() => this.workshop.run()}>${w("run")}</button>
        <button type="button" class="button" ?disabled=${!isRunning} @click=${() => this.workshop.task.stop()}>${w("stop")}</button>
      </p>
      ${open.versions.length > 0 ? this.#versions(open) : nothing}`;
  }

  #versions({ versions }: StoredBot) {
    const format = dateFormat({ dateStyle: "medium", timeStyle: "short" });
    return html`<details>
      <summary>${w("earlier")}</summary>
      <ul>${versions.map(
        (version) =>
          html`<li><button type="button" class="button small" @click=${() => this.workshop.shelf.restoreVersion(version)}>${format.format(new Date(version.at))}</button></li>`,
      )}</ul>
    </details>`;
  }

  #console({ lines }: WorkshopView) {
    return html`<h2 id="console">${w("console")}</h2>
      <div class="console" role="log" aria-labelledby="console" tabindex="0">
        ${lines.length === 0 ? html`<p class="help-text">${w("console-empty")}</p>` : lines.map(({ kind, text }) => html`<p class=${kind}>${text}</p>`)}
      </div>
      <p class="actions"><button type="button" class="button small" @click=${() => this.workshop.console.clear()}>${w("console-clear")}</button></p>`;
  }
}

/** The first steps in the workshop. */
function startHere(workshop: Workshop) {
  const keep = (event: Event) => {
    workshop.isStartOpen = (event.currentTarget as HTMLDetailsElement).open;
  };
  const steps = [
    w("start-run", { run: w("run"), new: w("new") }),
    w("start-change"),
    w("start-arena", { opponent: w("opponent"), arena: w("arena"), level: levelWord("casual") }),
    w("start-more"),
  ];
  return html`<start-here><details ?open=${workshop.isStartOpen} @toggle=${keep}>
      <summary><h2>${w("start")}</h2></summary>
      <ol>${steps.map((step) => html`<li><span>${step}</span></li>`)}</ol>
      <p><a href="#reference">${w("reference")}</a></p>
    </details></start-here>`;
}
