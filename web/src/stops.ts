/** Counts, by its text, what has stopped the engine while it was being opened: after two stops it is not tried again. */

import { StartFailure } from "./engine/engine";
import { readSession, writeSession } from "./session-store";

const KEY = "coloretto:v1:stops";
const MOST_STOPS = 2;
/** A tab in which more things than that stop the engine has other troubles. */
const MOST_TEXTS = 8;

type Count = [text: string, stops: number];

/** Whether the engine was running when the error happened; what could not be fetched says nothing about the text. */
export function isStop(error: unknown): boolean {
  return !(error instanceof StartFailure) || error.reason === "stopped";
}

/** Counts one stop and returns whether the text must not be tried again. */
export function noteStop(text: string): boolean {
  const stops = stopsOf(text) + 1;
  write([...without(text), [text, stops]]);
  return stops >= MOST_STOPS;
}

export function hasStoppedTwice(text: string): boolean {
  return stopsOf(text) >= MOST_STOPS;
}

export function clearStops(text: string): void {
  if (stopsOf(text) > 0) write(without(text));
}

function stopsOf(text: string): number {
  return read().find(([each]) => each === text)?.[1] ?? 0;
}

function without(text: string): Count[] {
  return read().filter(([each]) => each !== text);
}

function read(): Count[] {
  try {
    const counts: unknown = JSON.parse(readSession(KEY) ?? "[]");
    return Array.isArray(counts) ? counts.filter(isCount) : [];
  } catch {
    return [];
  }
}

function isCount(value: unknown): value is Count {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}

function write(counts: readonly Count[]): void {
  writeSession(KEY, JSON.stringify(counts.slice(-MOST_TEXTS)));
}
