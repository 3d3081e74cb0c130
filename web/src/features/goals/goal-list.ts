import "./goal-list.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { GOAL_LEAD, GOAL_POINTS, type Goal } from "./goals";

/** The goals and how far they are reached, folded away. */
@customElement("goal-list")
export class GoalList extends LightElement {
  @property({ attribute: false }) goals: readonly Goal[] = [];

  protected override render() {
    const { goals } = this;
    const reached = goals.filter(({ done, all }) => done === all).length;
    return html`<details>
      <summary>${t("goals", { reached, all: goals.length })}</summary>
      <ul>${goals.map(goal)}</ul>
    </details>`;
  }
}

function goal({ name, done, all }: Goal) {
  const isReached = done === all;
  return html`<li class=${isReached ? "reached" : ""}>
    <span class="sign" aria-hidden="true">${isReached ? "✓" : ""}</span>
    <span>${t(`goal-${name}`, { lead: GOAL_LEAD, points: GOAL_POINTS, all })}</span>
    ${
      isReached
        ? html`<span class="visually-hidden">${t("goal-reached")}</span>`
        : html`<span class="progress">${t("goal-progress", { done: number(done), all: number(all) })}</span>`
    }
  </li>`;
}
