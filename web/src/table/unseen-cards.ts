import "../ui/card-face";
import "./unseen-cards.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Card } from "../engine/protocol";
import { cardWord } from "../game/game-text";
import { number, t } from "../i18n";
import { deepEqualProperty, LightElement } from "../ui/light-element";

/** How many cards of each kind no player has seen yet. */
@customElement("unseen-cards")
export class UnseenCards extends LightElement {
  @property(deepEqualProperty) unseen: Partial<Record<Card, number>> = {};

  protected override render() {
    const kinds = Object.entries(this.unseen) as [Card, number][];
    return html`<h2>${t("unseen")}</h2>
      ${keyed(kinds.length, html`<ul class="chips">${kinds.map(([card, count]) => this.#kind(card, count))}</ul>`)}`;
  }

  #kind(card: Card, count: number) {
    return html`<li>
      <span class="visually-hidden">${t("unseen-item", { count, card: cardWord(card) })}</span>
      <card-face shape="chip" .card=${card}></card-face>
      <span class="count" aria-hidden="true">${number(count)}</span>
    </li>`;
  }
}
