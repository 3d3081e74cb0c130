import { html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { ReviewedDecision } from "../engine/coach-protocol";
import type { View } from "../engine/protocol";
import { t } from "../i18n";
import { actionName, BAND_SIGNS } from "../reason-words";
import { isAction, logSentences, percent } from "../words";

/** What looking back says of the action that a watched game has just come to. */
@customElement("ply-note")
export class PlyNote extends LitElement {
  @property({ attribute: false }) decision: ReviewedDecision | null = null;
  @property({ attribute: false }) view: View | null = null;

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    return html`<p role="status">${this.decision && this.view ? noteOn(this.decision, this.view) : nothing}</p>`;
  }
}

function noteOn({ seat, choices, band, best, lost }: ReviewedDecision, view: View) {
  const entry = view.log.findLast(isAction);
  if (!entry || choices < 2) return nothing;
  const share = percent(lost.share[seat] ?? 0);
  return html`<span class="band ${band}"><span aria-hidden="true">${BAND_SIGNS[band]}</span> ${t(`band-${band}`)}</span>
    ${logSentences([entry], view).join(" ")}
    ${band === "best" ? nothing : t("review-better", { action: actionName(best), share })}`;
}
