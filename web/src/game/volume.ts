import { number, t } from "../i18n";
import { MAX_VOLUME } from "../platform/settings/settings";

/** Return the volume in words: "40%", or "Off". */
export function volumeWord(volume: number): string {
  return volume === 0 ? t("volume-off") : number(volume / MAX_VOLUME, { style: "percent" });
}
