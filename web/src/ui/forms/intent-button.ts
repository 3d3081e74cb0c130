import { html } from "lit";
import { type Intent, sends } from "../../game/intents";

/** Render a button that sends an intent. */
export function intentButton(label: unknown, intent: Intent, look = "") {
  return html`<button type="button" class="button ${look}" @click=${sends(intent)}>${label}</button>`;
}
