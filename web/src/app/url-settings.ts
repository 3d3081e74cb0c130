/** The settings in the page's URL, which hold in their entry of the browser's history until the user chooses others. */

import { languageTag } from "../i18n";
import { isChoice, type Settings } from "../platform/settings/settings";
import { tabStore } from "../platform/storage/local-storage";
import { CHOSEN, changeEntry, chosenNames, currentUrl, isFramed, type UrlParameters } from "./url";

/** The setting that each parameter overrides. */
const OVERRIDDEN = { lang: "language", theme: "theme", speed: "pace" } as const;

/** Return the stored settings, overridden by the URL's parameters. */
export function settingsFor({ speed, theme, language }: UrlParameters, stored: Settings): Settings {
  return {
    ...stored,
    ...(isChoice("pace", speed) && { pace: speed }),
    ...(isChoice("theme", theme) && { theme }),
    ...(language && languageTag(language) && { language }),
  };
}

/** Let the settings in a change hold from now on, in all entries that the tab's history has so far. */
export function overruleUrl(change: Partial<Settings>): void {
  const names = Object.entries(OVERRIDDEN).flatMap(([name, setting]) => (setting in change ? name : []));
  if (names.length === 0) return;
  tabStore.write(CHOSEN, [...chosenNames(), ...names].join(" "));
  if (!isFramed()) changeEntry("replaceState", currentUrl());
}
