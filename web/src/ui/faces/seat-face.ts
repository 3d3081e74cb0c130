import "./seat-face.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Colour, PlayerKind } from "../../engine/protocol";
import { COLOURS } from "../art/colours";
import { LightElement } from "../light-element";

/** The colours of the skins by seat: neighbours differ in hue and in brightness. */
const SKINS: readonly Colour[] = ["c3", "c0", "c5", "c1", "c6"];

const PERSON = svg`<circle cx="76" cy="17" r="9"></circle><path d="M58 47c0-12 8-19 18-19s18 7 18 19z"></path>`;

/** The face of the player at a seat: the card's chameleon in a skin of its own, or a person. Decoration only. */
@customElement("seat-face")
export class SeatFace extends LightElement {
  @property({ attribute: false }) kind: PlayerKind = "bot";
  @property({ attribute: false }) seat = 0;

  protected override render() {
    if (this.kind === "human") return html`<svg class="person" viewBox="53 0 46 46" aria-hidden="true">${PERSON}</svg>`;
    const skin = SKINS[this.seat % SKINS.length];
    const [, art] = COLOURS.find(([colour]) => colour === skin) ?? [];
    return html`<svg viewBox="53 0 46 46" aria-hidden="true" .style=${`background: ${art?.background}`}>
      <use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke=${art?.background}
        stroke-width="3"></use>
    </svg>`;
  }
}
