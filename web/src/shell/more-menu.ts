import "./more-menu.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../game/intents";
import { t } from "../i18n";
import { deepEqualProperty } from "../ui/deep-equal-property";
import { LightElement } from "../ui/light-element";

const MENU_ICON = svg`<path d="M4 7h16M4 12h16M4 17h16"></path>`;

/** The button of the menu. The entries are loaded after the first frame, or when it is pressed before that. */
@customElement("more-menu")
export class MoreMenu extends LightElement {
  @property(deepEqualProperty) links = {};

  protected override render() {
    return html`<button type="button" class="button with-icon" popovertarget="more" title=${t("more")}
        @click=${() => sendIntent(this, { type: "open-menu" })}>
        <svg aria-hidden="true" viewBox="0 0 24 24">${MENU_ICON}</svg><span>${t("more")}</span>
      </button>
      <nav id="more" class="panel" popover aria-label=${t("more")}><menu-list .links=${this.links}></menu-list></nav>`;
  }
}
