import "./action-values-table.css";
import { html, nothing } from "lit";
import type { ActionValue, ActionValues, Choice } from "../../engine/coach-protocol";
import type { Action } from "../../engine/protocol";
import { percent } from "../../game/game-text";
import { number, t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";

/** In one column, all leads have as many digits after the point. */
const LEAD = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;

/** Of a choice among others, it is known which are about equal. */
type AnyChoice = Choice & Partial<ActionValue>;

/** The action that was chosen, and the label that marks it. */
interface Chosen {
  action: Action;
  label: string;
}

/**
 * The values of all actions of a decision, best first.
 * @param estimateNote the message that explains how estimates are made
 */
export function actionValuesTable(
  { choices, exact, band }: Pick<ActionValues, "exact" | "band"> & { choices: readonly AnyChoice[] },
  nameOf: (action: Action) => string,
  chosen?: Chosen,
  estimateNote = "answer-estimated",
) {
  const hasEqual = choices.filter((choice) => choice.about_equal).length > 1;
  const equal = html`<span class="equal"><span aria-hidden="true">${band > 0 ? "≈" : "="}</span><span class="visually-hidden">${t(band > 0 ? "about-equal" : "equal")}</span></span>`;
  return html`<action-values-table>${figureTable({
    columns: ["choice", "share", "lead"].map((column) => t(`answer-${column}`)),
    rows: choices.map((choice) => row(choice, nameOf, chosen, hasEqual && choice.about_equal ? equal : nothing)),
  })}
    ${hasEqual ? html`<p class="help-text">${t(band > 0 ? "answer-band" : "answer-same", { share: percent(band) })}</p>` : nothing}
    <p class="help-text">${t(exact ? "answer-exact" : estimateNote)}</p></action-values-table>`;
}

function row(
  { action, share, lead }: Choice,
  nameOf: (action: Action) => string,
  chosen: Chosen | undefined,
  equal: unknown,
) {
  const isChosen = action === chosen?.action;
  return {
    label: html`${nameOf(action)} ${isChosen ? html`<small>${chosen?.label}</small>` : nothing}`,
    figures: [
      html`<span class="bar" aria-hidden="true" .style=${`--share: ${share}`}></span>${percent(share)} ${equal}`,
      number(lead, LEAD),
    ],
    look: isChosen ? "chosen" : "",
  };
}
