import { html, nothing } from "lit";
import type { Ratings } from "../../engine/coach-protocol";
import type { Day, FinishedGame } from "../../history/types";
import { joinSentences, sentence, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { goalWords, progressWords } from "../goals/goal-list";
import type { GoalNews } from "../goals/goal-news";
import { changeWords, placeWords, waitWords } from "../strength/strength-panel";

/** What a game that counts has done for its player. */
interface Progress {
  /** Null until the game is stored. */
  goals: GoalNews | null;
  /** The games that count, oldest first. */
  games: readonly FinishedGame[];
  /** Null until the engine has rated the games. */
  ratings: Ratings | null;
}

/** A line each: goals and strength of a game that counts, with room before they are known, and a daily deal's streak. */
export function newsList(progress: Progress | null, day: Day | null, streak: number) {
  if (!progress && !day) return nothing;
  return html`<ul class="news">
    ${
      progress &&
      html`<li>${progress.goals && goalLine(progress.goals)}</li>
        <li>${progress.ratings && strengthLine(progress.games, progress.ratings)}</li>`
    }
    ${
      day &&
      html`<li>${t("daily-share-streak", { count: streak })}
        ${intentButton(t("daily-compare"), { type: "open-page", page: "daily", date: day.date })}</li>`
    }
  </ul>`;
}

function goalLine({ reached, next }: GoalNews) {
  if (reached.length > 0)
    return html`<strong>${t("goal-news", { count: reached.length, goals: reached.map(goalWords).join("\u00A0· ") })}</strong>`;
  if (!next) return t("goal-news-all");
  const progress = next.all > 1 ? [sentence(progressWords(next))] : [];
  return joinSentences([t("goal-next", { goal: goalWords(next) }), ...progress]);
}

function strengthLine(games: readonly FinishedGame[], rated: Ratings): string {
  const [before, now] = rated.ratings.slice(-2);
  if (!before) return waitWords(games, rated);
  if (!now) return sentence(placeWords(before.value));
  return joinSentences([sentence(placeWords(now.value)), changeWords(before, now)]);
}
