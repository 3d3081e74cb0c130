import "../styles/code-field.css";
import "./copy-text.css";
import "./share-button.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n";
import { LightElement } from "./light-element";

/** Text to copy, with the button or by hand. */
@customElement("copy-text")
export class CopyText extends LightElement {
  @property({ attribute: false }) text = "";
  @property({ attribute: false }) label = "";
  @state() private outcome: "" | "copied" | "copy-by-hand" = "";

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("text")) this.outcome = "";
  }

  protected override render() {
    return html`<textarea class="code-field" readonly rows="3" spellcheck="false" aria-label=${this.label} .value=${this.text}
        @focus=${(event: FocusEvent) => (event.target as HTMLTextAreaElement).select()}></textarea>
      <p class="copy">
        <button type="button" class="button" @click=${this.#copy}>${t("copy")}</button>
        <span role="status">${this.outcome ? t(this.outcome) : ""}</span>
      </p>`;
  }

  async #copy(): Promise<void> {
    this.outcome = (await copyText(this.text)) ? "copied" : "copy-by-hand";
    if (this.outcome === "copy-by-hand") this.querySelector("textarea")?.focus();
  }
}

/** Render a text to copy below its title: `name` is the message of both; `more` comes after it. */
export function copyItem(name: string, text: string, more: unknown = nothing) {
  return html`<div class="copy-item">
    <h4>${t(name)}</h4>
    <copy-text class="compact" .text=${text} .label=${t(name)}></copy-text>
    ${more}
  </div>`;
}

/** Opens the share dialog of the device; renders nothing in browsers without one. */
@customElement("share-button")
export class ShareButton extends LightElement {
  @property({ attribute: false }) data: ShareData = {};
  @property({ attribute: false }) label = "";
  @state() private hasFailed = false;

  protected override render() {
    if (!("share" in navigator)) return nothing;
    return html`<button type="button" class="button" @click=${this.#share}>${this.label}</button>
      <p role="status">${this.hasFailed ? t("games-share-failed") : nothing}</p>`;
  }

  #share = async (): Promise<void> => {
    this.hasFailed = false;
    try {
      await navigator.share(this.data);
    } catch (error) {
      // Cancelling the dialog is not a failure.
      this.hasFailed = !(error instanceof DOMException && error.name === "AbortError");
    }
  };
}

/** Copy text to the clipboard; return false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** How long the URL of a download stays valid; some browsers read the file only after a while. */
const DOWNLOAD_MS = 60_000;

export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
}
