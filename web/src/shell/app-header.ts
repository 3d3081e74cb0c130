import "./more-menu.css";
import "./app-header.css";
import { html, nothing, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { type Intent, sends } from "../game/intents";
import { t } from "../i18n";
import { intentButton } from "../ui/forms/intent-button";
import { deepEqualProperty, LightElement } from "../ui/light-element";

const MENU_ICON = svg`<path d="M4 7h16M4 12h16M4 17h16"></path>`;
const UNDO_ICON = svg`<path d="M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.2 5.2 0 0 1 0 10.4H9"></path>`;
const REDO_ICON = svg`<path d="M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.2 5.2 0 0 0 0 10.4h5"></path>`;
const NEW_GAME_ICON = svg`<path d="M12 20.5H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2V11M17.5 14.5v7M14 18h7"></path>`;
const OPEN_ICON = svg`<path d="M13 4.5h6.5V11M19 5l-8.5 8.5M16.5 14v4.5a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1H10"></path>`;
const SETTINGS_ICON = svg`<circle cx="12" cy="12" r="5.6"></circle>
  <circle cx="12" cy="12" r="8.2" stroke-width="3.4" stroke-linecap="butt" stroke-dasharray="3.22"></circle>`;

@customElement("app-header")
export class AppHeader extends LightElement {
  @property({ attribute: false }) isPlaying = false;
  @property({ attribute: false }) canUndo = false;
  /** Whether an undo would make the game practice. */
  @property({ attribute: false }) undoMakesPractice = false;
  @property({ attribute: false }) canRedo = false;
  @property(deepEqualProperty) links: { rules: string; fullPage: string | null; target: string } = {
    rules: "",
    fullPage: null,
    target: "",
  };

  protected override updated(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled && this.contains(focused)) {
      // Move the focus away from the next button, where a second press on Undo would redo.
      this.querySelector<HTMLElement>("h1")?.focus();
    }
  }

  protected override render() {
    return html`<header>
      <h1 tabindex="-1"><button type="button" class="home" @click=${sends({ type: "open-page", page: "home" })}><svg aria-hidden="true" viewBox="0 0 108 72"><use href="#chameleon"></use></svg><span>${t("title")}</span></button></h1>
      ${this.isPlaying ? this.#gameButtons() : nothing}
      ${this.links.fullPage ? this.#fullPage(this.links.fullPage) : nothing}
      <more-menu .links=${this.links}></more-menu>
      ${iconButton(t("settings"), SETTINGS_ICON, { type: "open-dialog", dialog: "settings" })}
    </header>`;
  }

  #fullPage(url: string) {
    const label = t("full-page");
    return html`<a class="button with-icon" href=${url} target=${this.links.target} title=${label}>${withIcon(label, OPEN_ICON)}</a>`;
  }

  #gameButtons() {
    return html`
      ${iconButton(t("undo"), UNDO_ICON, { type: "undo" }, this.canUndo, "u", t(this.undoMakesPractice ? "undo-practice" : "undo"))}
      ${iconButton(t("redo"), REDO_ICON, { type: "redo" }, this.canRedo, "r")}
      ${intentButton(withIcon(t("new-game"), NEW_GAME_ICON), { type: "open-dialog", dialog: "new-game" }, "with-icon keep-label")}
    `;
  }
}

function iconButton(label: string, icon: unknown, intent: Intent, isEnabled = true, key = "", title = label) {
  return html`<button type="button" class="button with-icon" title=${title} aria-keyshortcuts=${key || nothing} ?disabled=${!isEnabled} @click=${sends(intent)}>
    ${withIcon(label, icon)}
  </button>`;
}

/** Return an icon with its label, which narrow screens hide visually. */
function withIcon(label: string, icon: unknown) {
  return html`<svg aria-hidden="true" viewBox="0 0 24 24">${icon}</svg><span>${label}</span>`;
}

/** The button of the menu. The entries are loaded after the first frame, or when it is pressed before that. */
@customElement("more-menu")
export class MoreMenu extends LightElement {
  @property(deepEqualProperty) links = {};

  protected override render() {
    return html`<button type="button" class="button with-icon" popovertarget="more" title=${t("more")}
        @click=${sends({ type: "open-menu" })}>
        <svg aria-hidden="true" viewBox="0 0 24 24">${MENU_ICON}</svg><span>${t("more")}</span>
      </button>
      <nav id="more" class="panel" popover aria-label=${t("more")}><menu-list .links=${this.links}></menu-list></nav>`;
  }
}
