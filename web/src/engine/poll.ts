/** What the engine thinks about in slices of time, so that other requests need not wait. */

import type { Thinking } from "./coach-protocol";
import type { Engine } from "./engine";
import type { ResultOf } from "./messages";
import type { Request } from "./protocol";

type Finished<Asked extends Request> = Exclude<ResultOf<Asked>, Thinking>;

/** Ask until the engine has the result; return null when the signal aborts before that. */
export async function pollUntilDone<Asked extends Request>(
  engine: Engine,
  request: Asked,
  signal: AbortSignal,
  onProgress: (progress: Extract<ResultOf<Asked>, Thinking>) => void = () => undefined,
): Promise<Finished<Asked> | null> {
  while (!signal.aborted) {
    const answer = await engine.request(request);
    if (!isThinking(answer)) return answer as Finished<Asked>;
    if (!signal.aborted) onProgress(answer as Extract<ResultOf<Asked>, Thinking>);
  }
  return null;
}

function isThinking(answer: object): answer is Thinking {
  return "thinking" in answer;
}
