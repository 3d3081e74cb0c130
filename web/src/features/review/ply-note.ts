import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { ReviewedDecision } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isAction, logSentences } from "../../game/game-text";
import { LightElement } from "../../ui/light-element";
import { bandLabel, betterText } from "../coach/coach-text";

/** The review's rating of the last action of a recorded game. */
@customElement("ply-note")
export class PlyNote extends LightElement {
  @property({ attribute: false }) decision: ReviewedDecision | null = null;
  @property({ attribute: false }) view: View | null = null;

  protected override render() {
    return html`<p role="status">${this.decision && this.view ? noteFor(this.decision, this.view) : nothing}</p>`;
  }
}

function noteFor(decision: ReviewedDecision, view: View) {
  const entry = view.log.findLast(isAction);
  if (!entry || decision.choices < 2) return nothing;
  return html`${bandLabel(decision.band)}
    ${logSentences([entry], view).join(" ")}
    ${decision.band === "best" ? nothing : betterText(decision)}`;
}
