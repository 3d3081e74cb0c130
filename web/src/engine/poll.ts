/** Requests on which the engine thinks in slices of time, so that other requests don't wait for them. */

import type { StillThinking } from "./coach-protocol";
import type { Engine } from "./engine";
import type { ResultOf } from "./messages";
import type { Request } from "./protocol";

type Finished<R extends Request> = Exclude<ResultOf<R>, StillThinking>;

/** Repeat a request until the engine has the result; return null if the signal aborts first. */
export async function pollUntilDone<R extends Request>(
  engine: Engine,
  request: R,
  signal: AbortSignal,
  onProgress: (progress: Extract<ResultOf<R>, StillThinking>) => void = () => undefined,
): Promise<Finished<R> | null> {
  while (!signal.aborted) {
    const answer = await engine.request(request);
    if (!isThinking(answer)) return answer as Finished<R>;
    if (!signal.aborted) onProgress(answer as Extract<ResultOf<R>, StillThinking>);
  }
  return null;
}

function isThinking(answer: object): answer is StillThinking {
  return "thinking" in answer;
}
