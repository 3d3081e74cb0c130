import "./share-button.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n";
import { LightElement } from "./light-element";

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
