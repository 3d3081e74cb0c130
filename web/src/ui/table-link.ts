import { html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n";

/** The way back to the table, from a page to read. */
@customElement("table-link")
export class TableLink extends LitElement {
  @property({ attribute: false }) address = "";

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    return html`<a href=${this.address}>
      <svg aria-hidden="true" viewBox="0 0 108 72"><use href="#chameleon"></use></svg>${t("back-to-table")}
    </a>`;
  }
}
