import { looksFrom, type Settings } from "./settings";

const moreContrast = matchMedia("(prefers-contrast: more)");

/** Makes the document look as chosen; where the choice is the device's, from now on as the device wants it. */
export function wear(settings: Settings): void {
  const dress = () =>
    Object.assign(document.documentElement.dataset, looksFrom(settings), moreContrast.matches && { contrast: "more" });
  moreContrast.onchange = dress;
  dress();
}
