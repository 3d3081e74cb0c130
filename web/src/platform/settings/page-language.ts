import { LitElement } from "lit";
import { languageInUse, setLanguage } from "../../i18n";
import type { Settings } from "./settings";

/** Return language tags in order of preference: from the settings and the browser. */
export function preferredLanguages({ language }: Pick<Settings, "language">): readonly string[] {
  return language === "system" ? navigator.languages : [language, ...navigator.languages];
}

/** Show the page in the first supported language; return false if its texts cannot be loaded. */
export async function applyLanguage(preferred: readonly string[]): Promise<boolean> {
  const isLoaded = await setLanguage(preferred).then(
    () => true,
    () => false,
  );
  document.documentElement.lang = languageInUse();
  for (const element of document.querySelectorAll("*")) {
    if (element instanceof LitElement) element.requestUpdate();
  }
  return isLoaded;
}
