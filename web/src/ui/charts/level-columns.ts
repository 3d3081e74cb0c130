import { html, nothing } from "lit";
import type { LevelOption } from "../../engine/tables";
import { percent } from "../../game/game-text";
import { t } from "../../i18n";

/** The share of wins of each of four equal players. */
export const EQUAL_SHARE = 0.25;

type Figure = "share" | "lost" | "blunders";

/** Say which share of games a level wins, compared with the share of equal players. */
export function shareWords(share: number): string {
  return t("bot-share", { share: percent(share), even: percent(EQUAL_SHARE) });
}

/** Render a chart with one column for each level, and a line across it at the baseline. */
export function levelColumns(levels: readonly LevelOption[], figure: Figure, current?: string, baseline = 0) {
  const highest = Math.max(...levels.map((each) => each[figure] ?? 0), baseline) || 1;
  return html`<span class="columns" aria-hidden="true" .style=${`--baseline: ${baseline / highest}`}>
    ${baseline > 0 ? html`<span class="baseline"></span>` : nothing}
    ${levels.map(
      (each) =>
        html`<span class="column ${each.level === current ? "current" : ""}" .style=${`--value: ${(each[figure] ?? 0) / highest}`}></span>`,
    )}
  </span>`;
}
