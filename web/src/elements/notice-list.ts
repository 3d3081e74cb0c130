import { html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { OnEscape } from "../dialog";
import { type Arguments, hasMessage, t } from "../i18n";
import { type Intent, sendIntent } from "../intents";

interface Notice {
  id: number;
  message: string;
  args: Arguments;
  offer: { label: string; intent: Intent } | null;
}

@customElement("notice-list")
export class NoticeList extends LitElement {
  @property({ attribute: false }) notices: readonly Notice[] = [];
  #hadFocus = false;
  readonly escape = new OnEscape(this, () => this.#dismissLast());

  protected override createRenderRoot() {
    return this;
  }

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
    return html`<button type="button" class="primary" @click=${() => this.#accept(id, intent)}>${t(label)}</button>`;
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
        <p role="alert">${t(notice.message, withParameterName(notice.args))}</p>
        ${notice.offer ? this.#offer(notice.id, notice.offer) : nothing}
        <button type="button" @click=${() => this.#dismiss(notice.id)}>
          ${t("dismiss")}
        </button>
      </div>`,
    );
  }
}

function withParameterName(args: Arguments): Arguments {
  const id = `parameter-${args.name}`;
  return hasMessage(id) ? { ...args, name: t(id) } : args;
}
