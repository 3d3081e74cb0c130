/**
 * A bot in the fragment of a link: its name and code, compressed, or the name of one of ours. Fragments are not sent to
 * servers.
 */

import { botName } from "../../history/backup/validate";
import { base64url, fromBase64url, pack, unpack } from "../../platform/bytes";

export interface SharedBot {
  name: string;
  code: string;
  /** Whether it is part of the game. */
  isOurs?: boolean;
}

const BOT = "#bot=";
const SOURCE = "#source=";
/** The bots of ours whose code can be opened, weaker first: the files of the Python package, so that it never differs. */
export const SOURCES = new Map([
  ["greedy", () => import("../../../../py/coloretto/bots/references/greedy.py?raw")],
  ["careful", () => import("../../../../py/coloretto/bots/references/careful.py?raw")],
]);

/** The most characters of a program from a link or a file. */
export const MAX_CODE = 100_000;

/** Return the fragment of a link to a bot. */
export async function toFragment({ name, code }: SharedBot): Promise<string> {
  return BOT + base64url(await pack(JSON.stringify({ name, code })));
}

/** Return the fragment of a link to the code of one of our bots. */
export function sourceFragment(name: string): string {
  return SOURCE + name;
}

/** Read a fragment: null if it has no bot. Rejects if it is damaged, much too long, or names no bot of ours. */
export async function fromFragment(fragment: string): Promise<SharedBot | null> {
  if (fragment.startsWith(SOURCE)) return ourBot(fragment.slice(SOURCE.length));
  if (!fragment.startsWith(BOT)) return null;
  const bytes = await unpack(fromBase64url(fragment.slice(BOT.length)), 4 * MAX_CODE);
  const shared: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const { name, code } = shared as Partial<SharedBot>;
  if (typeof name !== "string" || typeof code !== "string" || code.length > MAX_CODE) throw new TypeError("not a bot");
  return { name: botName(name), code };
}

async function ourBot(name: string): Promise<SharedBot> {
  const load = SOURCES.get(name);
  if (!load) throw new TypeError("not a bot of ours");
  return { name, code: (await load()).default, isOurs: true };
}
