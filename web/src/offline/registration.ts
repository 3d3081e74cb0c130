import { trustedScriptUrl } from "../platform/trusted-types";
import type { Offline, Progress, WorkerCommand } from "./messages";
import { workersOrNull } from "./workers";

const HOUR_MS = 3_600_000;

/** What happens to the files that are kept for playing without a network. */
export interface RegistrationEvents {
  changed(offline: Offline): void;
  /** All files of a newer version are there; it waits until `activate`. */
  waiting(): void;
  /** Another version has taken over from the one this page is of. */
  replaced(): void;
}

/** The service worker, which keeps all files of the page's version, and newer versions that take over from it. */
export class Registration {
  readonly #workers = workersOrNull();
  #registration: ServiceWorkerRegistration | null = null;
  #followed: ServiceWorker | null = null;
  #isActivating = false;
  #checkedAt = Date.now();

  /** @param own the worker of this page's own version; null for a page that came without one */
  constructor(
    private readonly own: ServiceWorker | null,
    private readonly events: RegistrationEvents,
  ) {
    if (!this.#workers) events.changed({ state: "unavailable" });
  }

  /** Fetches and keeps all files, unless that is done or cannot be. */
  async open(): Promise<void> {
    if (!this.#workers) return;
    this.#workers.addEventListener("message", (event) => this.#reportProgress(event.data));
    this.#followController(this.#workers);
    addEventListener("online", () => void this.#resumeInstall());
    document.addEventListener("visibilitychange", () => void this.#checkForUpdate());
    // Whatever is heard of the install, and however late.
    void this.#workers.ready.then(() => this.events.changed({ state: "ready" }));
    await this.#register(this.#workers);
  }

  /** Lets the waiting version take over; false when none waits, as another tab has let it already. */
  activate(): boolean {
    const waiting = this.#registration?.waiting;
    if (waiting) send(waiting, "activate");
    this.#isActivating = Boolean(waiting);
    return this.#isActivating;
  }

  async #register(workers: ServiceWorkerContainer): Promise<void> {
    const registration = await workers
      .register(trustedScriptUrl(new URL("sw.js", document.baseURI)), {
        scope: new URL("./", document.baseURI).pathname,
      })
      .catch(() => null); // A frame without a storage, or no network.
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
      // The first worker of all takes this page over from no other.
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
      if (worker.state === "redundant" && !active) this.events.changed({ state: "interrupted" });
    });
  }

  #reportProgress({ done, total }: Progress): void {
    const { active, installing } = this.#registration ?? {};
    // The last message may come after the news that the install has failed.
    if (installing && !active) this.events.changed({ state: "fetching", done, total });
  }

  /** An install that the network has cut off begins again with what is still missing. */
  async #resumeInstall(): Promise<void> {
    const { active, waiting, installing } = this.#registration ?? {};
    if (this.#workers && !active && !waiting && !installing) await this.#register(this.#workers);
  }

  async #checkForUpdate(): Promise<void> {
    if (document.visibilityState === "hidden" || Date.now() - this.#checkedAt < HOUR_MS) return;
    this.#checkedAt = Date.now();
    await this.#registration?.update().catch(() => undefined); // Without a network there is nothing new.
  }
}

function send(worker: ServiceWorker, command: WorkerCommand): void {
  worker.postMessage(command);
}
