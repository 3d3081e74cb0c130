import "./card-art.css";
import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { CHOICES } from "../platform/settings/settings";
import { BACK, BACK_PATTERN } from "./art/card-back";
import { CHAMELEON } from "./art/chameleon";
import { colourCards, PATTERNS } from "./art/colour-cards";
import { SPECIAL_CARDS, SPECIAL_PATTERNS } from "./art/special-cards";
import { svg } from "./art/svg-string";
import { LightElement } from "./light-element";

/** The drawings all cards are made of, once in the page; everything else refers to them by id. */
@customElement("card-art")
export class CardArt extends LightElement {
  /** The skin is the document's, as light or dark is: whatever shows cards changes with it. */
  readonly #skin = new MutationObserver(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#skin.observe(document.documentElement, { attributeFilter: ["data-skin"] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#skin.disconnect();
  }

  protected override render() {
    const skin = CHOICES.skin.find((each) => each === document.documentElement.dataset.skin) ?? "patterns";
    // Patterns would fill nothing if they were not displayed; drawings need not be, and then nobody works out how they look.
    return html`${unsafeHTML(svg`
      <svg width="0" height="0" aria-hidden="true"><defs>${BACK_PATTERN}${PATTERNS}${SPECIAL_PATTERNS}</defs></svg>
      <svg display="none">${CHAMELEON}${BACK}${SPECIAL_CARDS}${colourCards(skin)}</svg>`)}`;
  }
}
