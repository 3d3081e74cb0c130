import { beforeEach, describe, expect, test, vi } from "vitest";
import { closeDialog, EscapeController, hasOpenDialog, syncDialog } from "./dialog";

/** A dialog that the browser opens and closes; the event of its closing is sent later. */
class Dialog extends EventTarget {
  open = false;
  scrollTop = 9;

  showModal(): void {
    if (this.open) throw new DOMException("already open", "InvalidStateError");
    this.open = true;
    this.scrollTop = 9;
  }

  close(): void {
    this.open = false;
  }
}

/** Return an element that contains a dialog, or none. */
function host(dialog: Dialog | null): HTMLElement {
  return { querySelector: (selector: string) => (selector === "dialog" ? dialog : null) } as unknown as HTMLElement;
}

describe("the dialog of an element", () => {
  const onClose = vi.fn();
  let dialog: Dialog;

  beforeEach(() => {
    onClose.mockReset();
    dialog = new Dialog();
    dialog.addEventListener("close", onClose);
  });

  test("opens at its beginning, and stays where it was scrolled to while it is open", () => {
    syncDialog(host(dialog), true);
    expect([dialog.open, dialog.scrollTop]).toEqual([true, 0]);
    dialog.scrollTop = 5;
    syncDialog(host(dialog), true);
    expect([dialog.open, dialog.scrollTop]).toEqual([true, 5]);
  });

  test.each([
    ["by its state", () => syncDialog(host(dialog), false)],
    ["by a button", () => closeDialog(host(dialog))],
  ])("is closed %s", (_, close) => {
    syncDialog(host(dialog), true);
    close();
    expect(dialog.open).toBe(false);
  });

  test("reports that it was closed, unless it is open again", () => {
    syncDialog(host(dialog), true);
    syncDialog(host(dialog), false);
    syncDialog(host(dialog), true);
    // A listener that the element adds after the dialog is open.
    const later = vi.fn();
    dialog.addEventListener("close", later);
    dialog.dispatchEvent(new Event("close"));
    expect(later).not.toHaveBeenCalled();
    syncDialog(host(dialog), false);
    dialog.dispatchEvent(new Event("close"));
    expect(later).toHaveBeenCalledOnce();
  });

  test("may not be rendered yet", () => {
    for (const isOpen of [true, false]) expect(() => syncDialog(host(null), isOpen)).not.toThrow();
    expect(() => closeDialog(host(null))).not.toThrow();
  });
});

describe("Escape", () => {
  let page: EventTarget & { querySelector(selector: string): unknown };
  let dialog: Dialog | null;
  const close = vi.fn();

  beforeEach(() => {
    dialog = null;
    page = Object.assign(new EventTarget(), {
      querySelector: (selector: string) => (selector === "dialog[open]" ? dialog : null),
    });
    vi.stubGlobal("document", page);
    close.mockReset().mockReturnValue(true);
  });

  /** Return the controller of a panel, which is shown. */
  function panel(): EscapeController {
    const addController = vi.fn();
    const controller = new EscapeController({ addController } as never, close);
    expect(addController).toHaveBeenCalledExactlyOnceWith(controller);
    controller.hostConnected();
    return controller;
  }

  /** Press a key; return whether someone has used it. */
  function press(key: string, isUsed = false): boolean {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key });
    if (isUsed) event.preventDefault();
    page.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test("closes an open panel, which uses the key", () => {
    panel();
    expect(press("Escape")).toBe(true);
    expect(close).toHaveBeenCalledOnce();
  });

  test("is left to others by a closed panel", () => {
    close.mockReturnValue(false);
    panel();
    expect(press("Escape")).toBe(false);
  });

  test("closes no panel if another handler has used it, or while a dialog is open", () => {
    panel();
    press("Escape", true);
    expect(hasOpenDialog()).toBe(false);
    dialog = new Dialog();
    expect(hasOpenDialog()).toBe(true);
    expect(press("Escape")).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  test("is the only key that closes a panel", () => {
    panel();
    for (const key of ["Enter", "e", ""]) expect(press(key)).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  test("does nothing once the panel is gone", () => {
    panel().hostDisconnected();
    expect(press("Escape")).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });
});
