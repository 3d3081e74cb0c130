import { trustedScriptUrl } from "../platform/trusted-types";
import type { FilesFetched, Offline, WorkerCommand } from "./messages";
import { workersOrNull } from "./workers";

const HOUR_MS = 3_600_000;
/** The pauses before an installation that failed although the browser is online is tried again. */
const RETRY_AFTER_MS = [5_000, 30_000, 120_000];

/** Events of the files cached for offline play. */
interface RegistrationEvents {
  changed(offline: Offline): void;
  /** All files of a newer version are cached; it waits for `activate`. */
  waiting(): void;
  /** Another version has replaced that of this page. */
  replaced(): void;
}

/** Registers the service worker, which caches all files of its version, and follows its updates. */
export class Registration {
  readonly #workers = workersOrNull();
  #registration: ServiceWorkerRegistration | null = null;
  #followed: ServiceWorker | null = null;
  #isActivating = false;
  #checkedAt = Date.now();
  #retries = 0;

  /** @param own the worker that served this page; null if none did */
  constructor(
    private readonly own: ServiceWorker | null,
    private readonly events: RegistrationEvents,
  ) {
    if (!this.#workers) events.changed({ state: "unavailable" });
  }

  /** Register the worker, which fetches and caches all files, if the browser allows it. */
  async open(): Promise<void> {
    if (!this.#workers) return;
    this.#workers.addEventListener("message", (event) => this.#reportProgress(event.data));
    this.#followController(this.#workers);
    addEventListener("online", () => void this.#resumeInstall());
    document.addEventListener("visibilitychange", () => void this.#checkForUpdate());
    // Events of the installation may be missed or come late.
    void this.#workers.ready.then(() => this.events.changed({ state: "ready" }));
    await this.#register(this.#workers);
  }

  /** Activate the waiting version; return false if none is waiting, because another tab has activated it. */
  activate(): boolean {
    const waiting = this.#registration?.waiting;
    if (waiting) send(waiting, "activate");
    this.#isActivating = Boolean(waiting);
    return this.#isActivating;
  }

  async #register(workers: ServiceWorkerContainer): Promise<void> {
    const registration = await registerWorker(workers);
    this.#registration = registration;
    if (!registration) return this.events.changed({ state: "unavailable" });
    const { active, waiting } = registration;
    registration.addEventListener("updatefound", () => this.#follow(registration));
    this.#follow(registration);
    if (active && waiting) this.events.waiting();
    if (active && active === this.own) send(active, "tidy");
  }

  #followController(workers: ServiceWorkerContainer): void {
    let before = workers.controller;
    workers.addEventListener("controllerchange", () => {
      // The very first worker replaces no other version.
      if (before || this.#isActivating) this.events.replaced();
      before = workers.controller;
    });
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const worker = registration.installing;
    if (!worker || worker === this.#followed) return;
    this.#followed = worker;
    worker.addEventListener("statechange", () => {
      const { active } = registration;
      if (worker.state === "installed" && active) this.events.waiting();
      if (worker.state === "redundant" && !active) this.#retryLater();
    });
  }

  #reportProgress({ done, total }: FilesFetched): void {
    const { active, installing } = this.#registration ?? {};
    // The last message may arrive after the failure of the installation.
    if (installing && !active) this.events.changed({ state: "fetching", done, total });
  }

  /** Report an interrupted installation. One that failed without a network resumes when that returns. */
  #retryLater(): void {
    this.events.changed({ state: "interrupted" });
    const pause = RETRY_AFTER_MS[this.#retries];
    if (!navigator.onLine || pause === undefined) return;
    this.#retries += 1;
    setTimeout(() => void this.#resumeInstall(), pause);
  }

  /** Resume an interrupted installation, which fetches the missing files only. */
  async #resumeInstall(): Promise<void> {
    const { active, waiting, installing } = this.#registration ?? {};
    if (this.#workers && !active && !waiting && !installing) await this.#register(this.#workers);
  }

  async #checkForUpdate(): Promise<void> {
    if (document.visibilityState === "hidden" || Date.now() - this.#checkedAt < HOUR_MS) return;
    this.#checkedAt = Date.now();
    await this.#registration?.update().catch(() => undefined); // There may be no network.
  }
}

/** Register the service worker; return null if that fails: in a frame without storage, or without a network. */
function registerWorker(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  const script = trustedScriptUrl(new URL("sw.js", document.baseURI));
  return workers.register(script, { scope: new URL("./", document.baseURI).pathname }).catch(() => null);
}

/** Let the service worker cache the files of the workshop, from the first visit to it on. */
export async function keepWorkshop(): Promise<void> {
  const workers = workersOrNull();
  if (!workers || !(await registerWorker(workers))) return;
  const { active } = await workers.ready;
  if (active) send(active, "keep-workshop");
}

function send(worker: ServiceWorker, command: WorkerCommand): void {
  worker.postMessage(command);
}
