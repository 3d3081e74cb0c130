import "../../ui/copy-text";
import "./played-page.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { type Intent, sendIntent } from "../../game/intents";
import { countPeople } from "../../history/statistics";
import { type FinishedGame, type HistoryState, MAX_NOTE_LENGTH } from "../../history/types";
import { languageInUse, t } from "../../i18n";
import { copyText } from "../../platform/clipboard";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import { gameFilters, type KeysFound } from "../history/game-filters";
import type { Selection } from "./game-selector";
import { type Description, describer } from "./played-view";
import type { PlayedState } from "./types";

/** Lists all finished games, latest first, with filters and a search. */
@customElement("played-page")
export class PlayedPage extends SidePage {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) played: PlayedState | null = null;
  /** Null until the first games are known. */
  @property({ attribute: false }) selection: Selection | null = null;
  @property({ attribute: false }) isReady = false;
  /** Returns the address at which a record can be replayed. */
  @property({ attribute: false }) urlOf: (record: string) => string = (record) => record;
  /** The game whose link was copied last; `isDone` is false if it must be copied by hand. */
  @state() private copied: { id: string; isDone: boolean } | null = null;
  /** The games whose seats to play the deal from are shown. */
  @state() private openDeals: ReadonlySet<string> = new Set();
  /** The game that could not be read, once the player has done something else since. */
  @state() private dismissed: PlayedState["unreadable"] = null;
  #isChanging = false;
  /** The restored game that takes the focus as soon as it is listed. */
  #restored: string | null = null;
  /** The note that is being typed, which the stored one must not replace in its field. */
  #typed: { id: string; note: string } | null = null;

  constructor() {
    super();
    // Before the action itself, which may show the message again.
    for (const type of ["input", "click"]) this.addEventListener(type, this.#dismiss, { capture: true });
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#keepFocus(changed);
    this.#focusRestored();
    const isNew = changed.has("played") && changed.get("played")?.unreadable !== this.played?.unreadable;
    if (isNew) this.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }

  /** Keep the focus near its place when what had it, a game or the button below the last ones, has left the page. */
  #keepFocus(changed: PropertyValues<this>): void {
    if (document.activeElement !== document.body) return;
    const before = changed.get("played")?.limit ?? Infinity;
    if (this.played && this.played.limit > before) this.querySelectorAll("h3")[before]?.focus();
    if (!this.#isChanging) return;
    const isOpen = (this.played?.deleted.length ?? 0) > 0;
    this.querySelector<HTMLElement>(isOpen ? ".restore" : "h2")?.focus({ preventScroll: true });
    this.#isChanging = false;
  }

  /** Give the focus to the game that was restored, unless the player has moved it meanwhile. */
  #focusRestored(): void {
    const heading = this.#restored === null ? null : document.getElementById(`played-${this.#restored}`);
    if (!heading) return;
    if (document.activeElement?.matches("body, h2")) heading.focus();
    this.#restored = null;
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
      <p role="status">${isWhole ? countText(chosen.length) : "\u00a0"}</p>
      ${chosen.length === 0 ? nothing : this.#list(chosen, played)}`;
  }

  #invitation() {
    return html`<p>${t("played-none")}</p>
      <p><button type="button" class="button primary large" @click=${() => sendIntent(this, { type: "quick-play" })}>${t("play")}</button></p>`;
  }

  #filters(found: KeysFound, { filter }: PlayedState) {
    return html`<div class="game-filters" role="search">
      ${guard([found, filter, languageInUse()], () => gameFilters(found, filter, (change) => sendIntent(this, { type: "filter-played", change })))}
      <div class="field">
        <label for="played-words">${t("played-search")}</label>
        <input id="played-words" type="search" autocomplete="off" .value=${filter.words}
          @input=${({ target }: Event) => sendIntent(this, { type: "filter-played", change: { words: (target as HTMLInputElement).value } })}>
      </div>
      <label class="favourites">
        <input type="checkbox" .checked=${filter.favourites}
          @change=${({ target }: Event) => sendIntent(this, { type: "filter-played", change: { favourites: (target as HTMLInputElement).checked } })}>
        ${t("played-favourites")}
      </label>
    </div>`;
  }

  #messages({ deleted }: PlayedState) {
    return html`<p class="deleted" role="status">${
      deleted.length > 0
        ? html`${t("kept-deleted")}
            <button type="button" class="button restore" @click=${() => this.#restore(deleted)}>${t("kept-restore")}</button>`
        : nothing
    }</p>`;
  }

  #list(chosen: readonly FinishedGame[], { limit, rendered }: PlayedState) {
    const describe = describer();
    return html`<ol>${repeat(
      chosen.slice(0, Math.min(limit, rendered)),
      ({ id }) => id,
      (game) => guard(this.#dependencies(game), () => this.#game(game, describe(game))),
    )}</ol>
      <div class="played-buttons">
        ${
          chosen.length > limit
            ? html`<button type="button" class="button" @click=${() => sendIntent(this, { type: "show-more-played" })}>${t("played-more")}</button>`
            : nothing
        }
        <button type="button" class="button" @click=${() => sendIntent(this, { type: "export-table" })}>${t("played-table")}</button>
      </div>`;
  }

  /** Return what the item of a game shows: of thousands of games, few change at a time. */
  #dependencies(game: FinishedGame): unknown[] {
    const isCopied = this.copied?.id === game.id && this.copied;
    return [game, this.isReady, languageInUse(), isCopied, this.openDeals.has(game.id), this.#isUnreadable(game.id)];
  }

  #isUnreadable(id: string): boolean {
    const { unreadable } = this.played ?? {};
    return unreadable?.id === id && unreadable !== this.dismissed;
  }

  /** Take away the message on a game that could not be read. */
  readonly #dismiss = ({ type, target }: Event): void => {
    const isAction = type === "input" || (target as Element).closest("button, summary") !== null;
    if (isAction) this.dismissed = this.played?.unreadable ?? null;
  };

  #game(game: FinishedGame, { date, players, result, tags }: Description) {
    const { id, at, skill, seats } = game;
    const hasOnePerson = countPeople(seats) === 1;
    const title = `played-${id}`;
    return html`<li class=${hasOnePerson && game.ranks[game.seat] === 1 ? "won" : ""}>
      <div class="head">
        <h3 id=${title} tabindex="-1"><time datetime=${at} lang=${languageInUse()}>${date}</time></h3>
        ${this.#mark(game, title)}
      </div>
      <p class="result"><strong>${result}</strong> ${tags.map((tag) => html`<span class="tag">${tag}</span> `)}</p>
      <p>${players}</p>
      ${this.#note(game, title)}
      ${skill ? html`<p>${t("review-choices-you", { amount: points(-skill.points.own) })}</p>` : nothing}
      <div class="played-buttons">
        <button type="button" class="button" aria-describedby=${title} ?disabled=${!this.isReady}
          @click=${() => sendIntent(this, { type: "watch-played", id })}>${t("after-watch")}</button>
        <button type="button" class="button" aria-describedby=${title} ?disabled=${!this.isReady}
          @click=${() => sendIntent(this, { type: "review-played", id })}>${t("review")}</button>
        <button type="button" class="button" aria-describedby=${title} @click=${() => this.#copy(game)}>${t("unfinished-copy")}</button>
        <button type="button" class="button" aria-describedby=${title} @click=${() => this.#change({ type: "delete-played", id })}>${t("kept-delete")}</button>
        ${hasOnePerson ? this.#dealAgain(game, title) : nothing}
        <span role="status">${this.copied?.id === id && this.copied.isDone ? t("copied") : nothing}</span>
      </div>
      ${this.#isUnreadable(id) ? html`<p role="alert">${t("games-no-record")}</p>` : nothing}
      ${
        this.copied?.id === id && !this.copied.isDone
          ? html`<copy-text .text=${this.urlOf(game.record)} .label=${t("unfinished-copy")}></copy-text>`
          : nothing
      }
    </li>`;
  }

  /** The seats from which the deal can be played again. */
  #dealAgain({ id, seat: own, seats }: FinishedGame, title: string) {
    const button = (_: unknown, seat: number) =>
      html`<button type="button" class="button" aria-describedby=${title} ?disabled=${!this.isReady}
        @click=${() => sendIntent(this, { type: "deal-played", id, seat })}>
        ${seat === own ? t("played-again-own") : t("rematch-other-seat", { name: t(`name-bot-${seat}`) })}
      </button>`;
    return html`<details @toggle=${(event: Event) => this.#showSeats(id, event.currentTarget as HTMLDetailsElement)}>
      <summary class="button" aria-describedby=${title}>${t("played-again")}</summary>
      ${this.openDeals.has(id) ? html`<div class="played-buttons">${seats.map(button)}</div>` : nothing}
    </details>`;
  }

  /** Render the buttons of an open game only: thousands of games have four each. */
  #showSeats(id: string, { open }: HTMLDetailsElement): void {
    const others = [...this.openDeals].filter((each) => each !== id);
    this.openDeals = new Set(open ? [...others, id] : others);
  }

  #mark({ id, favourite }: FinishedGame, title: string) {
    return html`<button type="button" class="button mark" aria-pressed=${favourite ?? false} aria-label=${t("played-favourite")} aria-describedby=${title}
      title=${t("played-favourite")} @click=${() => this.#change({ type: "mark-played", id, isFavourite: !favourite })}>
      <span aria-hidden="true">${favourite ? "★" : "☆"}</span>
    </button>`;
  }

  #note({ id, note = "" }: FinishedGame, title: string) {
    const typed = this.#typed?.id === id ? this.#typed.note : note;
    return html`<input class="note" type="text" dir="auto" maxlength=${MAX_NOTE_LENGTH} autocomplete="off" .value=${typed}
      aria-label=${t("played-note")} aria-describedby=${title} placeholder=${t("played-note")}
      @input=${({ target }: Event) => this.#type(id, (target as HTMLInputElement).value)}
      @blur=${() => {
        this.#typed = null;
      }}
      @change=${({ target }: Event) => sendIntent(this, { type: "note-played", id, note: (target as HTMLInputElement).value })}>`;
  }

  #type(id: string, note: string): void {
    this.#typed = { id, note };
    sendIntent(this, { type: "type-note", id, note });
  }

  async #copy({ id, record }: FinishedGame): Promise<void> {
    this.copied = { id, isDone: await copyText(this.urlOf(record)) };
  }

  #restore(deleted: readonly FinishedGame[]): void {
    this.#restored = deleted.at(-1)?.id ?? null;
    this.#change({ type: "restore-played" });
  }

  #change(intent: Intent): void {
    this.#isChanging = true;
    sendIntent(this, intent);
  }
}

function countText(count: number): string {
  return count === 0 ? t("statistics-no-match") : t("played-count", { count });
}

function points(value: number): string {
  return t("amount-points", { points: Math.round(value * 10) / 10 });
}
