import * as Comlink from "comlink";
import { trustedScriptUrl } from "../platform/trusted-types";
import { StartFailure } from "./engine";
import type { EngineService } from "./worker/service";
import workerUrl from "./worker/worker.ts?worker&url";

/** Where Python runs. */
export interface Host {
  service: Pick<Comlink.Remote<EngineService>, keyof EngineService>;
  /** Aborts, with a StartFailure for its reason, when the host is gone. */
  lost: AbortSignal;
  end(): void;
}

/**
 * Opens a worker, in the way that works where the page is. In a sandboxed frame the page's origin is opaque: no script
 * has the same, so a worker's has to be data, which may import any that its server lets everybody have.
 */
export function openWorker(): Host {
  const url = hasOpaqueOrigin() ? dataUrl(`import ${JSON.stringify(workerUrl)};`) : workerUrl;
  const worker = new Worker(trustedScriptUrl(url), { type: "module" });
  const lost = new AbortController();
  // Without a message it is the worker's own script that could not be had.
  worker.addEventListener("error", ({ message }) =>
    lost.abort(new StartFailure(message ? "worker" : "download", message)),
  );
  return { service: Comlink.wrap<EngineService>(worker), lost: lost.signal, end: () => worker.terminate() };
}

/** The answer, unless the host is lost before. Of a host that lives for thousands of answers nothing is left after each. */
export async function rejectIfLost<Value>({ lost }: Host, answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const tell = () => reject(lost.reason);
  if (lost.aborted) tell();
  lost.addEventListener("abort", tell);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    lost.removeEventListener("abort", tell);
  }
}

/** Where no worker is to be had: between the page's own tasks. Starting holds the page up for seconds. */
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
