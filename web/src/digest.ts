/** The SHA-256 of a text as hexadecimal digits; null where the browser does not count for a page that came unprotected. */
export async function sha256(text: string): Promise<string | null> {
  // Absent on pages that came by plain http.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
