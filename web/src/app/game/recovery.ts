/** What becomes of a game whose request fails, or that stops the engine. */

import { type EngineFailure, StartFailure } from "../../engine/engine";
import { hasMessage } from "../../i18n";
import { tabStore } from "../../platform/storage/local-storage";

/** The shortest time between two automatic restarts. */
const MIN_RESTART_INTERVAL_MS = 60_000;
/** Where a tab keeps which texts crashed the engine when it opened them. */
const KEY = "coloretto:v1:stops";
/** After so many crashes a text is not opened again. */
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
    return [JSON.parse(tabStore.read(KEY) ?? "[]")].flat();
  } catch {
    return [];
  }
}

function write(crashes: readonly unknown[]): void {
  if (crashes.length > 0) tabStore.write(KEY, JSON.stringify(crashes.slice(-MAX_ENTRIES)));
  else tabStore.remove(KEY);
}

/** Return why the engine is lost, in the terms that the page shows. */
export function failureReason(error: unknown): StartFailure["reason"] | "offline" {
  const reason = error instanceof StartFailure ? error.reason : "stopped";
  return reason === "download" && !navigator.onLine ? "offline" : reason;
}

/** Return the message id for a refused request. */
export function errorMessage(error: EngineFailure): string {
  const message = `error-${error.type}`;
  return hasMessage(message) ? message : "error-other";
}

/** Decides whether a lost engine is restarted automatically. */
export class RestartPolicy {
  #last = Number.NEGATIVE_INFINITY;

  allows(error: unknown): boolean {
    const isLost = error instanceof StartFailure && (error.reason === "stopped" || error.reason === "stalled");
    const isDue = performance.now() - this.#last > MIN_RESTART_INTERVAL_MS;
    if (isLost && isDue) this.#last = performance.now();
    return isLost && isDue;
  }
}
