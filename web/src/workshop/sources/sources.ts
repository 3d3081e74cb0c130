/** The code of our simple bots: the files of the Python package themselves, so that it never differs. */

import type { SharedBot } from "../bots/link";

const PREFIX = "#source=";
const FOLDER = "../../../../py/coloretto/bots";
const FILES = import.meta.glob<string>(
  ["../../../../py/coloretto/bots/greedy.py", "../../../../py/coloretto/bots/careful.py"],
  { query: "?raw", import: "default" },
);

/** The bots whose code can be opened, weaker first. */
export const SOURCES = ["greedy", "careful"] as const;

/** Return the fragment of a link to the code of one of our bots. */
export function sourceFragment(name: (typeof SOURCES)[number]): string {
  return PREFIX + name;
}

/** Read a fragment: null if it names no code of ours. Rejects if there is no such bot. */
export async function sourceFromFragment(fragment: string): Promise<SharedBot | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  const name = fragment.slice(PREFIX.length);
  const load = FILES[`${FOLDER}/${name}.py`];
  if (!load) throw new TypeError("not a bot of ours");
  return { name, code: await load(), isOurs: true };
}
