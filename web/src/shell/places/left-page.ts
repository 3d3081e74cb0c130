import { isAtHome, type State } from "../../app/state";
import type { PageName } from "../../game/pages";

/** Remembers which page a person left for the recorded game or the puzzle on the table, so that the way back names it. */
export class LeftPage {
  #left: PageName = "table";
  #before: PageName = "table";

  /** The page that was left; "table" if a game in play was. */
  get page(): PageName {
    return this.#left;
  }

  /** Call it with every state that is shown. */
  follow(state: State): void {
    const shown = isAtHome(state) ? "home" : state.page;
    const isGame = !state.replay && !state.puzzle && !state.opening;
    if (shown === "table" && isGame) this.#left = "table";
    else if (shown === "table" && this.#before !== "table") this.#left = this.#before;
    this.#before = shown;
  }
}
