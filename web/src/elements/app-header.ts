import { html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n";
import { sendIntent } from "../intents";

@customElement("app-header")
export class AppHeader extends LitElement {
  @property({ attribute: false }) isPlaying = false;
  @property({ attribute: false }) undo = false;
  @property({ attribute: false }) redo = false;

  protected override createRenderRoot() {
    return this;
  }

  protected override updated(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled && this.contains(focused)) {
      // Not to the next button: whoever presses Undo again would redo.
      this.querySelector<HTMLElement>("h1")?.focus();
    }
  }

  protected override render() {
    return html`<header>
      <h1 tabindex="-1"><svg aria-hidden="true" viewBox="0 0 108 72"><use href="#chameleon"></use></svg><span>${t("title")}</span></h1>
      ${this.isPlaying ? this.#buttons() : nothing}
    </header>`;
  }

  #buttons() {
    return html`
      <button type="button" ?disabled=${!this.undo} @click=${() => sendIntent(this, { type: "undo" })}>
        ${t("undo")}
      </button>
      <button type="button" ?disabled=${!this.redo} @click=${() => sendIntent(this, { type: "redo" })}>
        ${t("redo")}
      </button>
      <button type="button" @click=${() => sendIntent(this, { type: "open-setup" })}>${t("new-game")}</button>
    `;
  }
}
