import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Listens to an event of the document while an element is in the page. */
export class DocumentListener<Type extends keyof DocumentEventMap> implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly type: Type,
    private readonly listener: (event: DocumentEventMap[Type]) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener(this.type, this.listener);
  }

  hostDisconnected(): void {
    document.removeEventListener(this.type, this.listener);
  }
}

/**
 * Closes a panel on Escape, wherever the focus is, unless a dialog is open or another handler used the key.
 * @param close closes the panel; returns whether it was open
 */
export function closeOnEscape(host: ReactiveControllerHost, close: () => boolean): ReactiveController {
  return new DocumentListener(host, "keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || hasOpenDialog()) return;
    if (close()) event.preventDefault();
  });
}

export function hasOpenDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
