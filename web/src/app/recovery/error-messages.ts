import { type EngineFailure, StartFailure } from "../../engine/engine";
import { hasMessage } from "../../i18n";

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
