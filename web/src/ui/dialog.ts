import { html, nothing } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { type Intent, sends } from "../game/intents";
import { t } from "../i18n";

/** Opens and closes a dialog with its state, once it is rendered; the browser traps the focus and restores it. */
class Opening extends Directive {
  #isOpen = false;

  override render(_isOpen: boolean) {
    return nothing;
  }

  override update({ element }: ElementPart, [isOpen]: [boolean]) {
    if (isOpen !== this.#isOpen) queueMicrotask(() => syncDialog(element as HTMLDialogElement, isOpen));
    this.#isOpen = isOpen;
    return nothing;
  }
}

export const opening = directive(Opening);

/** What a dialog contains. */
interface DialogParts {
  /** The id of the title. */
  id: string;
  title: string;
  isOpen: boolean;
  /** Sent when the dialog was closed. */
  whenClosed: Intent;
  /** Called while it is open. */
  content(): unknown;
  buttons?: unknown;
}

/** Render a dialog that a press beside it closes, too. */
export function titledDialog({ id, title, isOpen, whenClosed, content, buttons = closeButton() }: DialogParts) {
  return html`<dialog ${opening(isOpen)} aria-labelledby=${id} closedby="any" @close=${sends(whenClosed)}>
    <h2 id=${id}>${title}</h2>
    ${isOpen ? content() : nothing}
    <div class="dialog-buttons">${buttons}</div>
  </dialog>`;
}

/** Render a button that closes the dialog around it; `takesFocus`: when that opens. */
export function closeButton(label = t("close"), look = "primary", takesFocus = false) {
  const close = ({ currentTarget }: Event) => (currentTarget as Element).closest("dialog")?.close();
  return html`<button type="button" class="button ${look}" ?autofocus=${takesFocus} @click=${close}>${label}</button>`;
}

function syncDialog(dialog: HTMLDialogElement, isOpen: boolean): void {
  if (isOpen && !dialog.open) {
    dialog.addEventListener("close", dropLateClose, true);
    dialog.showModal();
    // The browser scrolls to the control that gets the focus, which may be a button at the end.
    dialog.scrollTop = 0;
  }
  if (!isOpen) dialog.close();
}

/** Stop the event of a closing, which the browser sends later, if Forward has opened the dialog again meanwhile. */
function dropLateClose(event: Event): void {
  if ((event.target as HTMLDialogElement).open) event.stopImmediatePropagation();
}
