import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { claimFrameSlot } from "./frame-slot";

const held = new Set<string>();

/** Locks that are held for as long as their frame is open. */
async function request(name: string, options: LockOptions, use: (lock: Lock | null) => unknown): Promise<void> {
  expect(options).toEqual({ ifAvailable: true });
  const isFree = !held.has(name);
  held.add(name);
  await use(isFree ? ({ name } as Lock) : null);
}

beforeEach(() => {
  held.clear();
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("navigator", { locks: { request } });
});

test("frames of one page with the same URL get different numbers, also after a reload", async () => {
  expect([await claimFrameSlot("/?a"), await claimFrameSlot("/?a"), await claimFrameSlot("/?b")]).toEqual([1, 2, 1]);
  held.clear();
  expect([await claimFrameSlot("/?a"), await claimFrameSlot("/?a")]).toEqual([1, 2]);
});

test("another tab has numbers of its own", async () => {
  await claimFrameSlot("/");
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  expect(await claimFrameSlot("/")).toBe(1);
});

test("any further frames than twenty share the last number", async () => {
  const slots = [];
  for (let frame = 0; frame < 22; frame += 1) slots.push(await claimFrameSlot("/"));
  expect(slots.slice(17)).toEqual([18, 19, 20, 20, 20]);
});

test("without locks or session storage, every frame gets the first", async () => {
  vi.stubGlobal("navigator", {});
  expect(await claimFrameSlot("/")).toBe(1);
  vi.stubGlobal("navigator", { locks: { request: async () => Promise.reject(new DOMException("denied")) } });
  expect(await claimFrameSlot("/")).toBe(1);
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("sessionStorage", Object.assign(new MemoryStorage(), { isFull: true }));
  expect([await claimFrameSlot("/"), await claimFrameSlot("/")]).toEqual([1, 1]);
});
