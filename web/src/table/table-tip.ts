import "./table-tip.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

/** A tip at its place on the table; the live region announces it. */
@customElement("table-tip")
export class TableTip extends LightElement {
  @property({ attribute: false }) tip: string | null = null;

  protected override render() {
    const words = this.tip ? t(`hint-${this.tip}`) : "";
    return keyed(words, words ? this.#box(words) : nothing);
  }

  #box(words: string) {
    return html`<div class="hint-box">
      <p>${words}</p>
      <button type="button" class="button" @click=${() => this.#send("stop-tips")}>${t("hints-stop")}</button>
      <button type="button" class="button primary" @click=${() => this.#send("dismiss-tip")}>${t("hint-dismiss")}</button>
    </div>`;
  }

  /** The focus goes to the next tip or to the title, not to a control: whoever presses Enter again would act. */
  #send(type: "dismiss-tip" | "stop-tips"): void {
    sendIntent(this, { type });
    requestAnimationFrame(() => (this.querySelector<HTMLElement>(".primary") ?? document.querySelector("h1"))?.focus());
  }
}
