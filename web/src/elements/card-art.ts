import { html, LitElement, nothing, svg } from "lit";
import { customElement, state } from "lit/decorators.js";
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
  /** Faces would hold up the first frame, on which no card of a game is turned up yet: they come in the next one. */
  @state() private hasFaces = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#skin.observe(document.documentElement, { attributeFilter: ["data-skin"] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#skin.disconnect();
  }

  protected override firstUpdated(): void {
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.hasFaces = true;
      }),
    );
  }

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    const skin = CHOICES.skin.find((each) => each === document.documentElement.dataset.skin) ?? "patterns";
    return html`<svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>${BACK_PATTERN}</defs> ${CHAMELEON} ${BACK}
      ${this.hasFaces ? svg`<defs>${PATTERNS}${SPECIAL_PATTERNS}</defs> ${SPECIAL_CARDS} ${colourCards(skin)}` : nothing}
    </svg>`;
  }
}
