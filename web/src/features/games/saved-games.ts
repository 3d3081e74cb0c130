import "../../ui/copy-text";
import "./saved-games.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { saveUrl } from "../../app/url";
import { seatNames } from "../../game/game-text";
import { type Intent, sendIntent, sends } from "../../game/intents";
import { languageInUse, list, t } from "../../i18n";
import { dateFormat } from "../../i18n/dates";
import type { GameRow } from "../../library/game-row";
import type { UnreadableSave } from "../../library/library";
import { copyText } from "../../ui/copy-text";
import { LightElement } from "../../ui/light-element";

/** The data for an entry's copy and delete buttons. */
interface Entry {
  id: string;
  text: string;
}

/** Lists the unfinished games and the unreadable saves, which can be resumed, copied and deleted. */
@customElement("saved-games")
export class SavedGames extends LightElement {
  @property({ attribute: false }) unfinished: readonly GameRow[] = [];
  @property({ attribute: false }) unreadable: readonly UnreadableSave[] = [];
  /** The entry that was deleted last and can be restored. */
  @property({ attribute: false }) deleted: unknown = null;
  @property({ attribute: false }) isReady = false;
  /** The entry that was copied last; `isDone` is false if it must be copied by hand. */
  @state() private copied: { id: string; isDone: boolean } | null = null;
  #isChanging = false;

  /** Keep the focus in the list after an entry is deleted or restored. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("deleted") || document.activeElement !== document.body) return;
    if (this.#isChanging) this.querySelector<HTMLElement>(this.deleted ? ".restore" : "h3")?.focus();
    this.#isChanging = false;
  }

  protected override render() {
    return html`${this.unfinished.length > 0 || this.deleted !== null ? this.#unfinished() : nothing}
      ${this.unreadable.length > 0 ? this.#unreadable() : nothing}`;
  }

  #unfinished() {
    return html`<section aria-labelledby="unfinished">
      <h3 id="unfinished" tabindex="-1">${t("unfinished-title")}</h3>
      <p class="help-text">${t("unfinished-about")}</p>
      ${this.#restoreLine()}
      <ol>${repeat(
        this.unfinished,
        ({ id }) => id,
        (game, index) => html`<li>
          <h4 id="unfinished-${index}">${dateOf(game.at)}</h4>
          <p>${list(seatNames(game))}</p>
          <p>${t("unfinished-turns", { count: game.turns })}</p>
          <div class="games-buttons">
            <button type="button" class="button primary" aria-describedby="unfinished-${index}" ?disabled=${!this.isReady}
              @click=${sends({ type: "open", source: { from: "library", id: game.id } })}>${t("unfinished-resume")}</button>
            ${this.#buttons({ id: game.id, text: saveUrl(game.save) }, "unfinished-copy", `unfinished-${index}`)}
          </div>
        </li>`,
      )}</ol>
    </section>`;
  }

  #unreadable() {
    return html`<section aria-labelledby="unreadable">
      <h3 id="unreadable">${t("unreadable-title")}</h3>
      <p class="help-text">${t("unreadable-about")}</p>
      <ol>${repeat(
        this.unreadable,
        ({ id }) => id,
        ({ id, text, at }, index) => html`<li>
          <h4 id="unreadable-${index}">${dateOf(at)}</h4>
          <div class="games-buttons">
            ${this.#buttons({ id, text }, "unreadable-copy", `unreadable-${index}`)}
          </div>
        </li>`,
      )}</ol>
    </section>`;
  }

  #restoreLine() {
    return html`<p class="deleted" role="status">${
      this.deleted !== null
        ? html`${t("kept-deleted")}
            <button type="button" class="button restore" @click=${() => this.#change({ type: "restore-game" })}>
              ${t("kept-restore")}
            </button>`
        : nothing
    }</p>`;
  }

  #buttons({ id, text }: Entry, copyName: string, describedBy: string) {
    const outcome = this.copied?.id === id ? this.copied : null;
    return html`<button type="button" class="button" aria-describedby=${describedBy} @click=${() => this.#copy({ id, text })}>
        ${t(copyName)}
      </button>
      <button type="button" class="button" aria-describedby=${describedBy} @click=${() => this.#change({ type: "delete-game", id })}>${t("kept-delete")}</button>
      <span role="status">${outcome?.isDone ? t("copied") : nothing}</span>
      ${outcome?.isDone === false ? html`<copy-text .text=${text} .label=${t(copyName)}></copy-text>` : nothing}`;
  }

  async #copy({ id, text }: Entry): Promise<void> {
    this.copied = { id, isDone: await copyText(text) };
  }

  #change(intent: Intent): void {
    this.#isChanging = true;
    sendIntent(this, intent);
  }
}

function dateOf(time: number | null) {
  if (time === null) return t("kept-undated");
  const date = new Date(time);
  const words = dateFormat({ dateStyle: "long", timeStyle: "short" }).format(date);
  return html`<time datetime=${date.toISOString()} lang=${languageInUse()}>${words}</time>`;
}
