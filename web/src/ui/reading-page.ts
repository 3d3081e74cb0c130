/** What the pages of text share: the rules, the page for bloggers, the workshop. */

import "./card-face";
import "./reading-page.css";
import "./reading-header.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { pageNamed } from "../game/pages";
import { t } from "../i18n";
import { LightElement } from "./light-element";

const BACK_ICON = svg`<path d="M10.5 5 3.5 12l7 7M4 12h16.5"></path>`;

/** The header of a page of text: the name of the game, which leads home, and the way back to what was left. */
@customElement("reading-header")
export class ReadingHeader extends LightElement {
  /** The address of what was left. */
  @property({ attribute: false }) back = "";

  protected override render() {
    const home = new URL(this.back);
    home.searchParams.set("page", "home");
    return html`<header>
      <a class="home" href=${home.href}><svg aria-hidden="true" viewBox="0 0 108 72"><use href="#chameleon"></use></svg><span>${t("title")}</span></a>
      ${linkBack(this.back)}
    </header>`;
  }
}

/** Return the link to what was left, by its name; without it, as from another site, to the game. */
export function linkBack(address: string) {
  const left = new URL(address).searchParams.get("page");
  const page = pageNamed(left);
  const name = page === "review" ? "review-title" : page ? `page-${page}` : left === "table" ? "back-to-table" : "play";
  const icon = html`<svg aria-hidden="true" viewBox="0 0 24 24">${BACK_ICON}</svg>`;
  return html`<a class="button" href=${address}>${left === null ? "" : icon}${t(name)}</a>`;
}
