/** Engines for tests: one replays recorded answers, the other asks Python in the process of the test. */

import { type Answer, type Engine, EngineFailure, type ResultOf, StartFailure, type Task } from "../src/engine/engine";
import type { Request } from "../src/engine/protocol";

interface Exchange {
  about: string;
  pairs: { request: Request; answer: Answer<unknown> }[];
}

const READ_ONLY_METHODS: ReadonlySet<string> = new Set(["record", "commitment", "reveal"]);
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="960"><defs></defs></svg>';

/** The ratings of games that are in no recording. */
const NO_RATINGS: unknown = { ratings: [], games: 0, missing: 3 };

const exchanges = import.meta.glob<Exchange>("../../tests/data/bridge/*.json", { import: "default" });

/**
 * Replays a recording of requests and answers, each once, except for games that are opened or reviewed again. A request
 * that is not in it is an error, except for those sent in every game.
 */
export class FakeEngine implements Engine {
  #pairs: Exchange["pairs"] = [];
  #repeatable: Exchange["pairs"] = [];
  /** The latest answers to requests that don't change the game, which may be repeated. */
  readonly #last = new Map<string, unknown>();

  constructor(private readonly name: string) {}

  async start(): Promise<void> {
    const load = exchanges[`../../tests/data/bridge/${this.name}.json`];
    if (!load) throw new Error(`no recording named ${this.name}`);
    const { pairs } = await load();
    this.#pairs = [...pairs];
    this.#repeatable = pairs.filter(({ request }) => isRepeatable(request));
  }

  async saveSnapshot(): Promise<void> {
    document.documentElement.dataset.snapshot = "kept";
  }

  async request<R extends Request>(request: R): Promise<ResultOf<R>> {
    if (request.method === "warm_up") return {} as ResultOf<R>;
    const wanted = canonical(request);
    const index = this.#pairs.findIndex((pair) => canonical(pair.request) === wanted);
    const [pair] =
      index < 0
        ? this.#repeatable.filter((each) => canonical(each.request) === wanted).slice(-1)
        : this.#pairs.splice(index, 1);
    const again = this.#last.get(request.method);
    if (!pair && again) return again as ResultOf<R>;
    if (!pair && request.method === "rating") return NO_RATINGS as ResultOf<R>;
    if (!pair && request.method === "record") return { text: "-", json: null } as ResultOf<R>;
    if (!pair && request.method === "picture") return { svg: NO_PICTURE, position: null } as ResultOf<R>;
    if (!pair) throw new Error(`${this.name} has no answer to ${wanted}`);
    if ("error" in pair.answer) throw new EngineFailure(pair.answer.error.type, pair.answer.error.message);
    const result = pair.answer.result as ResultOf<R>;
    if (READ_ONLY_METHODS.has(request.method)) this.#last.set(request.method, result);
    return result;
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** How long a task waits that a test holds, until it is tried again. */
const HELD_MS = 50;

/**
 * What a test provides as a global function: Python outside the browser. An empty request starts it again, an empty
 * answer holds a task.
 */
type AskPython = (request: string) => Promise<string>;

/** Passes requests to Python outside the browser. */
export class OutsideEngine implements Engine {
  async start(): Promise<void> {
    await ask("", "download");
  }

  async saveSnapshot(): Promise<void> {}

  async request<R extends Request>(request: R, task?: Task): Promise<ResultOf<R>> {
    let text = await ask(JSON.stringify(request), "stopped");
    while (text === "" && task) {
      if (task.signal.aborted) return null as ResultOf<R>;
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
      text = await ask(JSON.stringify(request), "stopped");
    }
    const answer = JSON.parse(text) as Answer<ResultOf<R>>;
    if ("error" in answer) throw new EngineFailure(answer.error.type, answer.error.message);
    return answer.result;
  }
}

export function isPythonOutside(): boolean {
  return "askPython" in globalThis;
}

async function ask(request: string, failure: StartFailure["reason"]): Promise<string> {
  try {
    return await (globalThis as unknown as { askPython: AskPython }).askPython(request);
  } catch (error) {
    throw new StartFailure(failure, String(error));
  }
}

/** Return whether the answer depends on nothing but the request, so that it may be given again. */
function isRepeatable({ method, params }: { method: string; params?: object }): boolean {
  return method === "replay" || method === "review" || (method === "open" && "save" in (params ?? {}));
}
