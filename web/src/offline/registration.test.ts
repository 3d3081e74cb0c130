import { beforeEach, expect, test, vi } from "vitest";
import { Registration } from "./registration";

class FakeWorker extends EventTarget {
  state = "installing";

  fail(): void {
    this.state = "redundant";
    this.dispatchEvent(new Event("statechange"));
  }
}

/** Counts the installations, each of which fails when the test says so. */
class FakeContainer extends EventTarget {
  readonly ready = new Promise(() => undefined);
  readonly installations: FakeWorker[] = [];

  async register(): Promise<object> {
    const installing = new FakeWorker();
    this.installations.push(installing);
    const registration = Object.assign(new EventTarget(), { installing, active: null, waiting: null });
    installing.addEventListener("statechange", () => Object.assign(registration, { installing: null }));
    return registration;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", Object.assign(new EventTarget(), { baseURI: "https://example.org/" }));
  vi.stubGlobal("addEventListener", vi.fn());
});

function events() {
  return { changed: vi.fn(), waiting: vi.fn(), replaced: vi.fn() };
}

test("without service workers offline play is reported as unavailable at once", () => {
  const { changed, ...others } = events();
  new Registration(null, { changed, ...others });
  expect(changed).toHaveBeenCalledExactlyOnceWith({ state: "unavailable" });
});

test.each([
  [true, 4],
  [false, 1],
])("a failed installation is tried thrice more if the browser is online: %s", async (onLine, tries) => {
  const fake = new FakeContainer();
  vi.stubGlobal("navigator", { onLine, serviceWorker: fake });
  const { changed, ...others } = events();
  await new Registration(null, { changed, ...others }).open();
  for (let hour = 0; hour < 6; hour += 1) {
    fake.installations.at(-1)?.fail();
    await vi.advanceTimersByTimeAsync(3_600_000);
  }
  expect(fake.installations).toHaveLength(tries);
  expect(changed).toHaveBeenLastCalledWith({ state: "interrupted" });
});
