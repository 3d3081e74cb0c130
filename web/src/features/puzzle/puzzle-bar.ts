import "./puzzle-bar.css";
import "./puzzle-panel.css";
import "../../styles/low-bar.css";
import { html, nothing } from "lit";
import type { Intent } from "../../game/intents";
import { t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import type { WayBack } from "./puzzle";

/**
 * The ways on from a puzzle on the table: back and, once one of a book was answered, to the answer and the next.
 * @param next opens the next puzzle; null if there is none
 */
export function puzzleBar(back: WayBack, next: Intent | null, isAnswered: boolean) {
  return html`<puzzle-bar>${intentButton(back.label, back.intent)}
    ${isAnswered ? intentButton(t("mistakes-answer"), { type: "show-answer" }) : nothing}
    ${isAnswered && next ? intentButton(t("mistakes-next"), next, "primary") : nothing}</puzzle-bar>`;
}
