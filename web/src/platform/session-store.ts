/** Texts that must survive a reload of this tab and nothing longer; without a session storage, the open page only. */

const memory = new Map<string, string>();

export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Null removes it. */
export function writeSession(key: string, text: string | null): void {
  if (text === null) memory.delete(key);
  else memory.set(key, text);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The memory has it.
  }
}
