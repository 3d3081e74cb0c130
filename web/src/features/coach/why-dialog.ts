import "./why-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Explanation } from "../../app/state";
import type { ActionExplanation } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isAction, logSentences, percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { LightElement } from "../../ui/light-element";
import { actionValuesTable } from "./action-values-table";
import { actionName, reasonList } from "./coach-text";

/** Explains an action of a bot: the reasons for it, and the values of all its actions. */
@customElement("why-dialog")
export class WhyDialog extends LightElement {
  @property({ attribute: false }) why: Explanation | null = null;
  @property({ attribute: false }) view: View | null = null;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("why")) syncDialog(this, this.why !== null);
  }

  protected override render() {
    const { why, view } = this;
    const plies = view ? pliesOfBots(view) : [];
    const index = plies.indexOf(why?.ply ?? Number.NaN);
    return html`<dialog aria-labelledby="why-title" closedby="any" @close=${this.#close}>
      <h2 id="why-title">${t("coach-why")}</h2>
      <div role="status">${why && (why.result && view ? explanation(why.result, view) : html`<p>${t("answer-thinking")}</p>`)}</div>
      ${why?.result ? table(why.result) : nothing}
      <div class="dialog-buttons">
        ${this.#step("why-before", plies[index - 1])} ${this.#step("why-after", index < 0 ? undefined : plies[index + 1])}
        <button type="button" class="button primary" @click=${() => closeDialog(this)}>${t("close")}</button>
      </div>
    </dialog>`;
  }

  #step(name: string, ply: number | undefined) {
    return html`<button type="button" class="button" ?disabled=${ply === undefined}
      @click=${() => sendIntent(this, { type: "why", ply: ply ?? null })}>${t(name)}</button>`;
  }

  #close(): void {
    if (this.why) sendIntent(this, { type: "close-why" });
  }
}

function pliesOfBots(view: View): number[] {
  const seats = view.log.filter(isAction).map(({ seat }) => seat);
  return [...seats.keys()].filter((ply) => view.seats[seats[ply] ?? 0]?.kind === "bot");
}

function explanation(why: ActionExplanation, view: View) {
  const { ply, about_best, reasons } = why;
  const entry = view.log.filter(isAction)[ply];
  return html`<p class="action">${entry ? logSentences([entry], view) : nothing}</p>
    ${reasons.length > 0 ? reasonList(reasons, view) : html`<p>${t("why-nothing")}</p>`}
    <p class="verdict ${about_best ? "good" : ""}">${verdict(why)}</p>`;
}

function verdict({ action, about_best, band, choices: [best] }: ActionExplanation) {
  if (!best || action === best.action) return t("why-best");
  if (!about_best) return t("why-not-best", { action: actionName(best.action) });
  return band > 0 ? t("why-about-best", { share: percent(band) }) : t("why-as-good");
}

function table({ action, choices, exact }: ActionExplanation) {
  const chosen = { action, label: t("why-chosen") };
  return actionValuesTable({ choices, isExact: exact, estimateNote: "why-estimated", nameOf: actionName, chosen });
}
