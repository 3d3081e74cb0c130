import { nothing } from "lit";
import type { EndReview } from "../../app/features";
import { loadPart } from "../../app/load-part";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { ScoreAtlas } from "../../engine/lab-figures";
import type { View } from "../../engine/protocol";
import { dateOf } from "../../history/dates";
import { isBest, rankedGames } from "../../history/statistics";
import { streaks } from "../../history/streak";
import type { FinishedGame, HistoryData, HistoryState } from "../../history/types";
import { seatInFocus, uncountedLine } from "../../table/seats/result-text";
import { type GoalNews, goalNews } from "../goals/goal-news";
import type { Rater } from "../strength/rater";
import { strengthPanel } from "../strength/strength-panel";
import { type Ending, endingDetails, recordedEnding, storyPanel } from "./ending-panel";
import { newsList } from "./news";
import { loadScoreAtlas } from "./score-atlas";

/** The games that count, and what one of them has done for the goals. */
interface Counted {
  data: HistoryData;
  id: string;
  games: FinishedGame[];
  goals: GoalNews | null;
}

/**
 * Shows the story of a finished game and what its score is worth, the latter also at the end of a recorded one; loads the
 * score atlas for the first such game.
 */
export class EndingController {
  readonly #slice: Slice<{ atlas: ScoreAtlas | null }>;
  #isLoading = false;
  #counted: Counted | null = null;

  constructor(
    store: Store,
    private readonly reviewOf: (view: View) => EndReview,
    private readonly history: { readonly state: HistoryState },
    private readonly rater: Pick<Rater, "ratingsOf">,
    private readonly picture: (state: State, ply: number | undefined) => unknown,
  ) {
    this.#slice = store.slice<{ atlas: ScoreAtlas | null }>({ atlas: null });
    store.subscribe(({ view }) => {
      if (view?.phase === "over") void this.#loadAtlas();
    });
  }

  /** The panel below the final scores. */
  panel(state: State) {
    const ending = this.#endingOf(state);
    if (!ending) return nothing;
    if (state.replay) return recordedEnding(ending);
    const { view, review } = ending;
    const deciding = typeof review === "object" ? review?.seats[seatInFocus(view)]?.deciding : null;
    return storyPanel(ending, {
      picture: deciding ? this.picture(state, deciding.ply) : nothing,
      news: review ? this.#news(state, ending) : nothing,
      isBest: this.#isBest(state),
    });
  }

  /** What is behind "More". */
  details(state: State) {
    const ending = this.#endingOf(state);
    if (!ending || state.replay) return nothing;
    return [endingDetails(ending), this.#strength(state, ending)];
  }

  #endingOf({ view, replay }: State): Ending | null {
    if (view?.phase !== "over") return null;
    return { view, review: replay ? null : this.reviewOf(view), atlas: this.#slice.value.atlas };
  }

  /** What the game has done for the goals, the strength and the streak of its player. */
  #news({ game }: State, { view, review }: Ending) {
    const { data } = this.history.state;
    const isCounted = uncountedLine(view, false) === "";
    if (!game || !data) return newsList(isCounted ? { goals: null, games: [], ratings: null } : null, null, 0);
    const { games, goals } = this.#countedOf(data, game.id);
    // The engine rates games that the coach has gone through.
    const isRated = review !== "working" && goals !== null;
    const progress = { goals, games, ratings: isRated ? this.rater.ratingsOf(games) : null };
    const day = data.days.find((each) => each.deal === game.deal) ?? null;
    return newsList(isCounted ? progress : null, day, streaks(data.days, dateOf(new Date())).now);
  }

  #isBest({ game }: State): boolean {
    const { data } = this.history.state;
    return game !== null && data !== null && isBest(this.#countedOf(data, game.id).games, game.id);
  }

  /** The strength of the player, with a game that counts and has been reviewed. */
  #strength({ game }: State, { review }: Ending) {
    const { data } = this.history.state;
    if (!game || !data || review === null || typeof review === "string") return nothing;
    const { games } = this.#countedOf(data, game.id);
    return games.length === 0 ? nothing : strengthPanel(games, this.rater.ratingsOf(games), true);
  }

  /** Return the games that count, and the news of one of them: once, as there may be thousands. */
  #countedOf(data: HistoryData, id: string): Counted {
    if (this.#counted?.data !== data || this.#counted.id !== id)
      this.#counted = { data, id, games: rankedGames(data.games), goals: goalNews(data, id) };
    return this.#counted;
  }

  /** Load the atlas once; without it, as without a network, the page only lacks the comparison. */
  async #loadAtlas(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#slice.set({ atlas: await loadPart(loadScoreAtlas, null) });
  }
}
