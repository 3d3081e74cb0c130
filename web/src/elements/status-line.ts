import { html, LitElement, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { View } from "../engine/protocol";
import type { Aside } from "../intents";
import { asideSentences, type News, newsSentences, turnSentences } from "../spoken";

/** Tells a screen reader, in one go, what has happened since it last spoke, and at once when a person is to act. */
@customElement("status-line")
export class StatusLine extends LitElement {
  @property({ attribute: false }) news: News | null = null;
  @property({ attribute: false }) aside: Aside | null = null;
  @property({ attribute: false }) view: View | null = null;
  #politely = "";
  #atOnce = "";

  protected override createRenderRoot() {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { news, aside, view } = this;
    if (view && aside && changed.has("aside")) this.#politely = anew(asideSentences(aside, view), this.#politely);
    else if (news && changed.has("news")) this.#politely = anew(newsSentences(news), this.#politely);
    if (view && (changed.has("news") || changed.has("view"))) this.#atOnce = anew(turnSentences(view), this.#atOnce);
  }

  protected override render() {
    return html`<p role="status" class="visually-hidden">${this.#politely}</p>
      <p aria-live="assertive" class="visually-hidden">${this.#atOnce}</p>`;
  }
}

/** A no-break space more when the same was told before, so that it is read again. */
function anew(sentences: string[], before: string): string {
  const words = sentences.join(" ");
  return words && words === before ? `${words}\u00a0` : words;
}
