/** The latest errors of this visit, for bug reports. */

const MAX_ENTRIES = 5;
/** The maximum length of a stored error, in characters. */
const MAX_LENGTH = 600;

const recent: string[] = [];

export function logError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  recent.push(`${new Date().toISOString()} ${text.slice(0, MAX_LENGTH)}`);
  if (recent.length > MAX_ENTRIES) recent.shift();
}

export function recentErrors(): readonly string[] {
  return recent;
}

/** Log every error that is not caught elsewhere. */
export function logUncaughtErrors(): void {
  addEventListener("error", (event) => logError(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => logError(event.reason));
}
