import { afterAll, vi } from "vitest";

/** What browsers have and Node 20 lacks. */
Promise.withResolvers ??= <Value>() => {
  let resolve!: PromiseWithResolvers<Value>["resolve"];
  let reject!: PromiseWithResolvers<Value>["reject"];
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** Lit says once that it is not the build for production. */
Object.assign(globalThis, { litIssuedWarnings: new Set(["dev-mode"]) });

/** Modules that listen to the window do so as soon as they are imported. */
globalThis.addEventListener ??= () => undefined;

/** The next file's modules are loaded in the same place. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
