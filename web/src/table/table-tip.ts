import "./table-tip.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Tip } from "../engine/protocol";
import { sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

/** A tip of the first game, below the prompt; the live region announces it. What it is about answers it. */
@customElement("table-tip")
export class TableTip extends LightElement {
  @property({ attribute: false }) tip: Tip | null = null;

  protected override render() {
    if (!this.tip) return nothing;
    return keyed(
      this.tip,
      html`<p>${t(`tip-${this.tip}`)}</p>
        <button type="button" class="button" title=${t("tips-stop")} aria-label=${t("tips-stop")} @click=${this.#stop}>×</button>`,
    );
  }

  /** Move the focus to the title, not to a control: a second Enter would play an action. */
  #stop(): void {
    sendIntent(this, { type: "stop-tips" });
    requestAnimationFrame(() => document.querySelector<HTMLElement>("h1")?.focus());
  }
}
