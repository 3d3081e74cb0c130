import { html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { type Arguments, hasMessage, t } from "../i18n";
import { sendIntent } from "../intents";

interface Notice {
  id: number;
  message: string;
  args: Arguments;
}

@customElement("notice-list")
export class NoticeList extends LitElement {
  @property({ attribute: false }) notices: readonly Notice[] = [];

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    return repeat(
      this.notices,
      (notice) => notice.id,
      (notice) => html`<div class="notice">
        <p role="alert">${t(notice.message, withParameterName(notice.args))}</p>
        <button type="button" @click=${() => sendIntent(this, { type: "dismiss-notice", id: notice.id })}>
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
