import "./share-button.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n";
import { LightElement } from "./light-element";

/** Hands something to the device's own way of sharing, where it has one. */
@customElement("share-button")
export class ShareButton extends LightElement {
  @property({ attribute: false }) what: ShareData = {};
  @property({ attribute: false }) word = "";
  @state() private hasFailed = false;

  protected override render() {
    if (!("share" in navigator)) return nothing;
    return html`<button type="button" class="button" @click=${this.#share}>${this.word}</button>
      <p role="status">${this.hasFailed ? t("games-share-failed") : nothing}</p>`;
  }

  #share = async (): Promise<void> => {
    this.hasFailed = false;
    try {
      await navigator.share(this.what);
    } catch (error) {
      // Somebody who closes the device's dialog again has not failed.
      this.hasFailed = !(error instanceof DOMException && error.name === "AbortError");
    }
  };
}
