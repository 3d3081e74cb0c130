/** Lets an element's dialog be as its property says; the browser keeps the focus in it and gives it back. */
export function syncDialog(host: HTMLElement, isOpen: boolean): void {
  const dialog = host.querySelector("dialog");
  if (isOpen && !dialog?.open) dialog?.showModal();
  if (!isOpen) dialog?.close();
}

export function closeDialog(host: HTMLElement): void {
  host.querySelector("dialog")?.close();
}
