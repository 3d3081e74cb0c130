/** Types that all requests and answers share. Both are sent as JSON. */

import type { Answers, EngineError, Request } from "./protocol";

export type Answer<Result> = { result: Result } | { error: EngineError };

/** The result of a successful request. */
export type ResultOf<R extends Request> = Answers[R["method"]];
