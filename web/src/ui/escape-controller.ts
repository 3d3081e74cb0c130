import type { ReactiveController, ReactiveControllerHost } from "lit";

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

export function hasOpenDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
