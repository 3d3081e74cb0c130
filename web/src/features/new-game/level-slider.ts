import "./level-slider.css";
import { html, nothing } from "lit";
import type { LevelOption } from "../../engine/tables";
import { levelWord, percent } from "../../game/game-text";
import { t } from "../../i18n";

/** The share of wins of each of four equal players. */
const EQUAL_SHARE = 0.25;

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
  const highest = Math.max(...levels.map(({ share }) => share ?? 0)) || 1;
  return html`<level-slider><details><summary>${t("setup-exact", { level: word })}</summary><div class="field">
      <div class="scale">
        <div class="columns" aria-hidden="true">
          ${levels.map(
            ({ level, share }) =>
              html`<span class=${level === option?.level ? "current" : ""} .style=${`--value: ${(share ?? 0) / highest}`}></span>`,
          )}
        </div>
        <input id="setup-levels" type="range" min="0" max=${levels.length - 1} step="1" .value=${String(Math.max(index, 0))}
          ?disabled=${first === undefined} aria-label=${t("setup-levels")} aria-valuetext=${word} aria-describedby="setup-levels-help" @input=${chooseAtThumb} @click=${chooseAtThumb} />
      </div>
      <p id="setup-levels-help" class="help-text">
        ${option?.share === undefined ? nothing : t("bot-share", { share: percent(option.share), even: percent(EQUAL_SHARE) })}
      </p>
    </div></details></level-slider>`;
}
