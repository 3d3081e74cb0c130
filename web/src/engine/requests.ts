/** Sends requests to a host, and gives up on one that stays silent. */

import { type Answer, EngineFailure, type ResultOf, StartFailure, type Task } from "./engine";
import type { Host } from "./host";
import type { Request } from "./protocol";
import type { Call, Message } from "./worker/service";

/** The longest wait for an answer, or for a sign of life. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Send a request and return its result. Reject as `Engine.request` does. */
export async function sendRequest<R extends Request>(host: Host, request: R, task?: Task): Promise<ResultOf<R>> {
  try {
    const call: Call = { method: "request", parameters: [JSON.stringify(request)] };
    const answer: Answer<ResultOf<R>> = JSON.parse(await callHost(host, call, ANSWER_TIMEOUT_MS, task));
    if ("result" in answer) return answer.result;
    throw new EngineFailure(answer.error.type, answer.error.message);
  } catch (error) {
    throw error instanceof EngineFailure ? error : startFailure(error, "stopped");
  }
}

/** What may pass between page and host during a call. */
interface Between<Progress> {
  signal?: AbortSignal;
  onProgress?(progress: Progress): void;
  /** Sent as soon as it is read. */
  snapshot?: Promise<ArrayBuffer | undefined> | null;
}

/** Call the host and return its answer. Reject if it fails, is lost or, having been killed by the system, stays silent. */
export async function callHost<Value, Progress>(
  host: Host,
  call: Call,
  timeout: number,
  { signal, onProgress, snapshot }: Between<Progress> = {},
): Promise<Value> {
  const { port1: port, port2 } = new MessageChannel();
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const expire = () => reject(new StartFailure("stalled", "no progress"));
  const fail = () => reject(host.lost.reason);
  let timer = setTimeout(expire, timeout);
  port.onmessage = ({ data }: MessageEvent<Message>) => {
    clearTimeout(timer);
    timer = setTimeout(expire, timeout);
    if ("value" in data) resolve(data.value as Value);
    else if ("failure" in data) reject(new Error(data.failure));
    else if (data.progress && !signal?.aborted) onProgress?.(data.progress as Progress);
  };
  if (host.lost.aborted) fail();
  host.lost.addEventListener("abort", fail);
  signal?.addEventListener("abort", () => port.postMessage(null));
  void snapshot?.then((bytes) => port.postMessage(bytes, bytes ? [bytes] : []));
  try {
    host.call(call, port2);
    return await promise;
  } finally {
    host.lost.removeEventListener("abort", fail);
    clearTimeout(timer);
    port.onmessage = null; // Messages that are on their way may arrive at a closed port.
    port.close();
  }
}

/** Return the failure to report; `otherwise` is the reason for errors other than failed downloads. */
export function startFailure(error: unknown, otherwise: "worker" | "stopped"): StartFailure {
  const message = error instanceof Error ? error.message : String(error);
  // The messages of Chromium and Firefox, and then of Safari, for a module that cannot be loaded.
  const isDownload = /download failed|dynamically imported module|Importing a module script failed/.test(message);
  return new StartFailure(isDownload ? "download" : otherwise, message);
}
