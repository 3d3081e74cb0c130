/** What the pages beside the table have in common: a title that gets the focus, and the way back. */

import "./side-page.css";
import { html, nothing } from "lit";
import { sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "./light-element";

export function besidePage(title: string, content: unknown) {
  return html`<section class="beside panel" aria-labelledby="beside-title">
    <header>
      <h2 id="beside-title" tabindex="-1">${title}</h2>
      <button type="button" class="button" @click=${(event: Event) => sendIntent(event.currentTarget as HTMLElement, { type: "open-page", page: "table" })}>
        ${t("back-to-table")}
      </button>
    </header>
    ${content}
  </section>`;
}

/** A page in the place of the table: its title takes the focus once it is there. */
export class SidePage extends LightElement {
  protected override firstUpdated(): void {
    // Before the person has touched the page the focus may belong to a page that embeds this one.
    if (navigator.userActivation.hasBeenActive) this.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }
}

/** What a page that shows stored games has to say about the storage. */
export function storageNotes(isPersistent: boolean, unreadable: number) {
  return html`${isPersistent ? nothing : html`<p class="hint">${t("not-lasting")}</p>`}
    ${unreadable === 0 ? nothing : html`<p class="hint">${t("kept-unreadable", { count: unreadable })}</p>`}`;
}
