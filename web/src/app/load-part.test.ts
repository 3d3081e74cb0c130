import { beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "./load-part";
import { Store } from "./store";

const failing = () => Promise.reject(new Error("offline"));

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

test("a part that has loaded is returned, and nothing is said", async () => {
  const store = new Store();
  expect(await loadPart(() => Promise.resolve("part"), store)).toBe("part");
  expect(store.state.notices).toEqual([]);
});

test("a part that is missing is reported", async () => {
  const store = new Store();
  expect(await loadPart(failing, store)).toBeNull();
  expect(store.state.notices).toMatchObject([{ message: "notice-part-missing", offer: null }]);
  expect(vi.mocked(console.info)).toHaveBeenCalledOnce();
});

test("a part that only adds something may be missing", async () => {
  expect(await loadPart(failing, null)).toBeNull();
});
