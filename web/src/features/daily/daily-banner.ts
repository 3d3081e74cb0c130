import "./daily-banner.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import type { Day } from "../../history/types";
import { languageInUse, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { formatDate } from "../history/date-text";

/** The link from the final scores of a daily deal to its result. */
@customElement("daily-banner")
export class DailyBanner extends LightElement {
  @property({ attribute: false }) day: Day | null = null;

  protected override render() {
    const { day } = this;
    if (!day) return nothing;
    return html`<section class="panel" aria-labelledby="daily-banner">
      <h3 id="daily-banner">${t("page-daily")}</h3>
      <p><time datetime=${day.date} lang=${languageInUse()}>${formatDate(day.date)}</time></p>
      <button type="button" class="button" @click=${() => sendIntent(this, { type: "open-page", page: "daily", date: day.date })}>${t("daily-compare")}</button>
    </section>`;
  }
}
