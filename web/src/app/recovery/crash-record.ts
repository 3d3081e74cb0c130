/** Remembers which texts stopped the engine when it opened them: after two stops, a text is not tried again. */

import { StartFailure } from "../../engine/engine";
import { readSession, writeSession } from "../../platform/storage/session-store";

const KEY = "coloretto:v1:stops";
const MAX_CRASHES = 2;
/** Keeps the list short in a tab whose engine stops for other reasons. */
const MAX_ENTRIES = 16;

/** Whether the engine was running when the error happened; what could not be fetched says nothing about the text. */
export function isCrash(error: unknown): boolean {
  return !(error instanceof StartFailure) || error.reason === "stopped";
}

/** Notes one stop and returns whether the text must not be tried again. */
export function noteCrash(text: string): boolean {
  write([...read(), text]);
  return hasCrashedTwice(text);
}

export function hasCrashedTwice(text: string): boolean {
  return read().filter((each) => each === text).length >= MAX_CRASHES;
}

export function clearCrashes(text: string): void {
  write(read().filter((each) => each !== text));
}

/** One text for each stop, the latest last. */
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
