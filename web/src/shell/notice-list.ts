import "./notice-list.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Notice } from "../app/state";
import { type Intent, sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";
import { closeOnEscape } from "../ui/listeners";

@customElement("notice-list")
export class NoticeList extends LightElement {
  @property({ attribute: false }) notices: readonly Notice[] = [];
  #hadFocus = false;
  readonly escape = closeOnEscape(this, () => this.#dismissLast());

  protected override willUpdate(): void {
    this.#hadFocus = this.contains(document.activeElement);
  }

  /** Move the focus to the visible notice or the title when its notice is gone or hidden. */
  protected override updated(): void {
    if (!this.#hadFocus || this.contains(document.activeElement)) return;
    (this.querySelector("button") ?? document.querySelector<HTMLElement>("h1"))?.focus();
  }

  #dismissLast(): boolean {
    const last = this.notices.at(-1);
    if (last) this.#dismiss(last.id);
    return last !== undefined;
  }

  #dismiss(id: number): void {
    sendIntent(this, { type: "dismiss-notice", id });
  }

  #offer(id: number, { label, intent }: NonNullable<Notice["offer"]>) {
    return html`<button type="button" class="button primary offer" @click=${() => this.#accept(id, intent)}>${t(label)}</button>`;
  }

  #accept(id: number, intent: Intent): void {
    sendIntent(this, intent);
    this.#dismiss(id);
  }

  #buttons({ id, offer }: Notice) {
    return html`${offer ? this.#offer(id, offer) : nothing}
      <button type="button" class="button dismiss" aria-label=${t("dismiss")} title=${t("dismiss")}
        @click=${() => this.#dismiss(id)}>
        <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M6 6 18 18M18 6 6 18" /></svg>
      </button>`;
  }

  protected override render() {
    const last = this.notices.at(-1);
    return repeat(
      this.notices,
      (notice) => notice.id,
      (notice) => html`<div class=${notice === last ? "notice" : "visually-hidden"}>
        <p role="alert">${t(notice.message, notice.args)}</p>
        ${notice === last ? this.#buttons(notice) : nothing}
      </div>`,
    );
  }
}
