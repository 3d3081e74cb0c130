/** What the page does once, before it shows anything. */

import type { TabMemory } from "../app/saves/tab-memory";
import { isFramed, parseUrl, siteUrl, type UrlParameters } from "../app/url";
import { EngineClient } from "../engine/client";
import type { Engine, EngineConfig } from "../engine/engine";
import { hasOpaqueOrigin } from "../engine/host";
import type { GameSource } from "../game/game-source";
import { t } from "../i18n";
import { hasEnoughMemory, prefersReducedData } from "../platform/device";
import { isPace, isTheme, type Settings } from "../platform/settings/settings";
import type { LocalStore } from "../platform/storage/local-storage";

const STYLE_RETRY_MS = 2000;

/** In a frame, with what its page has made of the URL, and of what the page around it said since. */
export function readUrl(): UrlParameters {
  const parameters = parseUrl(location);
  if (!isFramed()) return parameters;
  const { lang, theme } = document.documentElement.dataset;
  return { ...parameters, language: lang || null, theme: theme === "system" ? null : (theme ?? null) };
}

/** The settings that are kept, but for what the URL asks for instead. */
export function settingsFor({ speed, theme }: UrlParameters, kept: Settings): Settings {
  return { ...kept, ...(isPace(speed) && { pace: speed }), ...(isTheme(theme) && { theme }) };
}

/** Return what a frame's game is kept by: its URL, and a number where the page shows that URL more than once. */
export async function frameName(): Promise<string> {
  const slot = await import("../app/saves/frame-slot").then(
    ({ claimFrameSlot }) => claimFrameSlot(location.search),
    () => 1,
  );
  return `frame${location.search}${slot === 1 ? "" : `#${slot}`}`;
}

/** Return the game that the URL asks for; in a frame, unless it was opened and left unfinished. */
export function initialSource(
  { save, position, record, daily, game }: UrlParameters,
  storage: LocalStore,
  tab: TabMemory,
): GameSource | null {
  if (isFramed() && tab.hasOpenedUrl && storage.readSave() !== null) return null;
  if (save !== null) return { from: "link", save };
  if (position) return { from: "position", position };
  if (record !== null) return { from: "record", record };
  if (daily !== null) return { from: "daily", date: daily };
  if (!isFramed()) return game && { from: "url", query: game };
  return storage.readSave() === null ? { from: "url", query: game ?? {} } : null;
}

/** Where all is cached, the engine is what a person waits for, and begins at once; else it is the table. */
export async function createEngine({ fake, snapshot }: UrlParameters, isCached: boolean): Promise<Engine> {
  if (import.meta.env.MODE === "fake") {
    // Tests in every language find things by what the page calls them.
    Object.assign(globalThis, { t });
    const { FakeEngine } = await import("../engine/fake");
    return new FakeEngine(fake ?? "four-players");
  }
  const config: EngineConfig = { ...JSON.parse(import.meta.env.VITE_ENGINE ?? "{}"), base: siteUrl().href };
  const usesSnapshots =
    !isFramed() &&
    !hasOpaqueOrigin() &&
    config.snapshots &&
    snapshot !== "off" &&
    !prefersReducedData() &&
    hasEnoughMemory();
  return new EngineClient(config, usesSnapshots, isCached);
}

/** In the page's text it would be fetched before the scripts that draw the table. */
export function linkManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = new URL("manifest.webmanifest", siteUrl()).href;
  document.head.append(link);
}

/** Vite requests the stylesheet of each part only once, so that a part that is loaded again would have no styles. */
export function retryLostStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.rel === "stylesheet")) return;
    setTimeout(() => target.replaceWith(target.cloneNode()), STYLE_RETRY_MS);
  };
  addEventListener("error", retry, { capture: true });
}
