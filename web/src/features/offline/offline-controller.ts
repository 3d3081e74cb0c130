import { isAtRest } from "../../app/at-rest";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { OfflineIntent } from "../../game/intents";
import { eraseAllData, eraseFiles, wasJustErased } from "../../offline/erase-data";
import { requestPersistentStorage } from "../../offline/persist-storage";
import { Registration } from "../../offline/registration";
import { whenInactive } from "../../platform/idle";
import type { LocalStore } from "../../platform/storage/local-storage";

const NOTICE = "notice-update";

/** Makes the page play without a network once the game is ready, and changes versions when nobody is disturbed. */
export class OfflineController {
  readonly handlers: Handlers<OfflineIntent> = {
    "apply-update": () => this.#use(),
    "erase-data": () => eraseAllData(),
  };
  readonly #registration: Registration;
  #isOpen = false;
  #hasAgreed = false;

  /** Without files to keep, as where answers are canned, there is nothing to do but to forget. */
  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly hasFiles: boolean,
    ownWorker: ServiceWorker | null,
  ) {
    this.#registration = new Registration(ownWorker, {
      changed: (offline) => store.set({ offline }),
      waiting: () => this.#offer(),
      replaced: () => this.#follow(),
    });
    if (isInstalled()) void requestPersistentStorage(this.storage);
    addEventListener("appinstalled", () => void requestPersistentStorage(this.storage));
    store.subscribe((state) => this.#see(state));
  }

  #see({ engine, screen, view }: State): void {
    if (view?.phase === "over") void requestPersistentStorage(this.storage);
    if (!this.hasFiles || this.#isOpen || engine !== "ready" || screen === "waiting") return;
    this.#isOpen = true;
    // What a worker of the page before may have kept at the last moment goes, too.
    if (wasJustErased()) void eraseFiles();
    else whenInactive(() => void this.#registration.open());
  }

  #offer(): void {
    const isOffered = this.store.state.notices.some(({ message }) => message === NOTICE);
    if (this.#isAtRest()) this.#use();
    else if (!isOffered) this.store.addNotice(NOTICE, {}, { label: "use-update", intent: { type: "apply-update" } });
  }

  #isAtRest(): boolean {
    return isAtRest(this.store.state, document.querySelector("dialog[open]") !== null);
  }

  #use(): void {
    this.#hasAgreed = true;
    if (!this.#registration.activate()) location.reload();
  }

  /** A game that runs in this tab goes on with its own version, whatever another tab has agreed to. */
  #follow(): void {
    if (this.#hasAgreed || this.#isAtRest()) location.reload();
  }
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}
