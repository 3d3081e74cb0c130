import { beforeEach, expect, test, vi } from "vitest";
import { EngineFailure, StartFailure } from "../engine/engine";
import { RequestOnce } from "./request-once";
import { Store } from "./store";

const reportError = vi.fn();
const request = vi.fn();
let store: Store;
let once: RequestOnce;

beforeEach(() => {
  reportError.mockReset();
  request.mockReset().mockResolvedValue(undefined);
  store = new Store();
  store.set({ engine: "ready" });
  once = new RequestOnce(store, { reportError });
});

test("a request is sent once for each key, and again after a retry", async () => {
  for (const key of ["a", "a", "b", "b", "a"]) await once.send(key, request);
  expect(request).toHaveBeenCalledTimes(3);
  once.retry();
  await once.send("a", request);
  expect(request).toHaveBeenCalledTimes(4);
  expect(reportError).not.toHaveBeenCalled();
});

test("a request waits for the engine", async () => {
  store.set({ engine: "loading" });
  await once.send("a", request);
  store.set({ engine: "ready" });
  expect(request).not.toHaveBeenCalled();
  await once.send("a", request);
  expect(request).toHaveBeenCalledOnce();
});

test("a refused request is reported and not sent again", async () => {
  const error = new EngineFailure("RequestError", "no");
  request.mockRejectedValue(error);
  for (let turn = 0; turn < 2; turn += 1) await once.send("a", request);
  expect(request).toHaveBeenCalledOnce();
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
});

test("a request that loses the engine is sent a second time, and then no longer", async () => {
  request.mockRejectedValue(new StartFailure("stopped", "gone"));
  for (let turn = 0; turn < 4; turn += 1) await once.send("a", request);
  expect(request).toHaveBeenCalledTimes(2);
  expect(reportError).toHaveBeenCalledTimes(2);
  expect(store.state.notices).toEqual([]);
});

test("a request that was replaced meanwhile is not sent again", async () => {
  const first = once.send("a", () =>
    once.send("b", request).then(() => Promise.reject(new StartFailure("stopped", ""))),
  );
  await first;
  await once.send("b", request);
  expect(request).toHaveBeenCalledOnce();
});

test("a part of the engine that does not load is said to be missing", async () => {
  request.mockRejectedValue(new StartFailure("download", "offline"));
  await once.send("a", request);
  expect(store.state.notices).toMatchObject([{ message: "notice-part-missing" }]);
  expect(reportError).not.toHaveBeenCalled();
});
