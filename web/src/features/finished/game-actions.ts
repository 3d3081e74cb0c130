import "../../ui/copy-text";
import "../../ui/faces/seat-face";
import "./game-actions.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { recordUrl } from "../../app/url";
import { type Intent, sendIntent, sends } from "../../game/intents";
import { MAX_NOTE_LENGTH } from "../../history/backup/validate";
import { countPeople } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";
import { t } from "../../i18n";
import { copyText } from "../../ui/copy-text";
import { LightElement } from "../../ui/light-element";

/** About as many characters of a note are in one row on a phone. */
const NOTE_ROW_LENGTH = 40;

/** What can be done with the game whose row is open, its note, and what the own choices cost. */
@customElement("game-actions")
export class GameActions extends LightElement {
  @property({ attribute: false }) game: FinishedGame | null = null;
  @property({ attribute: false }) isReady = false;
  /** Set if the game could not be read; another object each time. */
  @property({ attribute: false }) unreadable: object | null = null;
  @state() private copied: "" | "copied" | "by-hand" = "";
  /** Whether the seats are shown from which the deal can be played again. */
  @state() private isDealOpen = false;
  /** The note that is being typed, which the stored one must not replace in its field. */
  #typed: string | null = null;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("unreadable")) this.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }

  protected override render() {
    const { game, isReady } = this;
    if (!game) return nothing;
    const { id, skill, seats } = game;
    const hasOnePerson = countPeople(seats) === 1;
    return html`${skill ? html`<p class="cost">${t("review-choices-you", { amount: points(-skill.points.own) })}</p>` : nothing}
      <div class="buttons">
        ${this.#button(t("after-watch"), { type: "watch-finished", id }, isReady)}
        ${this.#button(t("review"), { type: "review-finished", id }, isReady)}
        <button type="button" class="button" @click=${() => this.#copy(game)}>${t("unfinished-copy")}</button>
        ${this.#button(t("kept-delete"), { type: "delete-finished", id })}
        ${hasOnePerson ? this.#dealAgain() : nothing}
      </div>
      ${hasOnePerson && this.isDealOpen ? this.#seats(game) : nothing}
      ${this.#note(game)}
      <p class="copied" role="status">${this.copied === "copied" ? t("copied") : nothing}</p>
      ${
        this.copied === "by-hand"
          ? html`<copy-text .text=${recordUrl(game.record)} .label=${t("unfinished-copy")}></copy-text>`
          : nothing
      }
      ${this.unreadable ? html`<p role="alert">${t("games-no-record")}</p>` : nothing}`;
  }

  #button(text: unknown, intent: Intent, isEnabled = true) {
    return html`<button type="button" class="button" ?disabled=${!isEnabled} @click=${sends(intent)}>${text}</button>`;
  }

  #dealAgain() {
    return html`<button type="button" class="button again" aria-expanded=${this.isDealOpen} aria-controls="finished-seats"
      @click=${() => {
        this.isDealOpen = !this.isDealOpen;
      }}>${t("finished-again")}</button>`;
  }

  /** The seats from which the deal can be played again. */
  #seats({ id, seat: own, seats }: FinishedGame) {
    const name = (seat: number) =>
      seat === own ? t("finished-again-own") : t("rematch-other-seat", { name: t(`name-bot-${seat}`) });
    return html`<div id="finished-seats" class="buttons seats">
      ${seats.map(({ kind }, seat) =>
        this.#button(
          html`<seat-face .kind=${kind} .seat=${seat}></seat-face> ${name(seat)}`,
          { type: "deal-finished", id, seat },
          this.isReady,
        ),
      )}
    </div>`;
  }

  #note({ id, note = "" }: FinishedGame) {
    return html`<textarea class="note" rows=${rowsFor(note)} dir="auto" maxlength=${MAX_NOTE_LENGTH} autocomplete="off" .value=${this.#typed ?? note}
      aria-label=${t("finished-note")} placeholder=${t("finished-note")} @keydown=${keepOneLine}
      @input=${({ target }: Event) => this.#type(id, (target as HTMLTextAreaElement).value)}
      @blur=${() => {
        this.#typed = null;
      }}
      @change=${({ target }: Event) => sendIntent(this, { type: "note-finished", id, note: (target as HTMLTextAreaElement).value })}></textarea>`;
  }

  #type(id: string, note: string): void {
    this.#typed = note;
    sendIntent(this, { type: "type-note", id, note });
  }

  async #copy({ record }: FinishedGame): Promise<void> {
    this.copied = (await copyText(recordUrl(record))) ? "copied" : "by-hand";
  }
}

/** Return the height of the field in rows, for browsers that do not make it as high as its content. */
function rowsFor(note: string): number {
  return Math.max(1, Math.ceil(note.length / NOTE_ROW_LENGTH));
}

/** A note is one line, however often it is wrapped. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.isComposing) event.preventDefault();
}

function points(value: number): string {
  return t("amount-points", { points: Math.round(value * 10) / 10 });
}
