import "./home-page";
import { html } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import { RequestOnce } from "../../app/request-once";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import { type Engine, nullIfRefused } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import { dateOf } from "../../history/dates";
import { rankedGames } from "../../history/statistics";
import type { HistoryController } from "../history/history-controller";
import type { MistakesController } from "../mistakes/mistakes-controller";
import { type Rater, ratedGames } from "../strength/rater";

/** Home: what waits for a player who returns. */
export class HomeController {
  readonly page: FeaturePage = {
    open: () => this.#open(),
    view: (state) => this.#view(state),
  };

  /** The position of the mistake to mend, once the engine has read it; no view: it cannot. */
  readonly #picture: Slice<{ position: string; view: View | null }>;
  readonly #reading: RequestOnce;

  constructor(
    private readonly engine: Engine,
    store: Store,
    private readonly history: HistoryController,
    private readonly mistakes: MistakesController,
    private readonly rater: Rater,
    private readonly daily: { readonly isMasterPlaying: boolean },
    game: Pick<GameActions, "reportError">,
  ) {
    this.#reading = new RequestOnce(store, game);
    // Without a game, home is there as soon as the page is.
    this.#picture = store.slice<{ position: string; view: View | null }>({ position: "", view: null });
    if (store.state.isReturning) void this.#open();
  }

  #open(): Promise<void> {
    this.#reading.retry();
    this.rater.retry();
    return this.history.refresh();
  }

  /** Return the view of a position; null until the engine has read it, "unreadable" if it cannot. */
  #viewOf(position: string): View | "unreadable" | null {
    const known = this.#picture.value;
    if (known.position === position) return known.view ?? "unreadable";
    void this.#reading.send(position, async () => {
      const reading = await nullIfRefused(this.engine.request({ method: "read", params: { text: position } }));
      this.#picture.set({ position, view: reading && "view" in reading ? reading.view : null });
    });
    return null;
  }

  #view({ view, game, puzzle, screen, lastSetup, savedGames }: State) {
    const { data } = this.history.state;
    const ranked = data && rankedGames(data.games);
    const due = this.mistakes.due();
    const [mistake = null] = due;
    return html`<home-page .data=${data} .today=${dateOf(new Date())} .mistake=${mistake} .due=${due.length}
      .position=${mistake && this.#viewOf(mistake.position)} .isRated=${ranked !== null && ratedGames(ranked).length > 0}
      .ratings=${ranked && this.rater.ratingsOf(ranked)} .isMasterPlaying=${this.daily.isMasterPlaying}
      .lastSetup=${lastSetup} .unfinished=${savedGames.unfinished.length}
      .isInPlay=${puzzle?.hasGame ?? (screen === "game" && view !== null && !game?.over)}></home-page>`;
  }
}
