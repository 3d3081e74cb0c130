import "./pace-buttons.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

/** Lets the next bot act, or all bots until the end of the round. */
@customElement("pace-buttons")
export class PaceButtons extends LightElement {
  @property({ attribute: false }) canStep = false;
  @property({ attribute: false }) canFinish = false;

  protected override render() {
    return html`${
      this.canFinish
        ? html`<button type="button" class="button" aria-keyshortcuts="f" @click=${() => sendIntent(this, { type: "finish-round" })}>
            ${t("finish-round")}
          </button>`
        : nothing
    }
    ${
      this.canStep
        ? html`<button type="button" class="button next primary" aria-keyshortcuts="n"
            @click=${() => sendIntent(this, { type: "skip-pause" })}>${t("pace-next")}</button>`
        : nothing
    }`;
  }
}
