/** The steps before the first render. */

import type { TabMemory } from "../app/saves/tab-memory";
import { type Address, addressFrom, isFramed, siteAddress } from "../app/url";
import { EngineClient } from "../engine/client";
import type { Engine, EngineConfig } from "../engine/engine";
import { isOpaque } from "../engine/host";
import type { GameSource } from "../game/game-source";
import { t } from "../i18n";
import { hasMemory, savesData } from "../platform/device";
import { isPace, isTheme, type Settings } from "../platform/settings/settings";
import type { LocalStore } from "../platform/storage/local-storage";

const STYLE_RETRY_MS = 2000;

/** Read the address; in a frame, with the language and theme that the host page may have changed since. */
export function readAddress(): Address {
  const address = addressFrom(location);
  if (!isFramed()) return address;
  const { lang, theme } = document.documentElement.dataset;
  return { ...address, language: lang || null, theme: theme === "system" ? null : (theme ?? null) };
}

/** Return the stored settings with the overrides of the address. */
export function settingsFor({ speed, theme }: Address, stored: Settings): Settings {
  return { ...stored, ...(isPace(speed) && { pace: speed }), ...(isTheme(theme) && { theme }) };
}

/** Return the storage key of a frame: its address, with a number if the host page shows that address more than once. */
export async function frameName(): Promise<string> {
  const slot = await import("../app/saves/frame-slot").then(
    ({ claimFrameSlot }) => claimFrameSlot(location.search),
    () => 1,
  );
  return `frame${location.search}${slot === 1 ? "" : `#${slot}`}`;
}

/** Return the game in the address; in a frame, null once that game was opened and is unfinished. */
export function initialSource(
  { save, position, record, daily, game }: Address,
  storage: LocalStore,
  tab: TabMemory,
): GameSource | null {
  if (isFramed() && tab.hasOpenedAddress && storage.readSave() !== null) return null;
  if (save !== null) return { from: "link", save };
  if (position) return { from: "position", position };
  if (record !== null) return { from: "record", record };
  if (daily !== null) return { from: "daily", date: daily };
  if (!isFramed()) return game && { from: "address", query: game };
  return storage.readSave() === null ? { from: "address", query: game ?? {} } : null;
}

/** Create the engine; it starts at once if all its files are cached, otherwise after the first render. */
export async function createEngine({ fake, snapshot }: Address, isCached: boolean): Promise<Engine> {
  if (import.meta.env.MODE === "fake") {
    // Tests find elements by their translated names.
    Object.assign(globalThis, { t });
    const { FakeEngine } = await import("../engine/fake");
    return new FakeEngine(fake ?? "four-players");
  }
  const config: EngineConfig = { ...JSON.parse(import.meta.env.VITE_ENGINE ?? "{}"), base: siteAddress().href };
  const mayUseSnapshot =
    !isFramed() && !isOpaque() && config.snapshots && snapshot !== "off" && !savesData() && hasMemory();
  return new EngineClient(config, mayUseSnapshot, isCached);
}

/** Link the manifest from here, because a link in the HTML would be fetched before the scripts. */
export function linkManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = new URL("manifest.webmanifest", siteAddress()).href;
  document.head.append(link);
}

/** Retry lost style sheets, because Vite requests the style sheet of each chunk only once. */
export function retryLostStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.rel === "stylesheet")) return;
    setTimeout(() => target.replaceWith(target.cloneNode()), STYLE_RETRY_MS);
  };
  addEventListener("error", retry, { capture: true });
}
