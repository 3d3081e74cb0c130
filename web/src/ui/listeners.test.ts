import type { ReactiveController } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { closeOnEscape, hasOpenDialog } from "./listeners";

describe("Escape", () => {
  let page: EventTarget & { querySelector(selector: string): unknown };
  let dialog: object | null;
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
  function panel(): ReactiveController {
    const addController = vi.fn();
    const controller = closeOnEscape({ addController } as never, close);
    expect(addController).toHaveBeenCalledExactlyOnceWith(controller);
    controller.hostConnected?.();
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
    dialog = {};
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
    panel().hostDisconnected?.();
    expect(press("Escape")).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });
});
