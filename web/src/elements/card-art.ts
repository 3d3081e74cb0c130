import { html, LitElement, nothing, svg } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { BACK, BACK_PATTERN } from "../art/back";
import { CHAMELEON } from "../art/chameleon";
import { colourCards, PATTERNS } from "../art/colour-cards";
import { SPECIAL_CARDS, SPECIAL_PATTERNS } from "../art/special-cards";
import { CHOICES } from "../settings";

/** The drawings all cards are made of, once in the page; everything else refers to them by id. */
@customElement("card-art")
export class CardArt extends LitElement {
  /** The skin is the document's, as light or dark is: whatever shows cards changes with it. */
  readonly #skin = new MutationObserver(() => this.requestUpdate());
  /** Where faces would hold up a first frame that shows no card of a game: they come in the next one. */
  @property({ attribute: false }) areFacesLater = false;
  @state() private isFirstFrameOver = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#skin.observe(document.documentElement, { attributeFilter: ["data-skin"] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#skin.disconnect();
  }

  protected override firstUpdated(): void {
    if (!this.areFacesLater) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.isFirstFrameOver = true;
      }),
    );
  }

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    const skin = CHOICES.skin.find((each) => each === document.documentElement.dataset.skin) ?? "patterns";
    const hasFaces = this.isFirstFrameOver || !this.areFacesLater;
    return html`<svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>${BACK_PATTERN}</defs> ${CHAMELEON} ${BACK}
      ${hasFaces ? svg`<defs>${PATTERNS}${SPECIAL_PATTERNS}</defs> ${SPECIAL_CARDS} ${colourCards(skin)}` : nothing}
    </svg>`;
  }
}
