import "./table-tip.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

/** A first-game tip; the live region announces it. */
@customElement("table-tip")
export class TableTip extends LightElement {
  @property({ attribute: false }) tip: string | null = null;

  protected override render() {
    const words = this.tip ? t(`tip-${this.tip}`) : "";
    return keyed(words, words ? this.#box(words) : nothing);
  }

  #box(words: string) {
    return html`<div class="tip-box">
      <p>${words}</p>
      <button type="button" class="button" @click=${() => this.#send("stop-tips")}>${t("tips-stop")}</button>
      <button type="button" class="button primary" @click=${() => this.#send("dismiss-tip")}>${t("tip-dismiss")}</button>
    </div>`;
  }

  /** Move the focus to the next tip or the title, not to a control: a second Enter would play an action. */
  #send(type: "dismiss-tip" | "stop-tips"): void {
    sendIntent(this, { type });
    requestAnimationFrame(() => (this.querySelector<HTMLElement>(".primary") ?? document.querySelector("h1"))?.focus());
  }
}
