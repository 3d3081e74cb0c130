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
