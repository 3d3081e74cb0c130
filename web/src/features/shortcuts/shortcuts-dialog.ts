import "./shortcuts-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { hasMessage, t } from "../../i18n";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { LightElement } from "../../ui/light-element";
import { REPLAY_SHORTCUTS, SHORTCUTS, type Shortcut } from "./shortcut-list";

/** Lists the keyboard shortcuts of the table. */
@customElement("shortcuts-dialog")
export class ShortcutsDialog extends LightElement {
  @property({ attribute: false }) isOpen = false;
  @property({ attribute: false }) isReplay = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("isOpen")) syncDialog(this, this.isOpen);
  }

  protected override render() {
    return html`<dialog aria-labelledby="keys-title" closedby="any"
      @close=${() => sendIntent(this, { type: "close-shortcuts" })}>
      <h2 id="keys-title">${t("keyboard")}</h2>
      ${this.isReplay ? html`<p class="help-text">${t("keys-hint-replay")}</p>${list(REPLAY_SHORTCUTS)}` : nothing}
      <p class="help-text">${t("keys-hint")}</p>
      ${list(SHORTCUTS)}
      <p class="help-text">${t("keys-listening")}</p>
      <div class="dialog-buttons">
        <button type="button" class="button primary" @click=${() => closeDialog(this)}>${t("close")}</button>
      </div>
    </dialog>`;
  }
}

function list(shortcuts: readonly Shortcut[]) {
  return html`<dl>
    ${shortcuts.map(
      ({ keys, message }) => html`<div>
        <dt>${keys.map((key) => html`<kbd>${keyName(key)}</kbd> `)}</dt>
        <dd>${t(`key-${message}`)}</dd>
      </div>`,
    )}
  </dl>`;
}

function keyName(key: string): string {
  const id = `key-name-${key}`;
  return hasMessage(id) ? t(id) : key;
}
