/** Remembers which texts stopped the engine when it opened them: after two stops, a text is not tried again. */

import { StartFailure } from "../../engine/engine";
import { readSession, writeSession } from "../../platform/storage/session-store";

const KEY = "coloretto:v1:stops";
const MOST_STOPS = 2;
/** Keeps the list short in a tab whose engine stops for other reasons. */
const MOST_NOTES = 16;

/** Whether the engine was running when the error happened; what could not be fetched says nothing about the text. */
export function isStop(error: unknown): boolean {
  return !(error instanceof StartFailure) || error.reason === "stopped";
}

/** Notes one stop and returns whether the text must not be tried again. */
export function noteStop(text: string): boolean {
  write([...read(), text]);
  return hasStoppedTwice(text);
}

export function hasStoppedTwice(text: string): boolean {
  return read().filter((each) => each === text).length >= MOST_STOPS;
}

export function clearStops(text: string): void {
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

function write(stops: readonly unknown[]): void {
  writeSession(KEY, stops.length > 0 ? JSON.stringify(stops.slice(-MOST_NOTES)) : null);
}
