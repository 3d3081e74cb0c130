import "./shortcuts-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { hasMessage, t } from "../../i18n";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { LightElement } from "../../ui/light-element";

interface Shortcut {
  /** Letters, digits and signs, or the last part of the message id of a key's name. */
  keys: readonly string[];
  /** The last part of the id of the message that describes the shortcut. */
  message: string;
}

/** The shortcuts of the table, in the order of the dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["d"], message: "draw" },
  { keys: ["1", "2", "3", "4", "5"], message: "row" },
  { keys: ["←", "→", "home", "end"], message: "rows" },
  { keys: ["n", "space", "escape"], message: "next" },
  { keys: ["f"], message: "finish" },
  { keys: ["h"], message: "hint" },
  { keys: ["w"], message: "why" },
  { keys: ["u"], message: "undo" },
  { keys: ["r"], message: "redo" },
  { keys: ["a"], message: "again" },
  { keys: ["s"], message: "scores" },
  { keys: ["t"], message: "table" },
  { keys: ["m"], message: "sound" },
  { keys: ["?"], message: "help" },
];

/** The shortcuts of a replay while none of its controls has the focus. */
export const REPLAY_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→"], message: "step" },
  { keys: ["space"], message: "by-itself" },
  { keys: ["home", "end"], message: "ends" },
];

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
