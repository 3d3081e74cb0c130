/** A bot in the fragment of a link: its name and code, compressed. Fragments are not sent to servers. */

import { MAX_CODE } from "./bot-store";

export interface SharedBot {
  name: string;
  code: string;
}

const PREFIX = "#bot=";

/** Return the fragment of a link to a bot. */
export async function toFragment({ name, code }: SharedBot): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ name, code }));
  const packed = await collect(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return PREFIX + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Read a fragment: null if it has no bot. Rejects if it is damaged, or much too long. */
export async function fromFragment(fragment: string): Promise<SharedBot | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  const text = atob(fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const bytes = await collect(
    new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")),
    4 * MAX_CODE,
  );
  const shared: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const { name, code } = shared as Partial<SharedBot>;
  if (typeof name !== "string" || typeof code !== "string" || code.length > MAX_CODE) throw new TypeError("not a bot");
  return { name, code };
}

/** Collect a stream's bytes; reject if there are more than `most`. */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
