import { expect, test, vi } from "vitest";
import { Store } from "./store";

test("a listener hears of the state at once, and of changes in a row once", async () => {
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

test("what a listener changes is heard by all listeners, once more", async () => {
  const store = new Store();
  const first = vi.fn();
  store.subscribe(first);
  store.subscribe(({ isBusy }) => isBusy && store.set({ isBusy: false }));
  store.set({ isBusy: true });
  await null;
  await null;
  expect(first.mock.calls.map(([state]) => state.isBusy)).toEqual([false, true, false]);
});

test("a listener that fails keeps the change from nobody", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const store = new Store();
  const listener = vi.fn();
  store.subscribe(({ isBusy }) => {
    if (isBusy) throw new Error("broken");
  });
  store.subscribe(listener);
  store.set({ isBusy: true });
  await null;
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a change of a slice is heard, and keeps the rest of the slice", async () => {
  const store = new Store();
  const slice = store.slice({ month: "2026-11", date: "2026-11-01" });
  const listener = vi.fn();
  store.subscribe(listener);
  slice.set({ date: "2026-11-02" });
  expect(slice.value).toEqual({ month: "2026-11", date: "2026-11-02" });
  await null;
  expect(listener).toHaveBeenCalledTimes(2);
});

test("another view ends what was about the one before it", () => {
  const store = new Store();
  store.set({ hint: {}, question: {}, replay: {}, jokers: {}, answer: { kind: "table" } } as never);
  store.show(null, { screen: "welcome" });
  expect(store.state).toMatchObject({ hint: null, question: null, replay: null, jokers: null, answer: null });
});

test("a change leaves the state before it as it was", () => {
  const store = new Store();
  const before = store.state;
  store.set({ screen: "game" });
  expect(before.screen).toBe("welcome");
});

test("each notice can be dismissed by itself", () => {
  const store = new Store();
  for (const message of ["one", "two", "three"]) store.addNotice(message);
  const [first, second, third] = store.state.notices;
  store.removeNotice(second?.id ?? 0);
  expect(store.state.notices).toEqual([first, third]);
  store.addNotice("four");
  expect(new Set(store.state.notices.map(({ id }) => id)).size).toBe(3);
});

test("a notice that says the same takes the place of the open one", () => {
  const store = new Store();
  store.addNotice("one", { name: "seed" });
  store.addNotice("two");
  const [before] = store.state.notices;
  store.addNotice("one", { name: "seed" });
  expect(store.state.notices.map(({ message }) => message)).toEqual(["two", "one"]);
  expect(store.state.notices[1]?.id).not.toBe(before?.id);
});

test("notices with other values or another offer are shown beside each other", () => {
  const store = new Store();
  store.addNotice("one", { name: "seed" });
  store.addNotice("one", { name: "level" });
  store.addNotice("one", { name: "level" }, { label: "retry", intent: { type: "try-again" } });
  expect(store.state.notices).toHaveLength(3);
});

test("a problem of the URL repeats a value of 24 characters whole", () => {
  const store = new Store();
  store.addProblem({ name: "level", value: "x".repeat(24), allowed: ["casual"], used: "casual" });
  expect(store.state.notices[0]?.args.value).toBe("x".repeat(24));
});

test("a problem of the URL repeats no more than the beginning of a long value", () => {
  const store = new Store();
  store.addProblem({ name: "level", value: "x".repeat(99), allowed: ["casual", "master"], used: "casual" });
  expect(store.state.notices[0]).toMatchObject({
    message: "notice-problem",
    args: { name: "level", value: `${"x".repeat(23)}…`, allowed: "casual, master", used: "casual" },
  });
});
