import "./task-panel.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import { cardWord, cardWords, levelWord, percent } from "../../game/game-text";
import { joinSentences, list, number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import type { TaskInfo, Wrong, WrongChoice } from "../protocol";
import type { BotAction } from "../public-state";
import { w } from "../texts/texts";
import type { Workshop, WorkshopView } from "../workshop";
import type { Check } from "./tasks";

/** The tasks, which the build reads from Python. */
const TASKS: readonly TaskInfo[] = JSON.parse(import.meta.env.VITE_TASKS ?? "[]");

/** The tasks, one at a time, with the result of the last check. */
@customElement("task-panel")
export class TaskPanel extends LightElement {
  workshop!: Workshop;
  @property({ attribute: false }) view!: WorkshopView;
  @state() private open = 0;

  protected override willUpdate(): void {
    if (this.hasUpdated) return;
    const firstUnsolved = TASKS.findIndex(({ number }) => !this.view.solved.includes(number));
    this.open = Math.max(firstUnsolved, 0);
  }

  protected override render() {
    const task = TASKS[this.open];
    if (!task) return nothing;
    const { isRunning } = this.view;
    const check = this.view.check?.task === task.number ? this.view.check : null;
    return html`<h2 id="tasks">${w("tasks")}</h2>
      <ol aria-labelledby="tasks">${TASKS.map((each, index) => this.#choice(each, index))}</ol>
      <h3 tabindex="-1">${title(task)}</h3>
      <p>${joinSentences([w(`task-${task.number}-about`), goal(task)])}</p>
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
      ${check?.progress ? html`<p>${w("progress", { ...check.progress })}</p>` : nothing}
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
      if (task === TASKS.at(-1)?.number) return html`<p class="passed">${w("task-passed-last")}</p>`;
      return html`<p class="passed">${w("task-passed")}</p>
        <p class="actions"><button type="button" class="button" @click=${() => this.#showNext()}>${w("task-next")}</button></p>`;
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

/** Return what is wrong in sentences. */
export function wrongWords(wrong: Wrong): string[] {
  if (wrong.code === "fault") return [w("task-fault", { message: wrong.message })];
  if (wrong.code === "wins") {
    const { wins, needed, games } = wrong;
    return [w("task-wins", { wins: percent(wins), needed: percent(needed), games })];
  }
  const [best] = wrong.right;
  return [
    w("task-cards", { cards: ownCards(wrong) }),
    actionWords("chose", wrong.action, wrong),
    best ? actionWords("better", best, wrong) : "",
    w(`task-why-${wrong.code}`),
  ];
}

function actionWords(which: "chose" | "better", [kind, index]: BotAction, wrong: WrongChoice): string {
  const { rows, drawn } = wrong.state;
  const cards = rows[index ?? -1]?.cards ?? [];
  const points = number(wrong.gains[index ?? -1] ?? 0, { signDisplay: "exceptZero" });
  return w(`task-${which}-${kind}`, {
    row: (index ?? 0) + 1,
    cards: cards.length > 0 ? cardWords(cards) : w("task-empty"),
    card: drawn === null ? "" : cardWord(drawn),
    points,
  });
}

function ownCards({ state: { areas, current } }: WrongChoice): string {
  const cards = Object.entries(areas[current] ?? {});
  return list(cards.map(([card, count]) => t("counted", { count, item: cardWord(card as Card) })));
}
