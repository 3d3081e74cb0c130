/** Texts as bytes: compressed, in the letters of base64url or in hexadecimal digits, and hashed. */

/** Compress a text. */
export async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(encoded(text), new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY);
}

/** Decompress bytes. Rejects with a RangeError if there are more than `most` bytes of text, otherwise if it is damaged. */
export async function unpack(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(packed, new DecompressionStream("deflate-raw"), most);
}

export function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

export function base64url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Read base64url. Throws a DOMException if it is damaged. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

async function bytesOf(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Return the SHA-256 of a text as hexadecimal digits. Reject if the fallback implementation cannot be loaded. */
export async function sha256(text: string): Promise<string> {
  return hex(await sha256Of(encoded(text)));
}

export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Absent on pages loaded by plain HTTP.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle) return new Uint8Array(await subtle.digest("SHA-256", bytes));
  const plain = await import("@noble/hashes/sha2.js");
  return plain.sha256(bytes);
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
