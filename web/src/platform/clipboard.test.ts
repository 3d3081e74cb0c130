import { expect, test, vi } from "vitest";
import { copyPicture, copyText } from "./clipboard";

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

const PICTURE = new Blob(["picture"], { type: "image/png" });

class Item {
  constructor(readonly files: Record<string, Blob>) {}
}

test("a picture is copied with its type", async () => {
  const write = vi.fn<(items: Item[]) => Promise<void>>(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { write } });
  vi.stubGlobal("ClipboardItem", Item);
  expect(await copyPicture(PICTURE)).toBe(true);
  expect(write.mock.calls).toEqual([[[new Item({ "image/png": PICTURE })]]]);
});

test.each([
  ["knows no pictures on the clipboard", { clipboard: { write: async () => undefined } }, undefined],
  ["lets no page write pictures to it", { clipboard: { write: () => Promise.reject(new Error("not allowed")) } }, Item],
])("in a browser that %s copying a picture fails", async (_name, navigator, item) => {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("ClipboardItem", item);
  expect(await copyPicture(PICTURE)).toBe(false);
});
