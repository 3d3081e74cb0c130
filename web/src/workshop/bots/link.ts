/** A bot in the fragment of a link: its name and code, compressed. Fragments are not sent to servers. */

import { botName } from "../../history/backup/validate";
import { base64url, fromBase64url, pack, unpack } from "../../platform/storage/packed-text";

export interface SharedBot {
  name: string;
  code: string;
  /** Whether it is part of the game. */
  isOurs?: boolean;
}

const PREFIX = "#bot=";
/** The most characters of a program from a link or a file. */
export const MAX_CODE = 100_000;

/** Return the fragment of a link to a bot. */
export async function toFragment({ name, code }: SharedBot): Promise<string> {
  return PREFIX + base64url(await pack(JSON.stringify({ name, code })));
}

/** Read a fragment: null if it has no bot. Rejects if it is damaged, or much too long. */
export async function fromFragment(fragment: string): Promise<SharedBot | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  const bytes = await unpack(fromBase64url(fragment.slice(PREFIX.length)), 4 * MAX_CODE);
  const shared: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const { name, code } = shared as Partial<SharedBot>;
  if (typeof name !== "string" || typeof code !== "string" || code.length > MAX_CODE) throw new TypeError("not a bot");
  return { name: botName(name), code };
}
