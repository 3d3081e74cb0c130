/** What the pages of text share: the rules, the page for bloggers, the workshop. */

import "./card-face";
import "./reading-page.css";
import "./table-link.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n";
import { LightElement } from "./light-element";

/** The link from a page of text back to the table. */
@customElement("table-link")
export class TableLink extends LightElement {
  @property({ attribute: false }) address = "";

  protected override render() {
    return html`<a class="button" href=${this.address}>
      <svg aria-hidden="true" viewBox="0 0 108 72"><use href="#chameleon"></use></svg>${t("back-to-table")}
    </a>`;
  }
}
