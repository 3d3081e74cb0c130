import "./seat-face.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { PlayerKind } from "../../engine/protocol";
import { COLOURS } from "../art/colours";
import { LightElement } from "../light-element";
import { FACE_ART } from "./face-art";

/** The face of the player at a seat: the card's chameleon in a skin of its own, or a person. Decoration only. */
@customElement("seat-face")
export class SeatFace extends LightElement {
  @property({ attribute: false }) kind: PlayerKind = "bot";
  @property({ attribute: false }) seat = 0;

  protected override render() {
    if (this.kind === "human")
      return html`<svg class="person" viewBox="53 0 46 46" aria-hidden="true"><path d=${FACE_ART.person}></path></svg>`;
    const skin = FACE_ART.skins[this.seat % FACE_ART.skins.length];
    const [, art] = COLOURS.find(([colour]) => colour === skin) ?? [];
    return html`<svg viewBox="53 0 46 46" aria-hidden="true" .style=${`background: ${art?.background}`}>
      <use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke=${art?.background}
        stroke-width="3"></use>
    </svg>`;
  }
}
