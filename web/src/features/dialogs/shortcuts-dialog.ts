import "./shortcuts-dialog.css";
import { html, nothing } from "lit";
import { hasMessage, t } from "../../i18n";
import { titledDialog } from "../../ui/dialog";

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
export function shortcutsDialog(isOpen: boolean, isReplay: boolean) {
  return html`<shortcuts-dialog>${titledDialog({
    id: "keys-title",
    title: t("keyboard"),
    isOpen,
    whenClosed: { type: "close-dialog", dialog: "shortcuts" },
    content:
      () => html`${isReplay ? html`<p class="help-text">${t("keys-hint-replay")}</p>${list(REPLAY_SHORTCUTS)}` : nothing}
      <p class="help-text">${t("keys-hint")}</p>
      ${list(SHORTCUTS)}
      <p class="help-text">${t("keys-listening")}</p>`,
  })}</shortcuts-dialog>`;
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
