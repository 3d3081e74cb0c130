import { expect, test, vi } from "vitest";
import { Store } from "./store";

test("whoever listens is told at once and with every change", () => {
  const store = new Store();
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ isBusy: true });
  expect(listener.mock.calls.map(([state]) => state.isBusy)).toEqual([false, true]);
  expect(store.state.isBusy).toBe(true);
});

test("a change leaves the state before it as it was", () => {
  const store = new Store();
  const before = store.state;
  store.set({ screen: "game" });
  expect(before.screen).toBe("welcome");
});

test("each notice can be dismissed by itself", () => {
  const store = new Store();
  for (const message of ["one", "two", "one"]) store.addNotice(message);
  const [first, second, third] = store.state.notices;
  store.removeNotice(second?.id ?? 0);
  expect(store.state.notices).toEqual([first, third]);
  store.addNotice("three");
  expect(new Set(store.state.notices.map(({ id }) => id)).size).toBe(3);
});

test("a problem of the address repeats no more than the beginning of a long value", () => {
  const store = new Store();
  store.addProblem({ name: "level", value: "x".repeat(99), allowed: ["casual", "master"], used: "casual" });
  expect(store.state.notices[0]).toMatchObject({
    message: "notice-problem",
    args: { name: "level", value: "x".repeat(24), allowed: "casual, master", used: "casual" },
  });
});
