/** Which language the page speaks, and how it changes. */

import { LitElement } from "lit";
import { languageInUse, setLanguage } from "../../i18n";
import type { Settings } from "./settings";

/** What the URL asks for goes first, then what was chosen, then what the browser asks for. */
export function preferredLanguages(fromUrl: string | null, { language }: Settings): (string | null)[] {
  return [fromUrl, language === "system" ? null : language, ...navigator.languages];
}

/** Words the page in the first of the wished-for languages that there is; false when its texts don't arrive. */
export async function applyLanguage(preferred: readonly (string | null)[]): Promise<boolean> {
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
