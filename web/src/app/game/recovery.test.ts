import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { EngineFailure, StartFailure } from "../../engine/engine";
import {
  clearCrashes,
  errorMessage,
  failureReason,
  hasCrashedTwice,
  isCrash,
  RestartPolicy,
  recordCrash,
} from "./recovery";

const KEY = "coloretto:v1:stops";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  storage.setItem(KEY, "[]");
  vi.useFakeTimers();
  vi.setSystemTime(0);
});

test("a text is not opened again after its second crash", () => {
  expect([recordCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([false, false]);
  expect([recordCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([true, true]);
});

test("crashes are counted for each text", () => {
  recordCrash("one");
  expect(recordCrash("two")).toBe(false);
  expect(recordCrash("one")).toBe(true);
  expect(hasCrashedTwice("two")).toBe(false);
});

test("opening a text clears its crashes", () => {
  recordCrash("one");
  recordCrash("two");
  clearCrashes("one");
  expect([recordCrash("one"), recordCrash("two")]).toEqual([false, true]);
});

test("without crashes nothing is stored", () => {
  clearCrashes("one");
  expect(storage.entries()).toEqual({});
});

test("only the latest sixteen crashes are stored", () => {
  recordCrash("first");
  recordCrash("second");
  for (let index = 0; index < 14; index++) recordCrash(`text ${index}`);
  expect([recordCrash("second"), recordCrash("first")]).toEqual([true, false]);
});

test.each(["", "{", "null", "{}", "5", '[1, ["deadly"], ["deadly", "2"]]'])(
  "%j in the storage is not a crash",
  (text) => {
    storage.setItem(KEY, text);
    expect(hasCrashedTwice("deadly")).toBe(false);
    expect(recordCrash("deadly")).toBe(false);
  },
);

test("every error except a failed download is a crash", () => {
  expect(isCrash(new StartFailure("download", ""))).toBe(false);
  expect(isCrash(new StartFailure("stopped", ""))).toBe(true);
  expect(isCrash(new EngineFailure("internal", ""))).toBe(true);
  expect(isCrash(new Error("anything"))).toBe(true);
});

test("a failed start reports its reason, any other error that the engine stopped", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(failureReason(new StartFailure("download", ""))).toBe("download");
  expect(failureReason(new StartFailure("worker", ""))).toBe("worker");
  expect(failureReason(new TypeError())).toBe("stopped");
});

test("a download that fails without a network is reported as offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(failureReason(new StartFailure("download", ""))).toBe("offline");
  expect(failureReason(new StartFailure("stalled", ""))).toBe("stalled");
});

test("a refused request has a message of its own or the general one", () => {
  expect(errorMessage(new EngineFailure("no-such-error", ""))).toBe("error-other");
});

const STOPPED = new StartFailure("stopped", "");

test("an engine that stops or stalls is restarted", () => {
  expect(new RestartPolicy().allows(STOPPED)).toBe(true);
  expect(new RestartPolicy().allows(new StartFailure("stalled", ""))).toBe(true);
});

test.each([new StartFailure("download", ""), new StartFailure("worker", ""), new EngineFailure("x", ""), new Error()])(
  "an engine is not restarted after %o",
  (error) => {
    expect(new RestartPolicy().allows(error)).toBe(false);
  },
);

test("an engine that is lost again within a minute is not restarted", () => {
  const restarts = new RestartPolicy();
  restarts.allows(STOPPED);
  vi.advanceTimersByTime(60_000);
  expect(restarts.allows(STOPPED)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(restarts.allows(STOPPED)).toBe(true);
});
