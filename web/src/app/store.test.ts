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

test("a problem of the address repeats a value of 24 characters whole", () => {
  const store = new Store();
  store.addProblem({ name: "level", value: "x".repeat(24), allowed: ["casual"], used: "casual" });
  expect(store.state.notices[0]?.args.value).toBe("x".repeat(24));
});

test("a problem of the address repeats no more than the beginning of a long value", () => {
  const store = new Store();
  store.addProblem({ name: "level", value: "x".repeat(99), allowed: ["casual", "master"], used: "casual" });
  expect(store.state.notices[0]).toMatchObject({
    message: "notice-problem",
    args: { name: "level", value: `${"x".repeat(23)}…`, allowed: "casual, master", used: "casual" },
  });
});
