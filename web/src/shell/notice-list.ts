import "./notice-list.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Notice } from "../app/state";
import { type Intent, sendIntent } from "../game/intents";
import { type Arguments, hasMessage, languageInUse, t } from "../i18n";
import { findLanguage } from "../i18n/languages";
import { OnEscape } from "../ui/dialog";
import { LightElement } from "../ui/light-element";

@customElement("notice-list")
export class NoticeList extends LightElement {
  @property({ attribute: false }) notices: readonly Notice[] = [];
  #hadFocus = false;
  readonly escape = new OnEscape(this, () => this.#dismissLast());

  protected override willUpdate(): void {
    this.#hadFocus = this.contains(document.activeElement);
  }

  /** Keeps the focus near a notice that is gone. */
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

  protected override render() {
    return repeat(
      this.notices,
      (notice) => notice.id,
      (notice) => html`<div class="notice">
        <p role="alert">${t(notice.message, inWords(notice.args))}</p>
        ${notice.offer ? this.#offer(notice.id, notice.offer) : nothing}
        <button type="button" class="button dismiss" aria-label=${t("dismiss")} title=${t("dismiss")}
          @click=${() => this.#dismiss(notice.id)}>
          <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M6 6 18 18M18 6 6 18" /></svg>
        </button>
      </div>`,
    );
  }
}

/** A parameter of the URL and what is used instead of its value are codes until they are shown. */
function inWords(args: Arguments): Arguments {
  const { name, used } = args;
  if (typeof name !== "string" || typeof used !== "string") return args;
  return { ...args, name: hasMessage(`parameter-${name}`) ? t(`parameter-${name}`) : name, used: usedWord(name, used) };
}

function usedWord(name: string, used: string): string {
  if (name === "daily") return dateWord(used);
  if (name === "lang") return findLanguage(used)?.name ?? used;
  const message = used === "usual" ? "used-usual" : `${name === "speed" ? "pace" : name}-${used}`;
  return hasMessage(message) ? t(message) : used;
}

/** Of text such as "2026-11-21". The parts that come later word dates, too; this is needed before. */
function dateWord(date: string): string {
  return new Intl.DateTimeFormat(languageInUse(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
