/** Remembers which texts crashed the engine when it opened them. After two crashes a text is not opened again. */

import { StartFailure } from "../../engine/engine";
import { readSession, writeSession } from "../../platform/storage/session-store";

const KEY = "coloretto:v1:stops";
const MAX_CRASHES = 2;
/** Bounds the list in a tab whose engine crashes for other reasons. */
const MAX_ENTRIES = 16;

/** Return whether the error is a crash of a running engine; a failed download does not count against the text. */
export function isCrash(error: unknown): boolean {
  return !(error instanceof StartFailure) || error.reason === "stopped";
}

/** Record one crash; return whether the text must not be opened again. */
export function recordCrash(text: string): boolean {
  write([...read(), text]);
  return hasCrashedTwice(text);
}

export function hasCrashedTwice(text: string): boolean {
  return read().filter((each) => each === text).length >= MAX_CRASHES;
}

export function clearCrashes(text: string): void {
  write(read().filter((each) => each !== text));
}

/** One text for each crash, the latest last. */
function read(): unknown[] {
  try {
    return [JSON.parse(readSession(KEY) ?? "[]")].flat();
  } catch {
    return [];
  }
}

function write(crashes: readonly unknown[]): void {
  writeSession(KEY, crashes.length > 0 ? JSON.stringify(crashes.slice(-MAX_ENTRIES)) : null);
}
