import { html, LitElement, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { View } from "../engine/protocol";
import { type News, newsSentences, turnSentences } from "../spoken";

/** Tells a screen reader, in one go, what has happened since it last spoke, and at once when a person is to act. */
@customElement("status-line")
export class StatusLine extends LitElement {
  @property({ attribute: false }) news: News | null = null;
  @property({ attribute: false }) view: View | null = null;
  #happened = "";
  #turn = "";

  protected override createRenderRoot() {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("news")) this.#happened = anew(this.news ? newsSentences(this.news) : [], this.#happened);
    if (changed.has("news") || changed.has("view"))
      this.#turn = anew(this.view ? turnSentences(this.view) : [], this.#turn);
  }

  protected override render() {
    return html`<p role="status" class="visually-hidden">${this.#happened}</p>
      <p aria-live="assertive" class="visually-hidden">${this.#turn}</p>`;
  }
}

/** A no-break space more when the same was told before, so that it is read again. */
function anew(sentences: string[], before: string): string {
  const words = sentences.join(" ");
  return words && words === before ? `${words}\u00a0` : words;
}
