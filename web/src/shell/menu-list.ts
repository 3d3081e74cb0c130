import "./menu-list.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { pageUrl } from "../app/url";
import { sendIntent } from "../game/intents";
import { MENU_GROUPS, type PageName } from "../game/pages";
import { t } from "../i18n";
import { deepEqualProperty, LightElement } from "../ui/light-element";

/** The entries of the menu in groups: the rules, the side pages and the workshop. */
@customElement("menu-list")
export class MenuList extends LightElement {
  @property(deepEqualProperty) links: { rules: string; target: string } = { rules: "", target: "" };

  protected override render() {
    const { play, learn, record, more } = MENU_GROUPS;
    return html`${this.#group("play", this.#pages(play))}
      ${this.#group("learn", [this.#link(this.links.rules, t("rules")), this.#pages(learn)])}
      ${this.#group("record", this.#pages(record))}
      ${this.#group("more", [this.#pages(more), this.#link(pageUrl("workshop"), t("menu-workshop"))])}`;
  }

  #group(name: keyof typeof MENU_GROUPS, entries: unknown) {
    return html`<div class=${name}>
      <p id="menu-${name}">${t(`menu-${name}`)}</p>
      <ul aria-labelledby="menu-${name}">${entries}</ul>
    </div>`;
  }

  #pages(names: readonly PageName[]) {
    return names.map(
      (name) =>
        html`<li><button type="button" class="button" @click=${() => this.#open(name)}>${t(`page-${name}`)}</button></li>`,
    );
  }

  #link(address: string, name: string) {
    return html`<li><a class="button" href=${address} target=${this.links.target}>${name}</a></li>`;
  }

  #open(page: PageName): void {
    this.closest<HTMLElement>("[popover]")?.hidePopover();
    sendIntent(this, { type: "open-page", page });
  }
}
