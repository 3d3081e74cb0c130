import { expect, test, vi } from "vitest";
import { base64url, encoded, fromBase64url, hex, pack, sha256, unpack } from "./bytes";

const TEXTS = ["", "abc", "é", "x".repeat(1000)];

test("the hash of a text is its SHA-256", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(await sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(await sha256("é")).toBe("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
});

test("the hash is the same without subtle crypto", async () => {
  const sums = await Promise.all(TEXTS.map(sha256));
  vi.stubGlobal("crypto", {});
  expect(await Promise.all(TEXTS.map(sha256))).toEqual(sums);
});

test("a packed text is unpacked, and none that is longer than the limit", async () => {
  for (const text of TEXTS) expect(await unpack(await pack(text), 1000)).toEqual(encoded(text));
  await expect(unpack(await pack("x".repeat(1001)), 1000)).rejects.toThrow(RangeError);
  expect((await pack("x".repeat(1000))).length).toBeLessThan(50);
  await expect(unpack(encoded("no"), 1000)).rejects.toThrow();
});

test("bytes have the letters of addresses, without padding", () => {
  const bytes = Uint8Array.from([251, 239, 190, 255, 254, 0, 1]);
  expect(base64url(bytes)).toBe("----__4AAQ");
  expect(fromBase64url("----__4AAQ")).toEqual(bytes);
  expect(() => fromBase64url("*")).toThrow();
  expect(hex(bytes)).toBe("fbefbefffe0001");
});
