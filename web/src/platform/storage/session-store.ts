/** Texts that must survive a reload of this tab and nothing longer; without a session storage, the open page only. */

import { session } from "./browser-storage";

const memory = new Map<string, string>();

export function readSession(key: string): string | null {
  return session.read(key) ?? memory.get(key) ?? null;
}

/** Null removes it. */
export function writeSession(key: string, text: string | null): void {
  if (text === null) {
    memory.delete(key);
    session.remove(key);
  } else {
    memory.set(key, text);
    session.write(key, text);
  }
}
