import { afterAll, afterEach, beforeEach, vi } from "vitest";

/** Modules that read the clock when they are imported find it at 0, as on a page that has just opened. */
vi.useFakeTimers({ toFake: ["performance"] });
beforeEach(() => void vi.useRealTimers());

/** Node 20 lacks this function. */
Promise.withResolvers ??= <Value>() => {
  let resolve!: PromiseWithResolvers<Value>["resolve"];
  let reject!: PromiseWithResolvers<Value>["reject"];
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** Suppresses Lit's warning about its development build. */
Object.assign(globalThis, { litIssuedWarnings: new Set(["dev-mode"]) });

/** Some modules ask the browser about itself when they are imported; Node 20 has none to ask. */
globalThis.navigator ??= {} as Navigator;

/** Some modules add listeners to the window when they are imported. */
globalThis.addEventListener ??= () => undefined;

/** Fake timers would stop the tests of the files that the same thread runs next. */
afterEach(() => void vi.useRealTimers());

/** Test files share the global scope. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
