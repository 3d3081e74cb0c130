/** What the engine thinks about in slices of time, so that whatever else is wanted does not wait. */

import type { Thinking } from "./coach-protocol";
import type { Engine } from "./engine";
import type { ResultOf } from "./messages";
import type { Request } from "./protocol";

/** Asks until it is thought out; null as soon as it is no longer wanted. */
export async function thought<Asked extends Request>(
  engine: Engine,
  request: Asked,
  isWanted: () => boolean,
  onProgress: (progress: Extract<ResultOf<Asked>, Thinking>) => void = () => undefined,
): Promise<Exclude<ResultOf<Asked>, Thinking> | null> {
  while (isWanted()) {
    const answer = await engine.request(request);
    if (!isThinking(answer)) return isWanted() ? (answer as Exclude<ResultOf<Asked>, Thinking>) : null;
    onProgress(answer as Extract<ResultOf<Asked>, Thinking>);
  }
  return null;
}

function isThinking(answer: object): answer is Thinking {
  return "thinking" in answer;
}
