/** The names of the groups that `history/statistics.ts` makes of finished games. */

import { botWord, levelWord, styleWord } from "../../game/game-text";
import { NO_BOTS } from "../../history/statistics";
import { list, t } from "../../i18n";
import { withSmallInitial } from "../../i18n/small-initial";

/** Name a key of `variantOf`: "4 players, classic, brown side". */
export function variantName(key: string): string {
  return list([t("statistics-players", { count: Number(key.split(" ")[0]) }), withSmallInitial(boardName(key))]);
}

/** Name a key of `variantOf` without its players: "Classic, brown side". */
export function boardName(key: string): string {
  const [_, edition, scoring] = key.split(" ");
  return list([t(`edition-${edition}`), withSmallInitial(t(`side-${scoring}`))]);
}

/** Name a key of `levelOf`. */
export function levelsName(key: string): string {
  if (key === NO_BOTS) return t("finished-no-bots");
  return key === "" ? t("setup-levels-differ") : levelWord(key);
}

/** Name a key of `stylesOf`. */
export function styleName(key: string): string {
  return key === "" ? t("style-none") : styleWord(key);
}

/** Name a key of `botsOf`. */
export function botName(key: string): string {
  const [level = "", style = null] = key.split(" ");
  return botWord(level, style);
}

/** What names a key, by what the games are compared by. */
export const NAME_OF = { variant: variantName, level: levelsName, style: styleName, bot: botName };
