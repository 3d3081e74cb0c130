import "./level-slider.css";
import { html, nothing } from "lit";
import type { LevelOption } from "../../engine/tables";
import { levelWord } from "../../game/game-text";
import { t } from "../../i18n";
import { levelColumns, shareWords } from "../../ui/charts/level-columns";

/**
 * The choice of an exact level for all bots, folded away: a column over each step shows the measured share of wins.
 * @param levels weakest first
 * @param chosen those of the bots at the table
 */
export function levelSlider(
  levels: readonly LevelOption[],
  chosen: readonly string[],
  choose: (level: string) => void,
) {
  const [first, ...others] = chosen;
  // Also by a press that leaves the thumb where it is: the levels may differ.
  const chooseAtThumb = ({ target }: Event) => choose(levels[Number((target as HTMLInputElement).value)]?.level ?? "");
  const isCommon = others.every((level) => level === first);
  const index = levels.findIndex(({ level }) => level === first);
  const option = isCommon ? levels[index] : undefined;
  const word =
    first === undefined ? t("setup-levels-none") : option ? levelWord(option.level) : t("setup-levels-differ");
  return html`<level-slider><details><summary>${t("setup-exact", { level: word })}</summary><div class="field">
      <div class="scale">
        ${levelColumns(levels, "share", option?.level)}
        <input id="setup-levels" type="range" min="0" max=${levels.length - 1} step="1" .value=${String(Math.max(index, 0))}
          ?disabled=${first === undefined} aria-label=${t("setup-levels")} aria-valuetext=${word} aria-describedby="setup-levels-help" @input=${chooseAtThumb} @click=${chooseAtThumb} />
      </div>
      <p id="setup-levels-help" class="help-text">
        ${option?.share === undefined ? nothing : shareWords(option.share)}
      </p>
    </div></details></level-slider>`;
}
