import "../ui/card-face";
import "./supply-pile.css";
import "./unseen-cards.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Action, Card, CardView, SupplyView } from "../engine/protocol";
import { cardWord } from "../game/game-text";
import { intentToPlay, sendIntent } from "../game/intents";
import { number, t } from "../i18n";
import { deepEqualProperty, LightElement } from "../ui/light-element";

/** The supply looks thinner when only these are left. */
const THIN = 25;
/** From this number of draws on, the text about the last round stands out. */
const FEW = 3;

/** The draw button, the drawn card, and how many cards are left. */
@customElement("supply-pile")
export class SupplyPile extends LightElement {
  @property(deepEqualProperty) supply: SupplyView | null = null;
  @property(deepEqualProperty) drawn: CardView | null = null;
  @property({ attribute: false }) isPractice = false;
  @property({ attribute: false }) canRedo = false;
  @property({ attribute: false }) suggested: Action | null = null;
  @property({ attribute: false }) selected: Action | null = null;

  #justBecamePractice = false;
  /** Whether the game became practice while the player looked on. */
  #wasUndone = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Another game that is opened may be practice, too, but has nothing to redo.
    this.#justBecamePractice = this.hasUpdated && changed.has("isPractice") && this.isPractice && this.canRedo;
    this.#wasUndone = this.isPractice && (this.#wasUndone || this.#justBecamePractice);
  }

  /** Open the explanation when the game becomes a practice game; later the button opens it. */
  protected override updated(): void {
    if (this.#justBecamePractice) this.querySelector<HTMLElement>("#practice-about")?.showPopover();
  }

  protected override render() {
    const { supply } = this;
    if (!supply) return nothing;
    const action = supply.draw;
    return html`
      <button
        type="button"
        class=${action && action === this.suggested ? "draw suggested" : "draw"}
        aria-keyshortcuts="d"
        aria-describedby="supply-count"
        aria-disabled=${action === null}
        aria-pressed=${(action && action === this.selected) || nothing}
        @click=${() => sendIntent(this, intentToPlay(action, null))}
      >
        <span class="face-down ${supply.cards === 0 ? "empty" : supply.cards <= THIN ? "thin" : ""}">
          <card-face></card-face>
          ${supply.draws_left === null ? html`<card-face class="last" .card=${"last-round"}></card-face>` : nothing}
        </span>
        <span class="draw-label">${t("draw")}</span>
      </button>
      <span class="drawn ${this.drawn ? "shown" : ""}">
        ${
          this.drawn
            ? html`<card-face data-card=${this.drawn.id} .card=${this.drawn.card}
                @pointerdown=${(event: PointerEvent) => startDrag(event.currentTarget as HTMLElement, event, "table-row")}></card-face>`
            : nothing
        }
      </span>
      <div class="supply-count">
        <p id="supply-count">${this.#count(supply)}</p>
        <button type="button" class="button peek" popovertarget="unseen-peek">${t("unseen")}</button>
        <div id="unseen-peek" class="panel" popover><unseen-cards .unseen=${supply.unseen}></unseen-cards></div>
      </div>
    `;
  }

  #practice() {
    return html`<button type="button" class="button practice" popovertarget="practice-about">${t("practice")}</button>
      <span id="practice-about" class="panel" popover>${t(this.#wasUndone ? "practice-undone" : "practice-about")}</span>`;
  }

  #count(supply: SupplyView) {
    const left = supply.draws_left === null ? "" : t("supply-draws-left", { count: supply.draws_left });
    const practice = this.isPractice ? this.#practice() : nothing;
    return html`${keyed(this.isPractice, html`<span>${t("supply-cards", { count: supply.cards })} ${practice}</span>`)}
      ${keyed(left, html`<span class=${(supply.draws_left ?? 0) <= FEW ? "few" : nothing}>${left}</span>`)}`;
  }
}

/** Let a card follow the pointer; the button in an element that matches `target` gets a "drop" event. */
export function startDrag(card: HTMLElement, down: PointerEvent, target: string): void {
  if (!down.isPrimary || down.button !== 0) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  card.setPointerCapture(down.pointerId);
  card.classList.add("dragged");
  card.addEventListener("pointermove", (event) => moveTo(card, event.x - down.x, event.y - down.y), { signal });
  card.addEventListener("pointerup", (event) => buttonBelow(card, event, target)?.dispatchEvent(new Event("drop")), {
    signal,
  });
  // Also fires when the browser cancels the drag or the card is removed.
  card.addEventListener("lostpointercapture", () => {
    listeners.abort();
    card.classList.remove("dragged");
    moveTo(card, 0, 0);
  });
}

function moveTo(card: HTMLElement, x: number, y: number): void {
  card.style.translate = `${x}px ${y}px`;
}

function buttonBelow(card: HTMLElement, { x, y }: PointerEvent, target: string): HTMLButtonElement | null {
  const below = document.elementsFromPoint(x, y).find((element) => !card.contains(element));
  return below?.closest(target)?.querySelector<HTMLButtonElement>("button:enabled") ?? null;
}

/** How many cards of each kind no player has seen yet. */
@customElement("unseen-cards")
export class UnseenCards extends LightElement {
  @property(deepEqualProperty) unseen: Partial<Record<Card, number>> = {};

  protected override render() {
    const kinds = Object.entries(this.unseen) as [Card, number][];
    return html`<h2>${t("unseen")}</h2>
      ${keyed(kinds.length, html`<ul class="chips">${kinds.map(([card, count]) => this.#kind(card, count))}</ul>`)}`;
  }

  #kind(card: Card, count: number) {
    return html`<li>
      <span class="visually-hidden">${t("counted", { count, item: cardWord(card) })}</span>
      <card-face shape="chip" .card=${card}></card-face>
      <span class="count" aria-hidden="true">${number(count)}</span>
    </li>`;
  }
}
