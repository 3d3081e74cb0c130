import { beforeEach, expect, test, vi } from "vitest";
import { Cage, CageSupply, PythonMissing } from "./cage";
import { BOT_ENTRY } from "./messages";

const FILE = { path: "file", integrity: "" };
const CONFIG = { runtime: "runtime/", wasm: "", cold: "", library: FILE, archive: FILE, lock: "{}" };

let frames: { remove: () => void; contentWindow: { postMessage: (...message: unknown[]) => void } }[];

/** A page whose frames load at once. */
beforeEach(() => {
  frames = [];
  const createElement = () => {
    const frame = {
      sandbox: { add: () => undefined },
      addEventListener: (_type: string, listen: () => void) => queueMicrotask(listen),
      contentWindow: { postMessage: vi.fn() },
      remove: vi.fn(),
    };
    frames.push(frame);
    return frame;
  };
  vi.stubGlobal("document", { createElement, body: { append: () => undefined } });
  vi.stubGlobal("fetch", async () => new Response("file"));
  vi.stubEnv("VITE_WORKSHOP", JSON.stringify(CONFIG));
});

test("a cage that is closed while it opens runs nothing and leaves no frame behind", async () => {
  const cage = new Cage(BOT_ENTRY);
  const answer = cage.request({}, 1000);
  cage.close();
  await expect(answer).rejects.toMatchObject({ reason: "lost" });
  const [frame] = frames;
  expect(frame?.remove).toHaveBeenCalled();
  expect(frame?.contentWindow.postMessage).not.toHaveBeenCalled();
});

test("a cage that has failed is not taken", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const cages = new CageSupply();
  cages.prepare();
  await expect(new Cage(BOT_ENTRY).request({}, 1000)).rejects.toBeInstanceOf(PythonMissing);
  const cage = cages.take();
  expect(cage.isOpen).toBe(true);
  cage.close();
});
