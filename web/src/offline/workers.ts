import { prefersReducedData } from "../platform/device";

/** None in an insecure page, in a frame that may store nothing, and where data is to be saved. */
export function workersOrNull(): ServiceWorkerContainer | null {
  if (!isSecureContext || prefersReducedData()) return null;
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
