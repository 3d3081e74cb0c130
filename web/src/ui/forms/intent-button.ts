import { html } from "lit";
import { type Intent, sendIntent } from "../../game/intents";

/** Render a button that sends an intent. */
export function intentButton(label: unknown, intent: Intent, look = "") {
  const send = ({ currentTarget }: Event) => sendIntent(currentTarget as HTMLElement, intent);
  return html`<button type="button" class="button ${look}" @click=${send}>${label}</button>`;
}
