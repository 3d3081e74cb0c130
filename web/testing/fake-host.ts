import { vi } from "vitest";
import type { Progress } from "../src/engine/engine";
import type { Host } from "../src/engine/host";
import type { Call, StartedFrom } from "../src/engine/worker/service";

export const RESULT = '{"result": {}}';

/** Starts an engine. `snapshot` is what the page sends on the port; null if it may not send one. */
export type Start = (
  snapshot: Promise<ArrayBuffer | undefined> | null,
  report: (progress: Progress) => void,
) => Promise<StartedFrom>;

/** A host whose start and answers are set by a test. */
export class FakeHost implements Host {
  readonly requests: string[] = [];
  /** Whether the cold part was to be loaded first; null before the start. */
  isColdFirst: boolean | null = null;
  /** The ports of the requests, in their order. */
  readonly ports: MessagePort[] = [];
  readonly end = vi.fn();
  readonly loss = new AbortController();
  readonly lost = this.loss.signal;
  readonly saveSnapshot = vi.fn(async (..._: Extract<Call, { method: "saveSnapshot" }>["parameters"]) => undefined);

  constructor(
    public start: Start = async () => "plain",
    public answer: (text: string) => Promise<string> = async () => RESULT,
  ) {}

  call(call: Call, port: MessagePort): void {
    this.#run(call, port).then(
      (value) => port.postMessage({ value }),
      (error) => port.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
    );
  }

  async #run(call: Call, port: MessagePort): Promise<unknown> {
    if (call.method === "saveSnapshot") return this.saveSnapshot(...call.parameters);
    if (call.method === "start") {
      const [, mayHaveSnapshot, isColdFirst] = call.parameters;
      this.isColdFirst = isColdFirst;
      return this.start(mayHaveSnapshot ? received(port) : null, (progress) => port.postMessage({ progress }));
    }
    const [text] = call.parameters;
    this.requests.push(JSON.parse(text).method);
    this.ports.push(port);
    return this.answer(text);
  }
}

/** Resolve to the next message that a port gets. */
export function received<Data>(port: MessagePort): Promise<Data> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => resolve(data);
  });
}

/** Resolve when what was sent before has arrived. */
export async function settled(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  await received(port1);
  port1.close();
}
