import { expect, test, vi } from "vitest";
import { copyText } from "./copy-text";

test("text is copied to the clipboard", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("a game")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a game");
});

test.each([
  ["has no clipboard", {}],
  [
    "lets no page write to it",
    { clipboard: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) } },
  ],
])("in a browser that %s copying fails", async (_name, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("a game")).toBe(false);
});
