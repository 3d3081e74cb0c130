import "../../styles/hero-card.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { languageInUse, t } from "../../i18n";
import { deepEqualProperty, LightElement } from "../../ui/light-element";
import { formatDate } from "../history/date-text";
import type { DayPositionView } from "./training";

/** The position of the day: its theme, and the button to solve it or how that went. */
@customElement("day-position")
export class DayPosition extends LightElement {
  /** Null until the positions are loaded. */
  @property(deepEqualProperty) today: DayPositionView | null = null;

  protected override render() {
    if (!this.today) return nothing;
    const { date, theme, answer } = this.today;
    return html`<section class="hero-card" aria-labelledby="day-position">
      <h3 id="day-position">${t("trainer-day")}</h3>
      <p><time datetime=${date} lang=${languageInUse()}>${formatDate(date)}</time> · ${t(`training-${theme}`)}</p>
      ${
        answer === "new"
          ? html`<button type="button" class="button primary large" @click=${() => sendIntent(this, { type: "train-today" })}>${t("trainer-solve")}</button>`
          : html`<p>${t(`trainer-day-${answer}`)}</p>`
      }
    </section>`;
  }
}
