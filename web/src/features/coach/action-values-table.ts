import "./action-values-table.css";
import { html, nothing } from "lit";
import type { Action } from "../../engine/protocol";
import { percent, signed } from "../../game/game-text";
import { t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";

interface ValueRow {
  action: Action;
  share: number;
  lead: number;
  about_equal?: boolean;
}

interface ActionValuesTable {
  choices: readonly ValueRow[];
  isExact: boolean;
  nameOf: (action: Action) => string;
  /** The action that was chosen, and the label that marks it. */
  chosen?: { action: Action; label: string };
  /** The id of the message that explains how estimates are made. */
  estimateNote?: string;
  /** The win share below which differences are not significant; 0: all are. */
  band?: number;
}

/** The values of all actions of a decision, best first. */
export function actionValuesTable(values: ActionValuesTable) {
  const { choices, isExact, estimateNote = "answer-estimated", band = 0 } = values;
  const hasEqual = choices.filter((choice) => choice.about_equal).length > 1;
  const equal = html`<span class="equal"><span aria-hidden="true">${band > 0 ? "≈" : "="}</span><span class="visually-hidden">${t(band > 0 ? "about-equal" : "equal")}</span></span>`;
  return html`<action-values-table>${figureTable({
    columns: ["choice", "share", "lead"].map((column) => t(`answer-${column}`)),
    rows: choices.map((choice) => row(choice, values, hasEqual && choice.about_equal ? equal : nothing)),
  })}
    ${hasEqual ? html`<p class="help-text">${t(band > 0 ? "answer-band" : "answer-same", { share: percent(band) })}</p>` : nothing}
    <p class="help-text">${t(isExact ? "answer-exact" : estimateNote)}</p></action-values-table>`;
}

function row({ action, share, lead }: ValueRow, { nameOf, chosen }: ActionValuesTable, equal: unknown) {
  const isChosen = action === chosen?.action;
  return {
    label: html`${nameOf(action)} ${isChosen ? html`<small>${chosen?.label}</small>` : nothing}`,
    figures: [
      html`<span class="bar" aria-hidden="true" .style=${`--share: ${share}`}></span>${percent(share)} ${equal}`,
      signed(Math.round(lead * 10) / 10),
    ],
    look: isChosen ? "chosen" : "",
  };
}
