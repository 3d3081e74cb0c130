import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { emptyView } from "../../game/view-queries";
import { isAtRest, OfflineController } from "./offline-controller";

const ACTIVE = { state: "activated" };
const over = { ...emptyView, phase: "over" as const };

/** The browser's service workers. `fetched` and `replaced` are what happens when there is a newer version. */
class FakeContainer extends EventTarget {
  controller: object | null = ACTIVE;
  readonly ready = new Promise(() => undefined);
  readonly waiting = { postMessage: vi.fn() };
  readonly unregister = vi.fn();
  #registration = Object.assign(new EventTarget(), {
    installing: null as object | null,
    waiting: null as object | null,
    active: ACTIVE,
  });
  readonly register = vi.fn(async () => this.#registration);
  readonly getRegistrations = async () => [{ scope: "https://games.example/", unregister: this.unregister }];

  fetched(): void {
    const installing = Object.assign(new EventTarget(), { state: "installing" });
    this.#registration.installing = installing;
    this.#registration.dispatchEvent(new Event("updatefound"));
    Object.assign(this.#registration, { installing: null, waiting: this.waiting });
    installing.state = "installed";
    installing.dispatchEvent(new Event("statechange"));
  }

  replaced(): void {
    this.controller = {};
    this.dispatchEvent(new Event("controllerchange"));
  }

  /** Another tab has activated the newer version. */
  activatedElsewhere(): void {
    this.#registration.waiting = null;
  }
}

const persist = vi.fn(async () => true);
const reload = vi.fn();
let browser: FakeContainer;
let store: Store;
let offline: OfflineController;
let listeners: Map<string, (event: object) => void>;
let isInstalled: boolean;
let hasOpenDialog: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  browser = new FakeContainer();
  listeners = new Map();
  isInstalled = hasOpenDialog = false;
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", { storage: { persist }, serviceWorker: browser, onLine: true });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isInstalled && query === "(display-mode: standalone)" }));
  const querySelector = (selector: string) => (hasOpenDialog && selector === "dialog[open]" ? {} : null);
  const page = { baseURI: "https://games.example/", querySelector };
  vi.stubGlobal("document", Object.assign(new EventTarget(), page));
  vi.stubGlobal("caches", { keys: async () => [] });
});

function load(hasFiles = true): void {
  store = new Store();
  offline = new OfflineController(store, hasFiles, null);
}

/** Wait until the player has been inactive for long enough. */
function pass(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(100_000);
}

async function open(change: Partial<State> = {}): Promise<void> {
  load();
  store.set({ engine: "ready", ...change });
  await pass();
}

function notices() {
  return store.state.notices.map(({ message, offer }) => [message, offer?.label, offer?.intent.type]);
}

test("the files are stored once, when the engine is ready and the player inactive", async () => {
  load();
  await pass();
  expect(browser.register).not.toHaveBeenCalled();
  store.set({ engine: "ready" });
  await Promise.resolve();
  expect(browser.register).not.toHaveBeenCalled();
  await pass();
  store.set({ engine: "ready" });
  await pass();
  expect(browser.register).toHaveBeenCalledOnce();
});

test("a page that waits for its game stores no files before it is shown", async () => {
  await open({ screen: "waiting" });
  expect(browser.register).not.toHaveBeenCalled();
  store.set({ screen: "game" });
  await pass();
  expect(browser.register).toHaveBeenCalledOnce();
});

test("a build without files stores none", async () => {
  load(false);
  store.set({ engine: "ready" });
  await pass();
  expect(browser.register).not.toHaveBeenCalled();
});

test("a page whose data was just erased removes the files instead of storing them", async () => {
  vi.stubGlobal("history", { state: { isErased: true } });
  await open();
  expect(browser.register).not.toHaveBeenCalled();
  expect(browser.unregister).toHaveBeenCalledOnce();
});

test("the page knows that it cannot be stored where the browser forbids workers", () => {
  vi.stubGlobal("isSecureContext", false);
  load();
  expect(store.state.offline).toEqual({ state: "unavailable" });
});

test("a new version is activated at once where that disturbs no game", async () => {
  await open();
  browser.fetched();
  expect([browser.waiting.postMessage.mock.calls, notices()]).toEqual([[["activate"]], []]);
  expect(reload).not.toHaveBeenCalled();
  browser.replaced();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["a game in play", { screen: "game", view: emptyView }, false],
  ["an open dialog", {}, true],
] as const)("during %s a new version is offered once, in a notice", async (_, change, isOpen) => {
  hasOpenDialog = isOpen;
  await open(change);
  store.addNotice("another");
  browser.fetched();
  const [, shown] = store.state.notices;
  browser.fetched();
  expect(store.state.notices.slice(1)).toEqual([shown]);
  expect(notices().slice(1)).toEqual([["notice-update", "use-update", "apply-update"]]);
  expect([browser.waiting.postMessage, reload].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test("a version that another tab has activated waits for the end of the game in play", async () => {
  await open({ screen: "game", view: emptyView });
  browser.replaced();
  expect(reload).not.toHaveBeenCalled();
  store.set({ view: over });
  browser.replaced();
  expect(reload).toHaveBeenCalledOnce();
});

test("a player who agrees gets the new version, also during a game", async () => {
  await open({ screen: "game", view: emptyView });
  browser.fetched();
  offline.handlers["apply-update"]({ type: "apply-update" });
  expect([browser.waiting.postMessage.mock.calls, reload.mock.calls]).toEqual([[["activate"]], []]);
  browser.replaced();
  expect(reload).toHaveBeenCalledOnce();
});

test("a version that another tab has activated comes with a reload once agreed to", async () => {
  await open({ screen: "game", view: emptyView });
  browser.fetched();
  browser.activatedElsewhere();
  offline.handlers["apply-update"]({ type: "apply-update" });
  expect(reload).toHaveBeenCalledOnce();
});

test("a player who erases all data gets a page that has just been opened", async () => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { state: null, replaceState });
  await open();
  await offline.handlers["erase-data"]({ type: "erase-data" });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ isErased: true }, "", "./");
  expect(reload).toHaveBeenCalledOnce();
});

test("the browser is asked to keep the data once a game has ended, and only once", async () => {
  await open({ screen: "game", view: emptyView });
  expect(persist).not.toHaveBeenCalled();
  for (const view of [over, { ...over }]) {
    store.set({ view });
    await pass();
  }
  expect(persist).toHaveBeenCalledOnce();
});

test("the browser is asked to keep the data of an app that is installed", () => {
  isInstalled = true;
  load();
  expect(persist).toHaveBeenCalledOnce();
});

test("the browser is asked to keep the data when the app is being installed", () => {
  load();
  expect(persist).not.toHaveBeenCalled();
  listeners.get("appinstalled")?.({});
  expect(persist).toHaveBeenCalledOnce();
  expect(store.state.install).toBeNull();
});

test("the browser asks once whether to install the page; otherwise the page says where to do it", () => {
  load();
  expect(store.state.install).toBe("by hand");
  const event = { preventDefault: vi.fn(), prompt: vi.fn() };
  listeners.get("beforeinstallprompt")?.(event);
  expect([store.state.install, event.preventDefault.mock.calls.length]).toEqual(["offered", 1]);
  for (const _ of [1, 2]) void offline.handlers.install({ type: "install" });
  expect(event.prompt).toHaveBeenCalledOnce();
  expect([store.state.install, notices()]).toEqual(["by hand", [["install-how", undefined, undefined]]]);
});

test("an app that is installed is not offered", () => {
  isInstalled = true;
  load();
  expect(store.state.install).toBeNull();
});

const resting = { screen: "welcome", page: "table", view: null, replay: null, puzzle: null, hint: null };
const afterGame = { screen: "game", view: { phase: "over" } };

function rests(change: object, hasOpenDialog = false): boolean {
  return isAtRest({ ...resting, ...change } as unknown as State, hasOpenDialog);
}

test("the page is at rest on the start screen and after a game", () => {
  expect(rests({})).toBe(true);
  expect(rests(afterGame)).toBe(true);
  expect(rests({ screen: "game", view: { phase: "draw" } })).toBe(false);
  expect(rests({ screen: "waiting" })).toBe(false);
});

describe.each([{}, afterGame])("the page is not at rest with %j", (state) => {
  test.each([
    ...["review", "games", "statistics", "daily", "mistakes", "fairness", "about"].map((page) => ({ page })),
    { replay: { ply: 3 } },
    { puzzle: { chosen: null } },
    { hint: { depth: 1 } },
  ])("and %j", (change) => {
    expect(rests({ ...state, ...change })).toBe(false);
  });

  test("or with an open dialog", () => {
    expect(rests(state, true)).toBe(false);
  });
});
