/** Texts that last until the tab is closed, or, if session storage is blocked, until the page is. */

import { session } from "./browser-storage";

const memory = new Map<string, string>();

export function readSession(key: string): string | null {
  return session.read(key) ?? memory.get(key) ?? null;
}

/** Store a text; null removes it. */
export function writeSession(key: string, text: string | null): void {
  if (text === null) {
    memory.delete(key);
    session.remove(key);
  } else {
    memory.set(key, text);
    session.write(key, text);
  }
}
