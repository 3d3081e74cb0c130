import "./card-face.css";
import "./card-art.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Card } from "../engine/protocol";
import { CHOICES } from "../platform/settings/settings";
import { colourCards, PATTERNS } from "./art/colour-cards";
import { BACK, BACK_PATTERN, SPECIAL_CARDS, SPECIAL_PATTERNS } from "./art/special-cards";
import { CHAMELEON, svg } from "./art/svg";
import { LightElement } from "./light-element";

/** A picture of a card, a card back or the last-round card; the parent element gives it its accessible name. */
@customElement("card-face")
export class CardFace extends LightElement {
  @property({ attribute: false }) card: Card | "back" | "last-round" = "back";
  /** `chip` is a small square. */
  @property() shape: "card" | "chip" = "card";

  protected override render() {
    const id = `${this.shape}-${this.card === "+2" ? "plus-two" : this.card}`;
    const box = this.shape === "card" ? "0 0 50 70" : "0 0 24 24";
    return html`<svg viewBox=${box} aria-hidden="true"><use href="#${id}"></use></svg>`;
  }
}

/** The SVG symbols of all cards, once in the page; card faces refer to them by id. */
@customElement("card-art")
export class CardArt extends LightElement {
  /** Renders again when the document's skin changes. */
  readonly #skinObserver = new MutationObserver(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#skinObserver.observe(document.documentElement, { attributeFilter: ["data-skin"] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#skinObserver.disconnect();
  }

  protected override render() {
    const skin = CHOICES.skin.find((each) => each === document.documentElement.dataset.skin) ?? "patterns";
    // Patterns must be rendered to be usable as fills; symbols need not be, which saves the browser their layout.
    return html`${unsafeHTML(svg`
      <svg width="0" height="0" aria-hidden="true"><defs>${BACK_PATTERN}${PATTERNS}${SPECIAL_PATTERNS}</defs></svg>
      <svg display="none">${CHAMELEON}${BACK}${SPECIAL_CARDS}${colourCards(skin)}</svg>`)}`;
  }
}
