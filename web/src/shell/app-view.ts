import "./app-header";
import "../ui/card-art";
import "../table/game-table";
import "./notice-list";
import "../table/seats/score-sheet";
import "../table/live-region";
import "./welcome-panel";
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { State } from "../app/state";
import type { Action } from "../engine/protocol";
import { emptyView } from "../game/empty-view";

/** Where the page's links lead; the whole page has none to itself, a frame none to what is for other pages' writers. */
export interface Links {
  rules: string;
  fullPage: string | null;
  share: string | null;
  target: "_self" | "_blank";
}

/** What the features show, once they are loaded. */
export interface FeatureViews {
  /** What stands in the place of the table; null: the table. */
  page(state: State): unknown;
  below(state: State): unknown;
  dialogs(state: State): unknown;
}

/** The whole page, drawn from the state; or all around what is in its middle, which takes as long again. */
export function page(state: State, links: Links, features: FeatureViews | undefined, hasMain: boolean) {
  const { screen, view } = state;
  return html`
    <card-art></card-art>
    <app-header .isPlaying=${screen === "game" && state.page === "table"} .undo=${view?.undo ?? false} .redo=${view?.redo ?? false}
      .links=${links}></app-header>
    <notice-list .notices=${state.notices}></notice-list>
    <main>
      ${hasMain ? middle(state, features) : nothing}
      ${features?.below(state)}
    </main>
    <new-game-dialog .isOpen=${state.setup.isOpen} .problem=${state.setup.problem} .options=${state.options}
      .stored=${state.lastSetup} .unfinished=${state.savedGames.unfinished.length}></new-game-dialog>
    <settings-dialog .isOpen=${state.isChangingSettings} .settings=${state.settings} .offline=${state.offline}
      .links=${links}></settings-dialog>
    ${features?.dialogs(state)}
    <live-region .announcement=${state.announcement} .answer=${state.answer} .view=${view}
      .tip=${state.tips.shown}></live-region>
  `;
}

/** What the coach thinks best, once that was asked. */
function bestShown({ hint }: State): Action | null {
  return (hint && hint.depth > 1 && hint.result?.choices[0]?.action) || null;
}

/** A page in the place of the table tells of a lost engine, too. */
function middle(state: State, features: FeatureViews | undefined) {
  const sidePage = features?.page(state) ?? null;
  if (sidePage === null) return table(state);
  const { engine, progress, failure } = state;
  return html`${
    engine === "failed"
      ? html`<load-progress class="panel" .engine=${engine} .progress=${progress} .failure=${failure}></load-progress>`
      : nothing
  }${sidePage}`;
}

function table(state: State) {
  const { engine, screen, view, progress, failure } = state;
  const isOver = screen === "game" && view?.phase === "over";
  return html`${
    isOver
      ? html`<score-sheet .view=${view} .isWatched=${state.replay !== null}></score-sheet>`
      : keyed(
          view !== null,
          html`<game-table .view=${view ?? emptyView} .jokers=${state.jokers} .tip=${state.tips.shown} .answer=${state.answer} .isQuestion=${state.question !== null} .best=${bestShown(state)} .viewpoint=${state.replay?.viewpoint ?? null} .isBusy=${state.isBusy} .pace=${state.settings.pace}
                .isOn=${screen === "game"} ?inert=${screen !== "game" || engine !== "ready"}></game-table>`,
        )
  }
  ${
    screen === "welcome"
      ? html`<welcome-panel .engine=${engine} .progress=${progress} .failure=${failure}
          .unfinished=${state.savedGames.unfinished.length}></welcome-panel>`
      : nothing
  }
  ${
    screen !== "welcome" && engine !== "ready"
      ? html`<load-progress class="panel" .engine=${engine} .progress=${progress} .failure=${failure}></load-progress>`
      : nothing
  }`;
}
