import "../history/game-filters";
import "./game-actions";
import "./finished-page.css";
import "./game-search.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { sendIntent, sends } from "../../game/intents";
import type { Filter, FinishedFilter } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { languageInUse, number, t } from "../../i18n";
import { faceImages } from "../../ui/art/faces";
import { intentButton } from "../../ui/forms/intent-button";
import { LightElement } from "../../ui/light-element";
import { storageNotes } from "../../ui/side-page";
import type { KeysFound } from "../history/filter-keys";
import { invitation, recordPage } from "../history/record-page";
import { byMonth, type Month } from "./finished-view";
import { rowRenderer, STAR } from "./game-row";
import type { Selection } from "./game-selector";

/** The state of the page of finished games, besides the history. */
export interface FinishedState {
  filter: FinishedFilter;
  /** The most games to list. */
  limit: number;
  /** The most games to render so far: a list that was long on the last visit opens in parts. */
  rendered: number;
  /** The game whose actions are shown. */
  open: string | null;
  /** The deleted games that can be restored, the latest last. */
  deleted: readonly FinishedGame[];
  /** The last game to replay if it could not be read; another object each time. */
  unreadable: { id: string } | null;
}

const FACE_IMAGES = faceImages();
/** What may take the element with the focus away. */
const CHANGES: ReadonlySet<string> = new Set([
  "delete-finished",
  "restore-finished",
  "dismiss-deleted",
  "mark-finished",
]);

/** Lists all finished games, latest first, with filters and a search; one of them at a time shows its actions. */
@customElement("finished-page")
export class FinishedPage extends LightElement {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) finished: FinishedState | null = null;
  /** Null until the first games are known. */
  @property({ attribute: false }) selection: Selection | null = null;
  @property({ attribute: false }) isReady = false;
  /** The game that could not be read, once the player has done something else since. */
  @state() private dismissed: FinishedState["unreadable"] = null;
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
    const before = changed.get("finished")?.limit ?? Infinity;
    if (this.finished && this.finished.limit > before) this.querySelectorAll<HTMLElement>(".opener")[before]?.focus();
    if (!this.#isChanging) return;
    const isOpen = (this.finished?.deleted.length ?? 0) > 0;
    this.querySelector<HTMLElement>(isOpen ? ".restore" : "h2")?.focus({ preventScroll: true });
    this.#isChanging = false;
  }

  /** Give the focus to the game that was restored, unless the player has moved it meanwhile. */
  #focusRestored(): void {
    const opener =
      this.#restored && this.querySelector<HTMLElement>(`.opener[aria-controls="finished-${this.#restored}"]`);
    if (!opener) return;
    if (document.activeElement?.matches("body, h2, .restore")) opener.focus();
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
    const { history, finished, selection } = this;
    const content = finished && selection ? this.#content(selection, finished) : nothing;
    const notes = history ? storageNotes(history.isPersistent, history.unreadable.games) : nothing;
    return recordPage("played", html`${content} ${notes}`);
  }

  /** The list, or its beginning while the history is read. */
  #content({ isWhole, found, chosen, best }: Selection, finished: FinishedState) {
    const isEmpty = found.variant.length === 0;
    if (isEmpty && !isWhole) return nothing;
    if (isEmpty && finished.deleted.length === 0) return invitation("finished-none");
    return html`${this.#filters(found, finished)} ${this.#messages(finished)}
      <div class="list-head">
        <p role="status">${isWhole ? countText(chosen.length) : "\u00a0"}</p>
        ${best === null ? nothing : html`<p><strong>${t("named-value", { name: t("figure-best"), value: number(best) })}</strong></p>`}
        ${chosen.length === 0 ? nothing : intentButton(t("finished-table"), { type: "export-table" }, "quiet")}
      </div>
      ${chosen.length === 0 ? nothing : this.#list(chosen, finished)}`;
  }

  #filters(found: KeysFound, { filter }: FinishedState) {
    const { words, favourites } = filter;
    const choose = (change: Partial<FinishedFilter>) => sendIntent(this, { type: "filter-finished", change });
    return html`<div class="filter-bar" role="search">
      ${search(words, ({ target }: Event) => choose({ words: (target as HTMLInputElement).value }))}
      <button type="button" class="button star" aria-pressed=${favourites} aria-label=${t("finished-favourites")} title=${t("finished-favourites")}
        @click=${() => choose({ favourites: !favourites })}>${STAR}</button>
      <game-filters .found=${found} .filter=${filter}
        @filter-change=${({ detail }: CustomEvent<Partial<Filter>>) => choose(detail)}></game-filters>
    </div>`;
  }

  #messages({ deleted }: FinishedState) {
    return html`<p class="deleted ${deleted.length > 0 ? "" : "visually-hidden"}" role="status">${
      deleted.length > 0
        ? html`${t("kept-deleted")}
            <button type="button" class="button restore" @click=${() => this.#restore(deleted)}>${t("kept-restore")}</button>
            <button type="button" class="button dismiss" aria-label=${t("dismiss")} title=${t("dismiss")}
              @click=${sends({ type: "dismiss-deleted" })}>
              <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M6 6 18 18M18 6 6 18" /></svg>
            </button>`
        : nothing
    }</p>`;
  }

  #list(chosen: readonly FinishedGame[], { limit, rendered }: FinishedState) {
    const row = rowRenderer();
    const months = byMonth(chosen.slice(0, Math.min(limit, rendered)));
    return html`<div class="months" .style=${FACE_IMAGES}>${repeat(
      months,
      ({ key }) => key,
      (month) => this.#month(month, row),
    )}</div>
      ${
        chosen.length > limit
          ? html`<p>${intentButton(t("finished-more"), { type: "show-more-finished" }, "more")}</p>`
          : nothing
      }`;
  }

  #month({ key, name, games }: Month, row: ReturnType<typeof rowRenderer>) {
    const title = `finished-month-${key}`;
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
    const isOpen = this.finished?.open === game.id;
    return [game, languageInUse(), isOpen, isOpen && this.isReady, isOpen && this.#unreadable(game.id)];
  }

  /** Return the message on a game that could not be read; null if there is none. */
  #unreadable(id: string): FinishedState["unreadable"] {
    const { unreadable = null } = this.finished ?? {};
    return unreadable?.id === id && unreadable !== this.dismissed ? unreadable : null;
  }

  /** Take away the message on a game that could not be read. */
  readonly #dismiss = ({ type, target }: Event): void => {
    const isAction = type === "input" || (target as Element).closest("button, summary") !== null;
    if (isAction) this.dismissed = this.finished?.unreadable ?? null;
  };

  #game(game: FinishedGame, month: string, row: ReturnType<typeof rowRenderer>) {
    const { id, favourite } = game;
    const isOpen = this.finished?.open === id;
    const toggle = ({ currentTarget: button }: Event) => this.#open(isOpen ? null : id, button as Element);
    const mark = () => sendIntent(this, { type: "mark-finished", id, isFavourite: !favourite });
    return html`<li class=${isOpen ? "open" : ""}>
      ${row(game, { month, isOpen, toggle, mark })}
      ${
        isOpen
          ? html`<game-actions id="finished-${id}" role="group" aria-labelledby="finished-date-${id}" .game=${game} .isReady=${this.isReady}
              .unreadable=${this.#unreadable(id)}></game-actions>`
          : nothing
      }
    </li>`;
  }

  #open(id: string | null, button: Element): void {
    this.#pressed = { button, top: button.getBoundingClientRect().top };
    sendIntent(this, { type: "open-finished", id });
  }

  #restore(deleted: readonly FinishedGame[]): void {
    this.#restored = deleted.at(-1)?.id ?? null;
    sendIntent(this, { type: "restore-finished" });
  }
}

/** The field for the words that the listed games must contain. */
function search(words: string, listen: (event: Event) => void) {
  return html`<game-search>
    <svg aria-hidden="true" viewBox="0 0 24 24"><circle cx="10.5" cy="10.5" r="6.5"></circle><path d="M15.5 15.5 21 21"></path></svg>
    <input type="search" autocomplete="off" aria-label=${t("finished-search")} placeholder=${t("finished-search")} .value=${words} @input=${listen}>
  </game-search>`;
}

function countText(count: number): string {
  return count === 0 ? t("statistics-no-match") : t("finished-count", { count });
}
