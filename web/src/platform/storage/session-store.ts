/** Texts that last until the tab is closed, or, if they cannot be stored, until the page is. */

import { session } from "./browser-storage";

const unstored = new Map<string, string>();

export function readSession(key: string): string | null {
  return unstored.get(key) ?? session.read(key) ?? null;
}

/** Store a text; null removes it. */
export function writeSession(key: string, text: string | null): void {
  unstored.delete(key);
  if (text === null) session.remove(key);
  else if (!session.write(key, text)) unstored.set(key, text);
}
