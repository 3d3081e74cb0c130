import * as Comlink from "comlink";
import { trustedScriptUrl } from "../platform/trusted-types";
import { StartFailure } from "./engine";
import type { EngineService } from "./worker/service";
import workerUrl from "./worker/worker.ts?worker&url";

/** The realm in which Python runs. */
export interface Host {
  service: Pick<Comlink.Remote<EngineService>, keyof EngineService>;
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
  return { service: Comlink.wrap<EngineService>(worker), lost: lost.signal, end: () => worker.terminate() };
}

/**
 * Return the answer; reject if the host is lost first. Remove the listener, because a host answers thousands of
 * requests.
 */
export async function rejectIfLost<Value>({ lost }: Host, answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(lost.reason);
  if (lost.aborted) onAbort();
  lost.addEventListener("abort", onAbort);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    lost.removeEventListener("abort", onAbort);
  }
}

/** Run Python in the page, where workers are not allowed. Starting blocks the page for seconds. */
export async function openInPage(): Promise<Host> {
  const { service } = await import("./worker/service");
  const handle = async (text: string) => {
    await new Promise((resolve) => setTimeout(resolve));
    return service.handle(text);
  };
  return {
    service: { ...service, handle } as Host["service"],
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
