import "./load-progress";
import "../ui/card-face";
import "../styles/fan.css";
import "./welcome-panel.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { State } from "../app/state";
import type { Progress } from "../engine/engine";
import type { Card } from "../engine/protocol";
import { sends } from "../game/intents";
import { gap, t } from "../i18n";
import { intentButton } from "../ui/forms/intent-button";
import { deepEqualProperty, LightElement } from "../ui/light-element";

const FAN: Card[] = ["c0", "c2", "joker", "c3", "c5"];

@customElement("welcome-panel")
export class WelcomePanel extends LightElement {
  @property({ attribute: false }) engine: State["engine"] = "loading";
  @property({ attribute: false }) progress: Progress | null = null;
  @property({ attribute: false }) failure: string | null = null;
  @property(deepEqualProperty) links: { rules: string; target: string } = { rules: "", target: "" };

  protected override render() {
    return html`<section class="panel" aria-labelledby="welcome-title">
      <div class="fan" aria-hidden="true">${FAN.map((card) => html`<card-face .card=${card}></card-face>`)}</div>
      <h2 id="welcome-title">${t("tagline")}</h2>
      <p>${t("welcome-about")}${gap()}<a href=${this.links.rules} target=${this.links.target}>${t("rules-title")}</a></p>
      <div class="welcome-buttons">
        <button type="button" class="button primary large" aria-describedby="welcome-start" @click=${sends({ type: "quick-play" })}>
          ${t("play")}
        </button>
        ${intentButton(t("new-game"), { type: "open-setup" }, "large")}
        ${intentButton(t("page-daily"), { type: "open-page", page: "daily" }, "large")}
      </div>
      <p id="welcome-start" class="help-text">${t("welcome-start")}</p>
      <load-progress .engine=${this.engine} .progress=${this.progress} .failure=${this.failure}></load-progress>
    </section>`;
  }
}
