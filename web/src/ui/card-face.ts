import "./card-face.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Card } from "../engine/protocol";
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
