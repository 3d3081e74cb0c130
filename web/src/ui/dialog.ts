import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Lets an element's dialog be as its property says; the browser keeps the focus in it and gives it back. */
export function syncDialog(host: HTMLElement, isOpen: boolean): void {
  const dialog = host.querySelector("dialog");
  if (isOpen && dialog && !dialog.open) {
    dialog.showModal();
    // The browser scrolls to what it gives the focus, which may be a button at the end.
    dialog.scrollTop = 0;
  }
  if (!isOpen) dialog?.close();
}

export function closeDialog(host: HTMLElement): void {
  host.querySelector("dialog")?.close();
}

/** Puts away, from wherever the focus is, what lies over the table; an open dialog and what else uses the key go first. */
export class OnEscape implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly isPutAway: () => boolean,
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
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (this.isPutAway()) event.preventDefault();
  };
}
