import "./seat-face.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { PlayerKind } from "../../engine/protocol";
import { COLOURS, CREAM, INK } from "../art/colours";
import { LightElement } from "../light-element";
import { FACE_ART } from "./face-art";

/** The parts of the drawing that a face shows. */
const HEAD = "53 0 46 46";
const WHOLE = "-15 -23 120 120";

/** How a chameleon's face is drawn: its skin, the colours behind and around it, and the part that is shown. */
export interface FaceDrawing {
  skin: string;
  background: string;
  outline: string;
  part: string;
}

/** A person who has won. */
export const WINNER_FACE: FaceDrawing = { skin: "joker", background: CREAM, outline: INK, part: WHOLE };

export function botFace(seat: number): FaceDrawing {
  const skin = FACE_ART.skins[seat % FACE_ART.skins.length] ?? "c0";
  const background = COLOURS.find(([colour]) => colour === skin)?.[1].background ?? INK;
  return { skin, background, outline: background, part: HEAD };
}

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
      return html`<svg class="person" viewBox=${HEAD} aria-hidden="true"><path d=${FACE_ART.person}></path></svg>`;
    return chameleon(botFace(this.seat));
  }
}

function chameleon({ skin, background, outline, part }: FaceDrawing) {
  return html`<svg viewBox=${part} aria-hidden="true" .style=${`background: ${background}`}>
    <use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke=${outline}
      stroke-width="3"></use>
  </svg>`;
}
