import * as Comlink from "comlink";
import { scriptAddress } from "../trusted";
import { StartFailure } from "./engine";
import type { EngineService } from "./service";
import workerAddress from "./worker.ts?worker&url";

/** Where Python runs. */
export interface Host {
  service: Pick<Comlink.Remote<EngineService>, keyof EngineService>;
  /** Rejects when the host is gone; never resolves. */
  lost: Promise<never>;
  end(): void;
}

/**
 * Opens a worker, in the way that works where the page is. In a sandboxed frame the page's origin is opaque: no script
 * has the same, so a worker's has to be data, which may import any that its server lets everybody have.
 */
export function openWorker(): Host {
  const address = isOpaque() ? dataAddress(`import ${JSON.stringify(workerAddress)};`) : workerAddress;
  const worker = new Worker(scriptAddress(address), { type: "module" });
  const lost = new Promise<never>((_, reject) => {
    // Without a message it is the worker's own script that could not be had.
    worker.addEventListener("error", ({ message }) =>
      reject(new StartFailure(message ? "worker" : "download", message)),
    );
  });
  lost.catch(() => undefined);
  return { service: Comlink.wrap<EngineService>(worker), lost, end: () => worker.terminate() };
}

/** Where no worker is to be had: between the page's own tasks. Starting holds the page up for seconds. */
export async function openHere(): Promise<Host> {
  const { service } = await import("./service");
  const handle = async (text: string) => {
    await new Promise((resolve) => setTimeout(resolve));
    return service.handle(text);
  };
  return {
    service: { ...service, handle } as Host["service"],
    lost: new Promise(() => undefined),
    end: () => undefined,
  };
}

export function isOpaque(): boolean {
  return self.origin === "null";
}

function dataAddress(script: string): string {
  return `data:text/javascript,${encodeURIComponent(script)}`;
}
