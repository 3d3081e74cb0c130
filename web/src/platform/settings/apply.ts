/** Applies the settings to the document. */

import { LitElement } from "lit";
import { languageInUse, setLanguage } from "../../i18n";
import type { Settings } from "./settings";

const moreContrast = matchMedia("(prefers-contrast: more)");

export function prefersLessMotion({ motion }: Pick<Settings, "motion">): boolean {
  return motion === "less" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Apply what style sheets select by, and follow the system's contrast preference from now on. */
export function applyAppearance({ theme, contrast, text, motion, skin, leftHanded }: Settings): void {
  const apply = () =>
    Object.assign(document.documentElement.dataset, {
      theme,
      contrast: moreContrast.matches ? "more" : contrast,
      text,
      motion,
      skin,
      leftHanded,
    });
  moreContrast.onchange = apply;
  apply();
}

/** Show the page in the first supported language; return false if its texts cannot be loaded. */
export async function applyLanguage({ language }: Pick<Settings, "language">): Promise<boolean> {
  const chosen = language === "system" ? [] : [language];
  const isLoaded = await setLanguage([...chosen, ...navigator.languages]).then(
    () => true,
    () => false,
  );
  document.documentElement.lang = languageInUse();
  for (const element of document.querySelectorAll("*")) {
    if (element instanceof LitElement) element.requestUpdate();
  }
  return isLoaded;
}
