import "./points-aid.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { number, t } from "../../i18n";
import { deepEqualProperty } from "../../ui/deep-equal-property";
import { LightElement } from "../../ui/light-element";

/** The points for each number of cards of a colour. */
@customElement("points-aid")
export class PointsAid extends LightElement {
  /** The points for 1, 2, ... cards of a colour; the last also for more. */
  @property(deepEqualProperty) points: readonly number[] = [];

  protected override render() {
    return html`<ol aria-label=${t("points-aid")}>
      ${this.points.map((points, index) => this.#item(index + 1, points))}
    </ol>`;
  }

  #item(count: number, points: number) {
    const message = count === this.points.length ? "points-aid-most" : "points-aid-item";
    return html`<li>
      <span class="visually-hidden">${t(message, { count, points })}</span>
      <span class="cards" aria-hidden="true">${number(count)}</span>
      <span class="value" aria-hidden="true">${number(points)}</span>
    </li>`;
  }
}
