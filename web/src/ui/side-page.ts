import "./side-page.css";
import { html, nothing } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { t } from "../i18n";
import { intentButton } from "./forms/intent-button";

let isHomeBehind = false;

/** Say whether home is where the table would be, so that the way back from a side page has the name of where it leads. */
export function setHomeBehind(value: boolean): void {
  isHomeBehind = value;
}

/** Gives a title the focus when its page opens. */
class TitleFocus extends Directive {
  #isDone = false;

  override render() {
    return nothing;
  }

  override update({ element }: ElementPart) {
    // Until the user has interacted with the page, the focus may belong to a page that embeds this one.
    if (!this.#isDone && navigator.userActivation.hasBeenActive)
      queueMicrotask(() => (element as HTMLElement).focus({ preventScroll: true }));
    this.#isDone = true;
    return nothing;
  }
}

export const titleFocus = directive(TitleFocus);

/** Render a side page, which is shown instead of the table: its title, the button back to the table or home, and its content. */
export function sidePage(title: string, content: unknown) {
  return html`<section class="side-page panel" aria-labelledby="side-page-title">
    <header>
      <h2 id="side-page-title" tabindex="-1" ${titleFocus()}>${title}</h2>
      ${intentButton(t(isHomeBehind ? "page-home" : "back-to-table"), { type: "open-page", page: "table" })}
    </header>
    ${content}
  </section>`;
}

/** Warn if the browser may delete the stored games, or if some could not be read. */
export function storageNotes(isPersistent: boolean, unreadable: number) {
  return html`${isPersistent ? nothing : html`<p class="help-text">${t("not-persistent")}</p>`}
    ${unreadable === 0 ? nothing : html`<p class="help-text">${t("kept-unreadable", { count: unreadable })}</p>`}`;
}
