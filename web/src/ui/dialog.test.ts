import { type DirectiveClass, PartType } from "lit/directive.js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { closeButton, opening } from "./dialog";

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

describe("a dialog that opens and closes with its state", () => {
  let dialog: Dialog;
  let show: (isOpen: boolean) => Promise<void>;

  beforeEach(() => {
    dialog = new Dialog();
    const { _$litDirective$: Opening } = opening(false) as unknown as { _$litDirective$: DirectiveClass };
    const directive = new Opening({ type: PartType.ELEMENT } as never);
    show = async (isOpen) => {
      directive.update({ element: dialog } as never, [isOpen]);
      await null;
    };
  });

  test("opens at its beginning, and stays where it was scrolled to while it is open", async () => {
    await show(true);
    expect([dialog.open, dialog.scrollTop]).toEqual([true, 0]);
    dialog.scrollTop = 5;
    await show(true);
    expect([dialog.open, dialog.scrollTop]).toEqual([true, 5]);
  });

  test.each([
    ["by its state", () => show(false)],
    ["by a button", async () => press()],
  ])("is closed %s, and opens again", async (_, close) => {
    await show(true);
    await close();
    expect(dialog.open).toBe(false);
    await show(false);
    await show(true);
    expect(dialog.open).toBe(true);
  });

  test("stays closed while its state follows the player who has closed it", async () => {
    await show(true);
    press();
    await show(true);
    expect(dialog.open).toBe(false);
  });

  test("reports that it was closed, unless it is open again", async () => {
    await show(true);
    await show(false);
    await show(true);
    // A listener that the element adds after the dialog is open.
    const later = vi.fn();
    dialog.addEventListener("close", later);
    dialog.dispatchEvent(new Event("close"));
    expect(later).not.toHaveBeenCalled();
    await show(false);
    dialog.dispatchEvent(new Event("close"));
    expect(later).toHaveBeenCalledOnce();
  });

  /** Press the button that closes the dialog around it. */
  function press(): void {
    const close = closeButton("Close").values.find((value) => typeof value === "function") as (event: unknown) => void;
    close({ currentTarget: { closest: (selector: string) => (selector === "dialog" ? dialog : null) } });
  }
});
