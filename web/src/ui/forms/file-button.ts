import { html } from "lit";
import { type Intent, sendIntent } from "../../game/intents";

/** Render a button that lets the reader choose a file with games or bots. */
export function fileButton(label: string, intent: (file: File) => Intent, disabled = false) {
  const read = ({ currentTarget }: Event) => {
    const input = currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) sendIntent(input, intent(file));
    // So that the same file can be chosen again.
    input.value = "";
  };
  return html`<button type="button" class="button" ?disabled=${disabled} @click=${choose}>${label}</button>
    <input type="file" hidden accept=".txt,.json,text/plain,application/json" aria-label=${label} @change=${read}>`;
}

function choose({ currentTarget }: Event): void {
  ((currentTarget as Element).nextElementSibling as HTMLInputElement).click();
}
