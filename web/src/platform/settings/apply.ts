import { LitElement } from "lit";
import { languageInUse, setLanguage } from "../../i18n";
import { appearanceOf, type Settings } from "./settings";

const moreContrast = matchMedia("(prefers-contrast: more)");

export function prefersLessMotion({ motion }: Pick<Settings, "motion">): boolean {
  return motion === "less" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Apply the appearance settings to the document, and follow the system's contrast preference from now on. */
export function applyAppearance(settings: Settings): void {
  const apply = () =>
    Object.assign(
      document.documentElement.dataset,
      appearanceOf(settings),
      moreContrast.matches && { contrast: "more" },
    );
  moreContrast.onchange = apply;
  apply();
}

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
