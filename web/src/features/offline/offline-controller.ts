import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { OfflineIntent } from "../../game/intents";
import { eraseAllData, eraseFiles, wasJustErased } from "../../offline/erase-data";
import { Registration } from "../../offline/registration";
import { local } from "../../platform/storage/browser-storage";
import { whenInactive } from "../../platform/tasks";
import { hasOpenDialog } from "../../ui/listeners";

const ASKED = "coloretto:v1:asked-to-last";
const NOTICE = "notice-update";

/** The event `beforeinstallprompt`, which TypeScript does not know. It can ask once. */
interface Installer {
  prompt(): Promise<unknown>;
}

/** Stores the page for playing offline once the game is ready, and switches versions when that disturbs no game. */
export class OfflineController {
  readonly handlers: Handlers<OfflineIntent> = {
    "apply-update": () => this.#activate(),
    "erase-data": () => eraseAllData(),
    install: () => this.#install(),
  };
  readonly #registration: Registration;
  #isRegistered = false;
  /** What the browser has given to the page to install itself with, once. */
  #installer: Installer | null = null;
  #hasAgreed = false;

  /** @param hasFiles whether there are files to store; false in builds with a fake engine */
  constructor(
    private readonly store: Store,
    private readonly hasFiles: boolean,
    ownWorker: ServiceWorker | null,
  ) {
    this.#registration = new Registration(ownWorker, {
      changed: (offline) => store.set({ offline }),
      waiting: () => this.#offerUpdate(),
      replaced: () => this.#reloadIfIdle(),
    });
    if (isInstalled()) void requestPersistentStorage();
    else store.set({ install: "by hand" });
    addEventListener("beforeinstallprompt", (event) => {
      // The browser would show an offer of its own.
      event.preventDefault();
      this.#offerInstall(event as unknown as Installer);
    });
    addEventListener("appinstalled", () => {
      store.set({ install: null });
      void requestPersistentStorage();
    });
    store.subscribe((state) => this.#follow(state));
  }

  #follow({ engine, screen, view }: State): void {
    if (view?.phase === "over") void requestPersistentStorage();
    if (!this.hasFiles || this.#isRegistered || engine !== "ready" || screen === "waiting") return;
    this.#isRegistered = true;
    // A worker of the previous page may have stored files at the last moment.
    if (wasJustErased()) void eraseFiles();
    else whenInactive(() => void this.#registration.open());
  }

  #offerInstall(installer: Installer | null): void {
    this.#installer = installer;
    this.store.set({ install: installer ? "offered" : "by hand" });
  }

  /** Let the browser ask whether to install the page, or say where its menu has that. */
  #install(): unknown {
    const installer = this.#installer;
    if (!installer) return this.store.addNotice("install-how");
    this.#offerInstall(null);
    return installer.prompt();
  }

  #offerUpdate(): void {
    const isShown = this.store.state.notices.some(({ message }) => message === NOTICE);
    if (this.#isAtRest()) this.#activate();
    else if (!isShown) this.store.addNotice(NOTICE, {}, { label: "use-update", intent: { type: "apply-update" } });
  }

  #isAtRest(): boolean {
    return isAtRest(this.store.state, hasOpenDialog());
  }

  #activate(): void {
    this.#hasAgreed = true;
    if (!this.#registration.activate()) location.reload();
  }

  /** Reload for a new version, unless a game is in play and the player has not agreed to it. */
  #reloadIfIdle(): void {
    if (this.#hasAgreed || this.#isAtRest()) location.reload();
  }
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Ask the browser, once, not to evict the stored data when space is short. Some browsers ask the player. */
async function requestPersistentStorage(): Promise<void> {
  // If the storage is blocked, there is nothing to keep.
  if (local.read(ASKED) !== null || !local.write(ASKED, "yes")) return;
  // Some browsers refuse, and others lack the method.
  await navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * Return whether the page may reload for a new version without asking: no game is in play, and no replay, puzzle, hint,
 * side page or dialog is open.
 */
export function isAtRest({ screen, page, view, replay, puzzle, hint }: State, hasOpenDialog: boolean): boolean {
  if (page !== "table" || hasOpenDialog || [replay, puzzle, hint].some(Boolean)) return false;
  return screen === "welcome" || view?.phase === "over";
}
