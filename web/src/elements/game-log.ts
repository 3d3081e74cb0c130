import { html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { View } from "../engine/protocol";
import { t } from "../i18n";
import { logSentences } from "../words";

@customElement("game-log")
export class GameLog extends LitElement {
  @property({ attribute: false }) view: View | null = null;
  #isAtEnd = true;

  protected override createRenderRoot() {
    return this;
  }

  /** Whoever reads back is not called away. */
  protected override willUpdate(): void {
    const scroller = this.querySelector("[role=log]");
    this.#isAtEnd = !scroller || scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  }

  protected override updated(): void {
    const scroller = this.querySelector("[role=log]");
    if (scroller && this.#isAtEnd) scroller.scrollTop = scroller.scrollHeight;
  }

  protected override render() {
    const sentences = this.view ? logSentences(this.view.log, this.view) : [];
    return html`<div role="log" aria-live="off" aria-label=${t("log")} tabindex="0">
      <ol>
        ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      </ol>
    </div>`;
  }
}
