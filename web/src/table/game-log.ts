import "./game-log.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { View } from "../engine/protocol";
import { logSentences } from "../game/game-text";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

@customElement("game-log")
export class GameLog extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  /** Until the person scrolls back, and again once they are at the end. */
  #follows = true;
  #lastTop = 0;
  /** The heights of text and box that the browser has reported last. */
  #heights = [0, 0];
  /** Tells once all is laid out: to ask for a height in the middle of drawing would lay out everything twice. */
  readonly #size = new ResizeObserver(() => this.#scroll());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  protected override firstUpdated(): void {
    for (const box of this.querySelectorAll("[role=log], ol")) this.#size.observe(box);
  }

  #scroll(): void {
    const scroller = this.querySelector("[role=log]");
    if (!scroller) return;
    this.#heights = heights(scroller);
    if (!this.#follows) return;
    scroller.scrollTop = scroller.scrollHeight;
    // A change of the box moves the text without anyone scrolling.
    this.#lastTop = scroller.scrollTop;
  }

  /** Keep a reader who scrolls back where they are. */
  #onScroll(scroller: Element): void {
    // A change of size moves the text as well, and is reported next.
    if (String(heights(scroller)) !== String(this.#heights)) return;
    const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    this.#follows = isAtEnd || (this.#follows && scroller.scrollTop >= this.#lastTop);
    this.#lastTop = scroller.scrollTop;
  }

  protected override render() {
    const sentences = this.view ? logSentences(this.view.log, this.view) : [];
    return html`<div @scroll=${(event: Event) => this.#onScroll(event.currentTarget as Element)} role="log" aria-live="off" aria-label=${t("log")} tabindex="0">
      <ol>
        ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      </ol>
    </div>`;
  }
}

function heights({ scrollHeight, clientHeight }: Element): [number, number] {
  return [scrollHeight, clientHeight];
}
