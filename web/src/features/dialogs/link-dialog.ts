import "../../ui/copy-text";
import "./link-dialog.css";
import { html, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { LightElement } from "../../ui/light-element";

/** Shows a link that the frame is not allowed to open, for the reader to copy. */
@customElement("link-dialog")
export class LinkDialog extends LightElement {
  @property({ attribute: false }) link: string | null = null;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("link")) syncDialog(this, this.link !== null);
  }

  protected override render() {
    return html`<dialog aria-labelledby="link-title" closedby="any"
      @close=${() => sendIntent(this, { type: "close-link" })}>
      <h2 id="link-title">${t("full-page")}</h2>
      <p>${t("link-about")}</p>
      <copy-text .text=${this.link ?? ""} .label=${t("link")}></copy-text>
      <div class="dialog-buttons">
        <button type="button" class="button primary" @click=${() => closeDialog(this)}>${t("close")}</button>
      </div>
    </dialog>`;
  }
}
