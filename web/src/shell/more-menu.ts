import "./more-menu.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../game/intents";
import { MENU_PAGES, type PageName } from "../game/pages";
import { t } from "../i18n";
import { deepEqualProperty } from "../ui/deep-equal-property";
import { LightElement } from "../ui/light-element";

const MENU_ICON = svg`<path d="M4 7h16M4 12h16M4 17h16"></path>`;

/** The menu with the rules and the side pages. */
@customElement("more-menu")
export class MoreMenu extends LightElement {
  @property(deepEqualProperty) links: { rules: string; target: string } = { rules: "", target: "" };

  protected override render() {
    return html`<button type="button" class="button with-icon" popovertarget="more" title=${t("more")}>
        <svg aria-hidden="true" viewBox="0 0 24 24">${MENU_ICON}</svg><span>${t("more")}</span>
      </button>
      <nav id="more" class="panel" popover aria-label=${t("more")}>
        <ul>
          <li><a class="button" href=${this.links.rules} target=${this.links.target}>${t("rules")}</a></li>
          ${MENU_PAGES.map((page) => html`<li><button type="button" class="button" @click=${() => this.#open(page)}>${t(`page-${page}`)}</button></li>`)}
        </ul>
      </nav>`;
  }

  #open(page: PageName): void {
    this.querySelector<HTMLElement>("#more")?.hidePopover();
    sendIntent(this, { type: "open-page", page });
  }
}
