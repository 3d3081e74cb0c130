import "../../ui/copy-text";
import "./kept-games.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { seatNames } from "../../game/game-text";
import { type Intent, sendIntent } from "../../game/intents";
import type { UnfinishedGame, UnreadableSave } from "../../game/save-text";
import { languageInUse, list, t } from "../../i18n";
import { copyText } from "../../platform/clipboard";
import { LightElement } from "../../ui/light-element";

/** What the buttons of one entry need. */
interface Entry {
  id: string;
  copied: string;
}

/** The unfinished games, and what could not be read: to go on with, to copy, to delete. */
@customElement("kept-games")
export class SavedGames extends LightElement {
  @property({ attribute: false }) unfinished: readonly UnfinishedGame[] = [];
  @property({ attribute: false }) unreadable: readonly UnreadableSave[] = [];
  /** What was deleted last and can be restored. */
  @property({ attribute: false }) deleted: unknown = null;
  @property({ attribute: false }) isReady = false;
  /** Makes of a save what can be opened elsewhere. */
  @property({ attribute: false }) urlOf: (save: string) => string = (save) => save;
  /** The entry that was copied last, or is to be copied by hand. */
  @state() private copied: { id: string; isDone: boolean } | null = null;
  #isChanging = false;

  /** Keeps the focus in the list after deleting or restoring an entry. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("deleted") || document.activeElement !== document.body) return;
    if (this.#isChanging) this.querySelector<HTMLElement>(this.deleted ? ".restore" : "h3")?.focus();
    this.#isChanging = false;
  }

  protected override render() {
    return html`${this.unfinished.length > 0 || this.deleted !== null ? this.#games() : nothing}
      ${this.unreadable.length > 0 ? this.#texts() : nothing}`;
  }

  #games() {
    return html`<section aria-labelledby="unfinished">
      <h3 id="unfinished" tabindex="-1">${t("unfinished-title")}</h3>
      <p class="hint">${t("unfinished-about")}</p>
      ${this.#restore()}
      <ol class="kept">${repeat(
        this.unfinished,
        ({ id }) => id,
        (game, index) => html`<li>
          <h4 id="unfinished-${index}">${dateOf(game.savedAt)}</h4>
          <p>${list(seatNames(game))}</p>
          <p>${t("unfinished-turns", { count: game.turns })}</p>
          <div class="games-buttons">
            <button type="button" class="button primary" aria-describedby="unfinished-${index}" ?disabled=${!this.isReady}
              @click=${() => sendIntent(this, { type: "resume-game", id: game.id })}>${t("unfinished-resume")}</button>
            ${this.#buttons({ id: game.id, copied: this.urlOf(game.save) }, "unfinished-copy", `unfinished-${index}`)}
          </div>
        </li>`,
      )}</ol>
    </section>`;
  }

  #texts() {
    return html`<section aria-labelledby="unreadable">
      <h3 id="unreadable">${t("unreadable-title")}</h3>
      <p class="hint">${t("unreadable-about")}</p>
      <ol class="kept">${repeat(
        this.unreadable,
        ({ id }) => id,
        ({ id, text, savedAt }, index) => html`<li>
          <h4 id="unreadable-${index}">${dateOf(savedAt)}</h4>
          <div class="games-buttons">
            ${this.#buttons({ id, copied: text }, "unreadable-copy", `unreadable-${index}`)}
          </div>
        </li>`,
      )}</ol>
    </section>`;
  }

  #restore() {
    return html`<p class="restored" role="status">${
      this.deleted !== null
        ? html`${t("kept-deleted")}
            <button type="button" class="button restore" @click=${() => this.#change({ type: "restore-game" })}>
              ${t("kept-restore")}
            </button>`
        : nothing
    }</p>`;
  }

  #buttons({ id, copied }: Entry, copyName: string, describedBy: string) {
    const outcome = this.copied?.id === id ? this.copied : null;
    return html`<button type="button" class="button" aria-describedby=${describedBy} @click=${() => this.#copy({ id, copied })}>
        ${t(copyName)}
      </button>
      <button type="button" class="button" aria-describedby=${describedBy} @click=${() => this.#change({ type: "delete-game", id })}>${t("kept-delete")}</button>
      <span role="status">${outcome?.isDone ? t("copied") : nothing}</span>
      ${outcome?.isDone === false ? html`<copy-text .text=${copied} .label=${t(copyName)}></copy-text>` : nothing}`;
  }

  async #copy({ id, copied }: Entry): Promise<void> {
    this.copied = { id, isDone: await copyText(copied) };
  }

  #change(intent: Intent): void {
    this.#isChanging = true;
    sendIntent(this, intent);
  }
}

function dateOf(time: number | null) {
  if (time === null) return t("kept-undated");
  const [date, language] = [new Date(time), languageInUse()];
  const words = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(date);
  return html`<time datetime=${date.toISOString()} lang=${language}>${words}</time>`;
}
