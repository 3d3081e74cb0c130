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
  /** Whether the log scrolls to new entries; false once the reader scrolls back, until they reach the end again. */
  #followsEnd = true;
  #lastTop = 0;
  /** Whether the event of a scroll by the log itself is on its way. */
  #isScrolling = false;
  /** The last known heights of the content and the box. */
  #heights = [0, 0];
  /** Reports heights after layout; reading them while rendering would force a second layout. */
  readonly #resizes = new ResizeObserver(() => this.#scrollToEnd());

  protected override firstUpdated(): void {
    for (const box of this.querySelectorAll("[role=log], ol")) this.#resizes.observe(box);
  }

  #scrollToEnd(): void {
    const scroller = this.querySelector("[role=log]");
    if (!scroller) return;
    this.#heights = heights(scroller);
    if (!this.#followsEnd) return;
    scroller.scrollTop = scroller.scrollHeight;
    const { scrollTop } = scroller;
    this.#isScrolling ||= scrollTop !== this.#lastTop;
    // A resized box also changes the scroll position.
    this.#lastTop = scrollTop;
  }

  /** Stop following the end when the reader scrolls back. */
  #onScroll(scroller: Element): void {
    // The reader has not scrolled. Reading the position would lay out the page in the middle of an animation.
    if (this.#isScrolling) {
      this.#isScrolling = false;
      return;
    }
    // The scroll comes from a resize, which the observer reports next.
    if (String(heights(scroller)) !== String(this.#heights)) return;
    const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    this.#followsEnd = isAtEnd || (this.#followsEnd && scroller.scrollTop >= this.#lastTop);
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
