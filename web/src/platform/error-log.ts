/** The last errors of this visit, for whoever wants to report one. */

const MOST = 5;
/** Characters of each that are kept. */
const LONGEST = 600;

const recent: string[] = [];

export function logError(error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  recent.push(`${new Date().toISOString()} ${told.slice(0, LONGEST)}`);
  if (recent.length > MOST) recent.shift();
}

export function recentErrors(): readonly string[] {
  return recent;
}

/** Notes whatever nobody else catches. */
export function logUncaughtErrors(): void {
  addEventListener("error", (event) => logError(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => logError(event.reason));
}
