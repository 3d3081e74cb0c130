import { type EngineFailure, StartFailure } from "../../engine/engine";
import { hasMessage } from "../../i18n";

/** Why there is no engine, as the page tells it. */
export function failureFrom(error: unknown): StartFailure["reason"] | "offline" {
  const reason = error instanceof StartFailure ? error.reason : "stopped";
  return reason === "download" && !navigator.onLine ? "offline" : reason;
}

/** The message for what the engine refuses. */
export function errorMessage(error: EngineFailure): string {
  const message = `error-${error.type}`;
  return hasMessage(message) ? message : "error-other";
}
