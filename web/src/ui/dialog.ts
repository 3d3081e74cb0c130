import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Open or close the dialog of an element; the browser traps the focus and restores it. */
export function syncDialog(host: HTMLElement, isOpen: boolean): void {
  const dialog = host.querySelector("dialog");
  if (isOpen && dialog && !dialog.open) {
    dialog.addEventListener("close", dropLateClose, true);
    dialog.showModal();
    // The browser scrolls to the control that gets the focus, which may be a button at the end.
    dialog.scrollTop = 0;
  }
  if (!isOpen) dialog?.close();
}

/** Stop the event of a closing, which the browser sends later, if Forward has opened the dialog again meanwhile. */
function dropLateClose(event: Event): void {
  if ((event.target as HTMLDialogElement).open) event.stopImmediatePropagation();
}

export function hasOpenDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

export function closeDialog(host: HTMLElement): void {
  host.querySelector("dialog")?.close();
}

/** Closes a panel on Escape, wherever the focus is, unless a dialog is open or another handler used the key. */
export class EscapeController implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    /** Closes the panel; returns whether it was open. */
    private readonly close: () => boolean,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("keydown", this.#onKey);
  }

  hostDisconnected(): void {
    document.removeEventListener("keydown", this.#onKey);
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || hasOpenDialog()) return;
    if (this.close()) event.preventDefault();
  };
}
