import { trustedScriptUrl } from "../platform/trusted-types";
import { StartFailure } from "./engine";
import type { Call } from "./worker/service";
import workerUrl from "./worker/worker.ts?worker&url";

/** The realm in which Python runs. */
export interface Host {
  /** Call a method of the service, which answers on the other end of the port. */
  call(call: Call, port: MessagePort): void;
  /** Aborts when the host is gone; the reason is a `StartFailure`. */
  lost: AbortSignal;
  end(): void;
}

/**
 * Open a worker. A sandboxed frame has an opaque origin, which no script URL shares, so there the worker's script is a
 * data URL that imports the actual one; the server allows this by CORS.
 */
export function openWorker(): Host {
  const url = hasOpaqueOrigin() ? dataUrl(`import ${JSON.stringify(workerUrl)};`) : workerUrl;
  const worker = new Worker(trustedScriptUrl(url), { type: "module" });
  const lost = new AbortController();
  // An event without a message means that the worker's script could not be loaded.
  worker.addEventListener("error", ({ message }) =>
    lost.abort(new StartFailure(message ? "worker" : "download", message)),
  );
  return { call: (call, port) => worker.postMessage(call, [port]), lost: lost.signal, end: () => worker.terminate() };
}

/** Run Python in the page, where workers are not allowed. Starting blocks the page for seconds. */
export async function openInPage(): Promise<Host> {
  const { serve } = await import("./worker/service");
  return {
    call: (call, port) => setTimeout(() => serve(call, port)),
    lost: new AbortController().signal,
    end: () => undefined,
  };
}

export function hasOpaqueOrigin(): boolean {
  return self.origin === "null";
}

function dataUrl(script: string): string {
  return `data:text/javascript,${encodeURIComponent(script)}`;
}
