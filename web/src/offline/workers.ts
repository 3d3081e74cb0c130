import { prefersReducedData } from "../platform/device";

/** Return the browser's service workers; null in an insecure page or a sandboxed frame, or to save data. */
export function workersOrNull(): ServiceWorkerContainer | null {
  if (!isSecureContext || prefersReducedData()) return null;
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
