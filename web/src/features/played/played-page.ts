import "../history/game-filters";
import "./game-actions";
import "./game-search";
import "./played-page.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { sendIntent } from "../../game/intents";
import type { Filter, PlayedFilter } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { languageInUse, t } from "../../i18n";
import { faceImages } from "../../ui/faces/face-images";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import type { KeysFound } from "../history/filter-keys";
import { rowRenderer, STAR } from "./game-row";
import type { Selection } from "./game-selector";
import { byMonth, type Month } from "./played-view";
import type { PlayedState } from "./types";

const FACE_IMAGES = faceImages();
/** What may take the element with the focus away. */
const CHANGES: ReadonlySet<string> = new Set(["delete-played", "restore-played", "dismiss-deleted", "mark-played"]);

/** Lists all finished games, latest first, with filters and a search; one of them at a time shows its actions. */
@customElement("played-page")
export class PlayedPage extends SidePage {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) played: PlayedState | null = null;
  /** Null until the first games are known. */
  @property({ attribute: false }) selection: Selection | null = null;
  @property({ attribute: false }) isReady = false;
  /** Returns the address at which a record can be replayed. */
  @property({ attribute: false }) urlOf: (record: string) => string = (record) => record;
  /** The game that could not be read, once the player has done something else since. */
  @state() private dismissed: PlayedState["unreadable"] = null;
  #isChanging = false;
  /** The restored game that takes the focus as soon as it is listed. */
  #restored: string | null = null;
  /** The button that was pressed last to open or close a row, and where in the window it was. */
  #pressed: { button: Element; top: number } | null = null;

  constructor() {
    super();
    // Before the action itself, which may show the message again.
    for (const type of ["input", "click"]) this.addEventListener(type, this.#dismiss, { capture: true });
    this.addEventListener("intent", ({ detail }) => {
      if (CHANGES.has(detail.type)) this.#isChanging = true;
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#keepFocus(changed);
    this.#focusRestored();
    this.#keepInPlace();
  }

  /** Keep the focus near its place when what had it, a game or the button below the last ones, has left the page. */
  #keepFocus(changed: PropertyValues<this>): void {
    if (document.activeElement !== document.body) return;
    const before = changed.get("played")?.limit ?? Infinity;
    if (this.played && this.played.limit > before) this.querySelectorAll<HTMLElement>(".opener")[before]?.focus();
    if (!this.#isChanging) return;
    const isOpen = (this.played?.deleted.length ?? 0) > 0;
    this.querySelector<HTMLElement>(isOpen ? ".restore" : "h2")?.focus({ preventScroll: true });
    this.#isChanging = false;
  }

  /** Give the focus to the game that was restored, unless the player has moved it meanwhile. */
  #focusRestored(): void {
    const opener =
      this.#restored && this.querySelector<HTMLElement>(`.opener[aria-controls="played-${this.#restored}"]`);
    if (!opener) return;
    if (document.activeElement?.matches("body, h2")) opener.focus();
    this.#restored = null;
  }

  /** Keep the row that was pressed where it is, also if a row above it was closed. */
  #keepInPlace(): void {
    if (!this.#pressed) return;
    const { button, top } = this.#pressed;
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: "instant" });
    this.#pressed = null;
  }

  protected override render() {
    const { history, played, selection } = this;
    const content = played && selection ? this.#content(selection, played) : nothing;
    const notes = history ? storageNotes(history.isPersistent, history.unreadable.games) : nothing;
    return sidePage(t("page-played"), html`${content} ${notes}`);
  }

  /** The list, or its beginning while the history is read. */
  #content({ isWhole, found, chosen }: Selection, played: PlayedState) {
    const isEmpty = found.variant.length === 0;
    if (isEmpty && !isWhole) return nothing;
    if (isEmpty && played.deleted.length === 0) return this.#invitation();
    return html`${this.#filters(found, played)} ${this.#messages(played)}
      <div class="list-head">
        <p role="status">${isWhole ? countText(chosen.length) : "\u00a0"}</p>
        ${
          chosen.length === 0
            ? nothing
            : html`<button type="button" class="button quiet" @click=${() => sendIntent(this, { type: "export-table" })}>${t("played-table")}</button>`
        }
      </div>
      ${chosen.length === 0 ? nothing : this.#list(chosen, played)}`;
  }

  #invitation() {
    return html`<p>${t("played-none")}</p>
      <p><button type="button" class="button primary large" @click=${() => sendIntent(this, { type: "quick-play" })}>${t("play")}</button></p>`;
  }

  #filters(found: KeysFound, { filter }: PlayedState) {
    const { words, favourites } = filter;
    const choose = (change: Partial<PlayedFilter>) => sendIntent(this, { type: "filter-played", change });
    return html`<div class="filter-bar" role="search">
      <game-search .words=${words}></game-search>
      <button type="button" class="button star" aria-pressed=${favourites} aria-label=${t("played-favourites")} title=${t("played-favourites")}
        @click=${() => choose({ favourites: !favourites })}>${STAR}</button>
      <game-filters .found=${found} .filter=${filter}
        @filter-change=${({ detail }: CustomEvent<Partial<Filter>>) => choose(detail)}></game-filters>
    </div>`;
  }

  #messages({ deleted }: PlayedState) {
    return html`<p class="deleted" role="status">${
      deleted.length > 0
        ? html`${t("kept-deleted")}
            <button type="button" class="button restore" @click=${() => this.#restore(deleted)}>${t("kept-restore")}</button>
            <button type="button" class="button dismiss" aria-label=${t("dismiss")} title=${t("dismiss")}
              @click=${() => sendIntent(this, { type: "dismiss-deleted" })}>
              <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M6 6 18 18M18 6 6 18" /></svg>
            </button>`
        : nothing
    }</p>`;
  }

  #list(chosen: readonly FinishedGame[], { limit, rendered }: PlayedState) {
    const row = rowRenderer();
    const months = byMonth(chosen.slice(0, Math.min(limit, rendered)));
    return html`<div class="months" .style=${FACE_IMAGES}>${repeat(
      months,
      ({ key }) => key,
      (month) => this.#month(month, row),
    )}</div>
      ${
        chosen.length > limit
          ? html`<p><button type="button" class="button more" @click=${() => sendIntent(this, { type: "show-more-played" })}>${t("played-more")}</button></p>`
          : nothing
      }`;
  }

  #month({ key, name, games }: Month, row: ReturnType<typeof rowRenderer>) {
    const title = `played-month-${key}`;
    return html`<section aria-labelledby=${title}>
      <h3 id=${title} lang=${languageInUse()}>${name}</h3>
      <ol>${repeat(
        games,
        ({ id }) => id,
        (game) => guard(this.#dependencies(game), () => this.#game(game, title, row)),
      )}</ol>
    </section>`;
  }

  /** Return what the item of a game shows: of thousands of games, few change at a time. */
  #dependencies(game: FinishedGame): unknown[] {
    const isOpen = this.played?.open === game.id;
    return [game, languageInUse(), isOpen, isOpen && this.isReady, isOpen && this.#unreadable(game.id)];
  }

  /** Return the message on a game that could not be read; null if there is none. */
  #unreadable(id: string): PlayedState["unreadable"] {
    const { unreadable = null } = this.played ?? {};
    return unreadable?.id === id && unreadable !== this.dismissed ? unreadable : null;
  }

  /** Take away the message on a game that could not be read. */
  readonly #dismiss = ({ type, target }: Event): void => {
    const isAction = type === "input" || (target as Element).closest("button, summary") !== null;
    if (isAction) this.dismissed = this.played?.unreadable ?? null;
  };

  #game(game: FinishedGame, month: string, row: ReturnType<typeof rowRenderer>) {
    const { id, favourite } = game;
    const isOpen = this.played?.open === id;
    const toggle = ({ currentTarget: button }: Event) => this.#open(isOpen ? null : id, button as Element);
    const mark = () => sendIntent(this, { type: "mark-played", id, isFavourite: !favourite });
    return html`<li class=${isOpen ? "open" : ""}>
      ${row(game, { month, isOpen, toggle, mark })}
      ${
        isOpen
          ? html`<game-actions id="played-${id}" role="group" aria-labelledby="played-date-${id}" .game=${game} .isReady=${this.isReady}
              .unreadable=${this.#unreadable(id)} .urlOf=${this.urlOf}></game-actions>`
          : nothing
      }
    </li>`;
  }

  #open(id: string | null, button: Element): void {
    this.#pressed = { button, top: button.getBoundingClientRect().top };
    sendIntent(this, { type: "open-played", id });
  }

  #restore(deleted: readonly FinishedGame[]): void {
    this.#restored = deleted.at(-1)?.id ?? null;
    sendIntent(this, { type: "restore-played" });
  }
}

function countText(count: number): string {
  return count === 0 ? t("statistics-no-match") : t("played-count", { count });
}
