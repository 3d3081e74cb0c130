import { expect, test, vi } from "vitest";
import { recentErrors } from "../platform/error-log";
import { Store } from "./store";

test("a listener gets the state at once, and one notification of successive changes", async () => {
  const store = new Store();
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ isBusy: true });
  store.set({ screen: "game" });
  expect(store.state).toMatchObject({ isBusy: true, screen: "game" });
  expect(listener).toHaveBeenCalledTimes(1);
  await null;
  expect(listener.mock.calls.map(([state]) => state.isBusy)).toEqual([false, true]);
});

test("a listener gets what it got before, also if another one has changed the state meanwhile", async () => {
  const store = new Store();
  const seen: unknown[] = [];
  store.set({ screen: "game" });
  await null;
  store.subscribe(({ travelMs }) => travelMs === 1 && store.set({ travelMs: 2 }));
  store.subscribe(({ screen, travelMs }, before) => seen.push([before.screen, before.travelMs, screen, travelMs]));
  store.set({ travelMs: 1 });
  await null;
  await null;
  expect(seen).toEqual([
    ["welcome", 0, "game", 0],
    ["game", 0, "game", 2],
    ["game", 2, "game", 2],
  ]);
});

test("a change by a listener notifies all listeners again", async () => {
  const store = new Store();
  const first = vi.fn();
  store.subscribe(first);
  store.subscribe(({ isBusy }) => isBusy && store.set({ isBusy: false }));
  store.set({ isBusy: true });
  await null;
  await null;
  expect(first.mock.calls.map(([state]) => state.isBusy)).toEqual([false, true, false]);
});

test("a failing listener does not keep others from being notified, and is reported", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const store = new Store();
  const listener = vi.fn();
  const error = new Error("broken");
  store.subscribe(({ isBusy }) => {
    if (isBusy) throw error;
  });
  store.subscribe(listener);
  store.set({ isBusy: true });
  await null;
  expect(listener).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  expect(recentErrors().at(-1)).toContain("broken");
});

test("a change of a slice notifies listeners and keeps its other fields", async () => {
  const store = new Store();
  const slice = store.slice({ month: "2026-11", date: "2026-11-01" });
  const listener = vi.fn();
  store.subscribe(listener);
  slice.set({ date: "2026-11-02" });
  expect(slice.value).toEqual({ month: "2026-11", date: "2026-11-02" });
  await null;
  expect(listener).toHaveBeenCalledTimes(2);
});

test("another view clears what belongs to the previous one", () => {
  const store = new Store();
  const belonging = { hint: {}, puzzle: {}, replay: {}, jokers: {}, selected: "d", answer: { kind: "table" } };
  store.set({ ...belonging, page: "about" } as never);
  store.show(null, { screen: "waiting" });
  const cleared = Object.fromEntries(Object.keys(belonging).map((name) => [name, null]));
  expect(store.state).toMatchObject({ ...cleared, view: null, screen: "waiting", page: "about" });
});

test("a change does not modify the previous state", () => {
  const store = new Store();
  const before = store.state;
  store.set({ screen: "game" });
  expect(before.screen).toBe("welcome");
});

test("notices can be dismissed one by one", () => {
  const store = new Store();
  for (const message of ["one", "two", "three"]) store.addNotice(message);
  const [first, second, third] = store.state.notices;
  store.removeNotice(second?.id ?? 0);
  expect(store.state.notices).toEqual([first, third]);
  store.addNotice("four");
  expect(new Set(store.state.notices.map(({ id }) => id)).size).toBe(3);
});

test("a notice replaces one with the same content", () => {
  const store = new Store();
  store.addNotice("one", { name: "seed" });
  store.addNotice("two");
  const [before] = store.state.notices;
  store.addNotice("one", { name: "seed" });
  expect(store.state.notices.map(({ message }) => message)).toEqual(["two", "one"]);
  expect(store.state.notices[1]?.id).not.toBe(before?.id);
});

test("notices with different values or offers are shown together", () => {
  const store = new Store();
  store.addNotice("one", { name: "seed" });
  store.addNotice("one", { name: "level" });
  store.addNotice("one", { name: "level" }, { label: "retry", intent: { type: "try-again" } });
  expect(store.state.notices).toHaveLength(3);
});
