/** Return the SHA-256 of a text as hexadecimal digits. Reject if the fallback implementation cannot be loaded. */
export async function sha256(text: string): Promise<string> {
  return hex(await sha256Of(new TextEncoder().encode(text)));
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
