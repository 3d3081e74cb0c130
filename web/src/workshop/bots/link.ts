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
/** The files of the Python package themselves, so that the code never differs. */
const SOURCE_FOLDER = "../../../../py/coloretto/bots";
const SOURCE_FILES = import.meta.glob<string>(
  ["../../../../py/coloretto/bots/greedy.py", "../../../../py/coloretto/bots/careful.py"],
  { query: "?raw", import: "default" },
);

/** The bots whose code can be opened, weaker first. */
export const SOURCES = ["greedy", "careful"] as const;

/** The most characters of a program from a link or a file. */
export const MAX_CODE = 100_000;

/** Return the fragment of a link to a bot. */
export async function toFragment({ name, code }: SharedBot): Promise<string> {
  return BOT + base64url(await pack(JSON.stringify({ name, code })));
}

/** Read a fragment: null if it has no bot. Rejects if it is damaged, or much too long. */
export async function fromFragment(fragment: string): Promise<SharedBot | null> {
  if (!fragment.startsWith(BOT)) return null;
  const bytes = await unpack(fromBase64url(fragment.slice(BOT.length)), 4 * MAX_CODE);
  const shared: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const { name, code } = shared as Partial<SharedBot>;
  if (typeof name !== "string" || typeof code !== "string" || code.length > MAX_CODE) throw new TypeError("not a bot");
  return { name: botName(name), code };
}

/** Return the fragment of a link to the code of one of our bots. */
export function sourceFragment(name: (typeof SOURCES)[number]): string {
  return SOURCE + name;
}

/** Read a fragment: null if it names no code of ours. Rejects if there is no such bot. */
export async function sourceFromFragment(fragment: string): Promise<SharedBot | null> {
  if (!fragment.startsWith(SOURCE)) return null;
  const name = fragment.slice(SOURCE.length);
  const load = SOURCE_FILES[`${SOURCE_FOLDER}/${name}.py`];
  if (!load) throw new TypeError("not a bot of ours");
  return { name, code: await load(), isOurs: true };
}
