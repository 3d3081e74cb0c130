import "./hint-panel.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { HintState } from "../../app/state";
import type { Hint } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { sendIntent, sends } from "../../game/intents";
import { t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { LightElement } from "../../ui/light-element";
import { closeOnEscape } from "../../ui/listeners";
import { actionValuesTable } from "./action-values-table";
import { actionName, nextDepth, nudgeTexts, reasonList } from "./coach-text";

/** A hint in three depths: a nudge, the best action, the values of all actions. The table stays usable. */
@customElement("hint-panel")
export class HintPanel extends LightElement {
  @property({ attribute: false }) hint: HintState | null = null;

  readonly escape = closeOnEscape(this, () => {
    if (this.hint) sendIntent(this, { type: "close-hint" });
    return this.hint !== null;
  });

  protected override render() {
    const { hint } = this;
    if (!hint) return nothing;
    const { view, depth, result } = hint;
    return html`<section class="panel" aria-labelledby="hint-title">
      <h2 id="hint-title">${t("coach-hint")}</h2>
      <div role="status">
        ${result ? nothing : html`<p>${t("answer-thinking")}</p>`}
        ${result && depth === 1 ? nudgeTexts(result).map((words) => html`<p>${words}</p>`) : nothing}
        ${result && depth > 1 ? this.#best(result, view) : nothing}
      </div>
      ${result && depth > 2 ? actionValuesTable(result, actionName) : nothing}
      <div class="dialog-buttons">
        ${result && depth < 3 ? this.#more(hint) : nothing}
        ${intentButton(t("close"), { type: "close-hint" })}
      </div>
    </section>`;
  }

  #more(hint: HintState) {
    return html`<button type="button" class="button primary" aria-keyshortcuts="h" @click=${sends({ type: "hint" })}>
      ${t(nextDepth(hint) === 2 ? "hint-best" : "hint-all")}
    </button>`;
  }

  #best({ choices: [best, ...others], reasons }: Hint, view: View) {
    if (!best) return nothing;
    const isAlone = !others.some((choice) => choice.about_equal);
    return html`<p><strong>${t(isAlone ? "hint-is-best" : "hint-is-about-best", { action: actionName(best.action) })}</strong></p>
      ${reasonList(reasons, view)}`;
  }
}
