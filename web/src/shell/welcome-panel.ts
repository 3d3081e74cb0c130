import "../ui/card-face";
import "../styles/fan.css";
import "./welcome-panel.css";
import { html } from "lit";
import type { Card } from "../engine/protocol";
import { sends } from "../game/intents";
import { gap, t } from "../i18n";
import { intentButton } from "../ui/forms/intent-button";

const FAN: Card[] = ["c0", "c2", "joker", "c3", "c5"];

/**
 * Invite to a game, above the table.
 * @param loading how far the engine is, already rendered
 */
export function welcomePanel(links: { rules: string; target: string }, loading: unknown) {
  return html`<welcome-panel><section class="panel" aria-labelledby="welcome-title">
    <div class="fan" aria-hidden="true">${FAN.map((card) => html`<card-face .card=${card}></card-face>`)}</div>
    <h2 id="welcome-title">${t("tagline")}</h2>
    <p>${t("welcome-about")}${gap()}<a href=${links.rules} target=${links.target}>${t("rules-title")}</a></p>
    <div class="welcome-buttons">
      <button type="button" class="button primary large" aria-describedby="welcome-start" @click=${sends({ type: "quick-play" })}>
        ${t("play")}
      </button>
      ${intentButton(t("new-game"), { type: "open-dialog", dialog: "new-game" }, "large")}
      ${intentButton(t("page-daily"), { type: "open-page", page: "daily" }, "large")}
    </div>
    <p id="welcome-start" class="help-text">${t("welcome-start")}</p>
    ${loading}
  </section></welcome-panel>`;
}
