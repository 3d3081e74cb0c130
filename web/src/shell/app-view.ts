import "./app-header";
import "../ui/card-face";
import "../table/game-table";
import "./notice-list";
import "../table/live-region";
import "./load-progress";
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { isAnswering, type State } from "../app/state";
import type { Action } from "../engine/protocol";
import { emptyView } from "../game/view-queries";
import { welcomePanel } from "./welcome-panel";

/** The addresses of the page's links. The full page has no link to itself, a frame none to the page for bloggers. */
export interface Links {
  rules: string;
  workshop: string;
  fullPage: string | null;
  share: string | null;
  target: "_self" | "_blank";
}

/** The templates of the loaded features. */
export interface FeatureViews {
  /** The side page that replaces the table; null: the table is shown. */
  page(state: State): unknown;
  /** The panels below the table. */
  below(state: State): unknown;
  dialogs(state: State, links: Links): unknown;
}

/** The parts of the page, each of which takes as long to render: the header, the panel over the table, the table. */
export const PARTS = 3;

/** Render the first parts of the page from the state. */
export function renderPage(state: State, links: Links, features: FeatureViews | undefined, parts = PARTS) {
  const { screen, view } = state;
  return html`
    ${parts > 1 ? html`<card-art></card-art>` : nothing}
    <app-header .isPlaying=${screen === "game" && state.page === "table"} .canUndo=${view?.undo ?? false}
      .undoMakesPractice=${view?.undo_makes_practice ?? false} .canRedo=${view?.redo ?? false}
      .links=${links}></app-header>
    <notice-list .notices=${state.notices}></notice-list>
    <main>
      ${parts > 1 ? mainContent(state, links, features, parts) : nothing}
      ${features?.below(state)}
    </main>
    <new-game-dialog .isOpen=${state.dialogs.includes("new-game")} .problem=${state.setupProblem} .canPlay=${state.engine === "ready"}
      .stored=${state.lastSetup} .unfinished=${state.savedGames.unfinished.length}></new-game-dialog>
    <settings-dialog .isOpen=${state.dialogs.includes("settings")} .settings=${state.settings} .offline=${state.offline}
      .install=${state.install} .links=${links}></settings-dialog>
    ${features?.dialogs(state, links)}
    <live-region .announcement=${state.announcement} .answer=${state.answer} .view=${view}
      .tip=${state.tips.shown}></live-region>
  `;
}

/** Return the best action of a hint whose second depth was requested. */
function suggestedAction({ hint }: State): Action | null {
  return (hint && hint.depth > 1 && hint.result?.choices[0]?.action) || null;
}

/** Render the table or a side page; above a side page, report a lost engine. */
function mainContent(state: State, links: Links, features: FeatureViews | undefined, parts: number) {
  const sidePage = features?.page(state) ?? null;
  if (sidePage === null) return table(state, links, parts);
  return html`${state.engine === "failed" ? loadProgress(state, "panel") : nothing}${sidePage}`;
}

function loadProgress({ engine, progress, failure }: State, look = "") {
  return html`<load-progress class=${look} tabindex="-1" .engine=${engine} .progress=${progress} .failure=${failure}></load-progress>`;
}

function table(state: State, links: Links, parts: number) {
  const isWelcome = state.screen === "welcome";
  // Home comes with the features.
  if (isWelcome && state.isReturning) return nothing;
  return html`${parts === PARTS ? tableOrScores(state, links) : nothing}
  ${isWelcome ? welcomePanel(links, loadProgress(state)) : isAnswering(state) ? nothing : loadProgress(state, "panel")}`;
}

function tableOrScores(state: State, links: Links) {
  const { screen, view } = state;
  if (screen === "game" && view?.phase === "over")
    return html`<score-sheet .view=${view} .isPlayed=${state.played === view} .isReplay=${state.replay !== null} .links=${links} .settings=${state.settings}></score-sheet>`;
  return keyed(
    view !== null,
    html`<game-table .view=${state.puzzle?.closed ?? view ?? emptyView} .jokers=${state.jokers} .selected=${state.selected} .tip=${state.tips.shown} .tipAnchor=${state.tipAnchor} .hasTips=${state.hasTips} .answer=${state.answer} .puzzle=${state.puzzle} .suggested=${suggestedAction(state)} .viewpoint=${state.replay?.viewpoint ?? null} .isBusy=${state.isBusy} .pace=${state.settings.pace}
                .isActive=${screen === "game"} ?inert=${screen !== "game" || !isAnswering(state)}></game-table>`,
  );
}
