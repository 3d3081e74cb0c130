import "./seat-face.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { PlayerKind } from "../../engine/protocol";
import { botFace, type FaceDrawing, HEAD, PERSON, WINNER_FACE } from "../art/faces";
import { LightElement } from "../light-element";

/**
 * The face of the player at a seat: the card's chameleon in a skin of its own, or a person, who becomes the chameleon of
 * all colours by winning. Decoration only.
 */
@customElement("seat-face")
export class SeatFace extends LightElement {
  @property({ attribute: false }) kind: PlayerKind = "bot";
  @property({ attribute: false }) seat = 0;
  @property({ attribute: false }) isWinner = false;

  protected override render() {
    if (this.kind === "human" && this.isWinner) return chameleon(WINNER_FACE);
    if (this.kind === "human")
      return html`<svg class="person" viewBox=${HEAD} aria-hidden="true"><path d=${PERSON}></path></svg>`;
    return chameleon(botFace(this.seat));
  }
}

function chameleon({ skin, background, outline, part }: FaceDrawing) {
  return html`<svg viewBox=${part} aria-hidden="true" .style=${`background: ${background}`}>
    <use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke=${outline}
      stroke-width="3"></use>
  </svg>`;
}
