import "../../styles/figure-table.css";
import "./action-values-table.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Action } from "../../engine/protocol";
import { percent, signed } from "../../game/game-text";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";

interface ValueRow {
  action: Action;
  share: number;
  lead: number;
  about_equal?: boolean;
}

/** The values of all actions of a decision, best first. */
@customElement("action-values-table")
export class ActionValuesTable extends LightElement {
  @property({ attribute: false }) choices: readonly ValueRow[] = [];
  /** Returns the name of an action. */
  @property({ attribute: false }) nameOf: (action: Action) => string = (action) => action;
  /** The action that was chosen, and the label that marks it. */
  @property({ attribute: false }) chosen: { action: Action; label: string } | null = null;
  @property({ attribute: false }) isExact = false;
  /** The id of the message that explains how estimates are made. */
  @property({ attribute: false }) estimateNote = "answer-estimated";
  /** The win share below which differences are not significant; 0: all are. */
  @property({ attribute: false }) band = 0;

  protected override render() {
    const hasEqual = this.choices.filter((choice) => choice.about_equal).length > 1;
    return html`<table role="table" class="figure-table">
        <thead role="rowgroup">
          <tr role="row">
            ${["choice", "share", "lead"].map((column) => html`<th role="columnheader" scope="col">${t(`answer-${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${this.choices.map((choice) => this.#row(choice, hasEqual))}
        </tbody>
      </table>
      ${hasEqual ? html`<p class="help-text">${t(this.band > 0 ? "answer-band" : "answer-same", { share: percent(this.band) })}</p>` : nothing}
      <p class="help-text">${t(this.isExact ? "answer-exact" : this.estimateNote)}</p>`;
  }

  #row({ action, share, lead, about_equal }: ValueRow, hasEqual: boolean) {
    const isChosen = action === this.chosen?.action;
    return html`<tr role="row" class=${isChosen ? "chosen" : ""}>
      <th role="rowheader" scope="row">${this.nameOf(action)} ${isChosen ? html`<small>${this.chosen?.label}</small>` : nothing}</th>
      <td role="cell">
        <span class="bar" aria-hidden="true" .style=${`--share: ${share}`}></span>${percent(share)}
        ${hasEqual && about_equal ? html`<span class="equal"><span aria-hidden="true">≈</span><span class="visually-hidden">${t("about-equal")}</span></span>` : nothing}
      </td>
      <td role="cell">${signed(Math.round(lead * 10) / 10)}</td>
    </tr>`;
  }
}
