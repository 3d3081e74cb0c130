import "./home-page";
import { html } from "lit";
import type { FeaturePage } from "../../app/features";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import { type Engine, nullIfFailed } from "../../engine/engine";
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

  #requested = "";
  /** The position of the mistake to mend, once the engine has read it. */
  readonly #picture: Slice<{ position: string; view: View | null }>;

  constructor(
    private readonly engine: Engine,
    store: Store,
    private readonly history: HistoryController,
    private readonly mistakes: MistakesController,
    private readonly rater: Rater,
  ) {
    // Without a game, home is there as soon as the page is.
    this.#picture = store.slice<{ position: string; view: View | null }>({ position: "", view: null });
    if (store.state.isReturning) void this.#open();
  }

  #open(): Promise<void> {
    return this.history.refresh();
  }

  /** Return the view of a position; null until the engine, which is asked once it is ready, has read it. */
  #viewOf(position: string, isReady: boolean): View | null {
    const known = this.#picture.value;
    if (known.position === position) return known.view;
    if (isReady && this.#requested !== position) void this.#read(position);
    return null;
  }

  async #read(text: string): Promise<void> {
    this.#requested = text;
    const reading = await nullIfFailed(this.engine.request({ method: "read", params: { text } }));
    if (reading && "view" in reading) this.#picture.set({ position: text, view: reading.view });
  }

  #view({ view, game, screen, lastSetup, savedGames, engine }: State) {
    const { data } = this.history.state;
    const ranked = data && rankedGames(data.games);
    const due = this.mistakes.due();
    const [mistake = null] = due;
    return html`<home-page .data=${data} .today=${dateOf(new Date())} .mistake=${mistake} .due=${due.length}
      .position=${mistake && this.#viewOf(mistake.position, engine === "ready")} .isRated=${ranked !== null && ratedGames(ranked).length > 0}
      .ratings=${engine === "ready" && ranked ? this.rater.ratingsOf(ranked) : null}
      .lastSetup=${lastSetup} .unfinished=${savedGames.unfinished.length}
      .isInPlay=${screen === "game" && view !== null && !game?.over}></home-page>`;
  }
}
