import "./menu-list.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { siteUrl } from "../app/url";
import { sendIntent } from "../game/intents";
import { MENU_PAGES, type PageName } from "../game/pages";
import { t } from "../i18n";
import { deepEqualProperty } from "../ui/deep-equal-property";
import { LightElement } from "../ui/light-element";

/** The entries of the menu: the rules, the side pages and the workshop. */
@customElement("menu-list")
export class MenuList extends LightElement {
  @property(deepEqualProperty) links: { rules: string; target: string } = { rules: "", target: "" };

  protected override render() {
    const workshop = new URL(`workshop.html${location.search}`, siteUrl()).href;
    return html`<ul>
      ${this.#link(this.links.rules, t("rules"))}
      ${MENU_PAGES.map((page) => html`<li><button type="button" class="button" @click=${() => this.#open(page)}>${t(`page-${page}`)}</button></li>`)}
      ${this.#link(workshop, t("menu-workshop"))}
    </ul>`;
  }

  #link(address: string, name: string) {
    return html`<li><a class="button" href=${address} target=${this.links.target}>${name}</a></li>`;
  }

  #open(page: PageName): void {
    this.closest<HTMLElement>("[popover]")?.hidePopover();
    sendIntent(this, { type: "open-page", page });
  }
}
