/** The form of requests and answers, whatever they are about: types only. They are JSON texts. */

import type { Answers, EngineError, Request } from "./protocol";

export type Answer<Result> = { result: Result } | { error: EngineError };

/** What a request is answered with when it is not refused. */
export type ResultOf<Asked extends Request> = Answers[Asked["method"]];
