import "./side-page.css";
import { html, nothing } from "lit";
import { t } from "../i18n";
import { intentButton } from "./forms/intent-button";
import { LightElement } from "./light-element";

let isHomeBehind = false;

/** Say whether home is where the table would be, so that the way back from a side page has the name of where it leads. */
export function setHomeBehind(value: boolean): void {
  isHomeBehind = value;
}

/** Render a side page: its title, the button back to the table or home, and its content. */
export function sidePage(title: string, content: unknown) {
  return html`<section class="side-page panel" aria-labelledby="side-page-title">
    <header>
      <h2 id="side-page-title" tabindex="-1">${title}</h2>
      ${intentButton(t(isHomeBehind ? "page-home" : "back-to-table"), { type: "open-page", page: "table" })}
    </header>
    ${content}
  </section>`;
}

/** A page shown instead of the table; its title takes the focus when it opens. */
export class SidePage extends LightElement {
  protected override firstUpdated(): void {
    // Until the user has interacted with the page, the focus may belong to a page that embeds this one.
    if (navigator.userActivation.hasBeenActive) this.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }
}

/** Warn if the browser may delete the stored games, or if some could not be read. */
export function storageNotes(isPersistent: boolean, unreadable: number) {
  return html`${isPersistent ? nothing : html`<p class="help-text">${t("not-persistent")}</p>`}
    ${unreadable === 0 ? nothing : html`<p class="help-text">${t("kept-unreadable", { count: unreadable })}</p>`}`;
}
