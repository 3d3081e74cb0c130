import "./table-tip.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

/** A place for a hint, which the status line tells whoever listens. */
@customElement("table-tip")
export class TableTip extends LightElement {
  @property({ attribute: false }) hint: string | null = null;

  protected override render() {
    const words = this.hint ? t(`hint-${this.hint}`) : "";
    return keyed(words, words ? this.#box(words) : nothing);
  }

  #box(words: string) {
    return html`<div class="hint-box">
      <p>${words}</p>
      <button type="button" class="button" @click=${() => this.#send("stop-hints")}>${t("hints-stop")}</button>
      <button type="button" class="button primary" @click=${() => this.#send("dismiss-hint")}>${t("hint-dismiss")}</button>
    </div>`;
  }

  /** The focus goes to the next hint or to the title, not to a control: whoever presses Enter again would act. */
  #send(type: "dismiss-hint" | "stop-hints"): void {
    sendIntent(this, { type });
    requestAnimationFrame(() => (this.querySelector<HTMLElement>(".primary") ?? document.querySelector("h1"))?.focus());
  }
}
