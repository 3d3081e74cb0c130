import "./task-panel.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { levelWord, percent } from "../../game/game-text";
import { number } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import type { TaskInfo } from "../protocol";
import { w } from "../texts/texts";
import type { Workshop, WorkshopView } from "../workshop";
import { type Check, readTasks } from "./tasks";
import { wrongWords } from "./wrong-words";

/** The tasks, one at a time, with the result of the last check. */
@customElement("task-panel")
export class TaskPanel extends LightElement {
  workshop!: Workshop;
  @property({ attribute: false }) view!: WorkshopView;
  @state() private open = 0;
  readonly #tasks = readTasks();

  protected override willUpdate(): void {
    if (this.hasUpdated) return;
    const firstUnsolved = this.#tasks.findIndex(({ number }) => !this.view.solved.includes(number));
    this.open = Math.max(firstUnsolved, 0);
  }

  protected override render() {
    const task = this.#tasks[this.open];
    if (!task) return nothing;
    const { isRunning } = this.view;
    const check = this.view.check?.task === task.number ? this.view.check : null;
    const progress = check?.wrong === undefined ? check?.progress : null;
    return html`<h2 id="tasks">${w("tasks")}</h2>
      <ol aria-labelledby="tasks">${this.#tasks.map((each, index) => this.#choice(each, index))}</ol>
      <h3 tabindex="-1">${title(task)}</h3>
      <p>${w(`task-${task.number}-about`)} ${goal(task)}</p>
      <details>
        <summary>${w("task-hint")}</summary>
        <p>${w(`task-${task.number}-hint`)}</p>
      </details>
      <p class="actions">
        <button type="button" class="button primary" ?disabled=${isRunning}
          @click=${() => this.workshop.check(task.number)}>${w("task-check")}</button>
        <button type="button" class="button" ?disabled=${isRunning}
          @click=${() => this.workshop.shelf.add(w("task-solution-name", { number: task.number }), task.solution)}>${w("task-solution")}</button>
      </p>
      ${progress ? html`<p>${w("progress", { ...progress })}</p>` : nothing}
      <div class="result" role="status">${check ? this.#result(check) : nothing}</div>`;
  }

  #choice(task: TaskInfo, index: number) {
    const isSolved = this.view.solved.includes(task.number);
    const name = isSolved ? w("task-solved", { task: title(task) }) : title(task);
    return html`<li><button type="button" class="button small" aria-label=${name}
      aria-current=${index === this.open ? "step" : nothing}
      @click=${() => {
        this.open = index;
      }}>${number(task.number)}${isSolved ? " ✓" : ""}</button></li>`;
  }

  #result({ wrong, task }: Check) {
    if (wrong === undefined) return nothing;
    if (wrong === null) {
      const isLast = task === this.#tasks.at(-1)?.number;
      return html`<p class="passed">${w(isLast ? "task-passed-last" : "task-passed")}</p>
        ${
          isLast
            ? nothing
            : html`<p class="actions"><button type="button" class="button"
              @click=${() => this.#showNext()}>${w("task-next")}</button></p>`
        }`;
    }
    const position = "position" in wrong ? wrong.position : null;
    return html`${wrongWords(wrong).map((sentence) => html`<p>${sentence}</p>`)}
      ${position === null ? nothing : html`<p><a href=${`./?pos=${encodeURIComponent(position)}`} target="_blank">${w("task-position")}</a></p>`}`;
  }

  /** Show the next task, with the focus on its title, because the button that was pressed vanishes. */
  async #showNext(): Promise<void> {
    this.open += 1;
    await this.updateComplete;
    this.querySelector("h3")?.focus();
  }
}

function title(task: TaskInfo): string {
  return w("task-title", { number: task.number, title: w(`task-${task.number}`) });
}

function goal({ wins, opponent, players }: TaskInfo): string {
  return w(wins > 0 ? "task-goal" : "task-goal-any", {
    wins: percent(wins),
    opponent: levelWord(opponent),
    players,
  });
}
