import { appearanceOf, type Settings } from "./settings";

const moreContrast = matchMedia("(prefers-contrast: more)");

/** Makes the document look as chosen; where the choice is the device's, from now on as the device wants it. */
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
