/** The steps of the page's start. */

import type { Stores } from "../../app/game/game-controller";
import { TabMemory } from "../../app/saves/tab-memory";
import { isFramed, openUrl, overruledNames, siteUrl, type UrlParameters } from "../../app/url";
import { EngineClient } from "../../engine/client";
import type { Engine, EngineConfig } from "../../engine/engine";
import { firstVisitEngine } from "../../engine/first-visit/first-visit-engine";
import { hasOpaqueOrigin } from "../../engine/host";
import type { GameSource } from "../../game/game-source";
import { Library, PAGE, type Place } from "../../library/library";
import { hasEnoughMemory, prefersReducedData } from "../../platform/device";
import { LocalStore } from "../../platform/storage/local-storage";

const STYLE_RETRY_MS = 2000;

/** Return the URL's parameters. In a frame, the facade has handled language and theme, and the host's changes to them. */
export function readUrl(): UrlParameters {
  const parameters = openUrl();
  if (!isFramed()) return parameters;
  const { lang, theme } = document.documentElement.dataset;
  const isOverruled = (name: string) => overruledNames().includes(name);
  return {
    ...parameters,
    language: (!isOverruled("lang") && lang) || null,
    theme: (!isOverruled("theme") && theme !== "system" && theme) || null,
  };
}

/** Create the stores of the page, or of a frame. */
export async function createStores(): Promise<Stores> {
  return storesAt({ ...PAGE, name: isFramed() ? await frameName() : "" });
}

export function storesAt(place: Place): Stores {
  const storage = new LocalStore();
  return { storage, library: new Library(storage, place), tab: new TabMemory(place.name) };
}

/** Return the name under which a frame stores its game: its URL, numbered if the page shows that URL repeatedly. */
async function frameName(): Promise<string> {
  const slot = await import("../../app/saves/frame-slot").then(
    ({ claimFrameSlot }) => claimFrameSlot(location.search),
    () => 1,
  );
  return `frame${location.search}${slot === 1 ? "" : `#${slot}`}`;
}

/** Return the game in the URL, if any, or the one in play for its review and on the way back to the table. In a frame, a stored game takes precedence once the URL's game was opened. */
export function initialSource({ game, page }: UrlParameters, { library, tab }: Stores): GameSource | null {
  const hasGame = library.saveInPlay !== null;
  const isInPlay = page === "review" || (page === "table" && hasGame);
  if (!isFramed()) return game ?? (isInPlay ? { from: "library", id: null } : null);
  const isDeal = !game || (game.from === "engine" && "query" in game.game);
  return hasGame && (isDeal || tab.hasOpenedUrl) ? null : (game ?? { from: "engine", game: { query: {} } });
}

/** Create the engine. It starts at once if the page's files are cached; otherwise the table is rendered first. */
export async function createEngine(
  parameters: UrlParameters,
  isCached: boolean,
  stores: Promise<Stores>,
): Promise<Engine> {
  const { fake, snapshot } = parameters;
  if (import.meta.env.MODE === "fake") {
    const { FakeEngine, isPythonOutside, OutsideEngine } = await import("../../../testing/fake-engine");
    return isPythonOutside() ? new OutsideEngine() : new FakeEngine(fake ?? "four-players");
  }
  const config: EngineConfig = { ...JSON.parse(import.meta.env.VITE_ENGINE ?? "{}"), base: siteUrl().href };
  const usesSnapshots =
    !isFramed() &&
    !hasOpaqueOrigin() &&
    config.snapshots &&
    snapshot !== "off" &&
    !prefersReducedData() &&
    hasEnoughMemory();
  const python = new EngineClient(config, usesSnapshots, isCached);
  if (isCached) return python;
  return firstVisitEngine(
    python,
    import("./prepare").then(
      ({ prepare }) => prepare(parameters, stores),
      () => undefined,
    ),
  );
}

/** Add the manifest. As a link in index.html it would be fetched before the scripts that render the table. */
export function linkManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = new URL("manifest.webmanifest", siteUrl()).href;
  document.head.append(link);
}

/** Retry failed stylesheets. Vite requests each chunk's stylesheet only once, so a retried chunk would lack its styles. */
export function retryLostStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.rel === "stylesheet")) return;
    setTimeout(() => target.replaceWith(target.cloneNode()), STYLE_RETRY_MS);
  };
  addEventListener("error", retry, { capture: true });
}
