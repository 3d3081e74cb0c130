import "./coach-buttons";
import "./game-log";
import "./pace-buttons";
import "./rows/table-rows";
import "./seats/joker-panel";
import "./seats/player-area";
import "./supply-pile";
import "./table-tip";
import "./unseen-cards";
import "../ui/card-face";
import "./game-table.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import type { Action, View } from "../engine/protocol";
import { answerSentences } from "../game/announcements";
import { isYou, lastPlacings, prompt, seatNames } from "../game/game-text";
import { type SpokenAnswer, sendIntent } from "../game/intents";
import type { JokerChoice } from "../game/joker-choice";
import { canExplain, canHint, intentForKey } from "../game/shortcuts";
import { anchorOf, type Tip } from "../game/tips";
import { t } from "../i18n";
import type { Pace } from "../platform/settings/settings";
import { LightElement } from "../ui/light-element";

/** On which sides of a wide table the others sit, clockwise in the order of play, by the number of players. */
const SIDES: Record<number, readonly string[]> = {
  2: ["top"],
  3: ["left", "right"],
  4: ["left", "top", "right"],
  5: ["left", "top", "top", "right"],
};
const IDLE = '[aria-disabled="true"]';
const POSSIBLE = '[aria-disabled="false"]';

/** Where everything lies, who sits near, and where the keyboard's focus goes when a control can no longer have it. */
@customElement("game-table")
export class GameTable extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) jokers: JokerChoice | null = null;
  @property({ attribute: false }) tip: Tip | null = null;
  @property({ attribute: false }) answer: SpokenAnswer | null = null;
  /** The action to be pointed at. */
  @property({ attribute: false }) best: Action | null = null;
  /** Whether what the person would do is asked. */
  @property({ attribute: false }) isQuestion = false;
  @property({ attribute: false }) isBusy = false;
  @property({ attribute: false }) pace: Pace = "normal";
  /** The seat that somebody has chosen to look from. */
  @property({ attribute: false }) viewpoint: number | null = null;
  /** False while something else has the stage. */
  @property({ attribute: false }) isOn = false;
  #nearSeat = 0;
  #keepsFocus = false;
  #wasIdle = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.#onKey);
    this.addEventListener("click", stopSecondClick, { capture: true });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const focused = document.activeElement;
    // What had the focus went when the table came on; but never take it before the person has touched the page.
    const isFree = focused === document.body && navigator.userActivation.hasBeenActive;
    this.#wasIdle = focused?.matches(IDLE) ?? false;
    this.#keepsFocus = this.contains(focused) || (changed.has("isOn") && this.isOn && isFree);
    if (this.viewpoint !== null) this.#nearSeat = this.viewpoint;
    else if (this.view && changed.has("view")) this.#nearSeat = nearSeat(this.view, this.#nearSeat);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const wasIdle = this.#wasIdle;
    if (this.#keepsFocus) requestAnimationFrame(() => this.#keepFocus(changed.has("view"), wasIdle));
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const names = seatNames(view);
    const others = view.seats.map((_, offset) => (this.#nearSeat + offset) % view.players).slice(1);
    return html`<div class="table players-${view.players} ${this.tip ? `hint-${anchorOf(this.tip)}` : ""}" role="group" aria-label=${t("table")}
      aria-busy=${this.isBusy} tabindex="-1" @click=${this.#onClick}>
      <div class="opponents" role="group" aria-label=${t("opponents")}>
        ${repeat(
          others,
          (seat) => seat,
          (seat, place) => this.#area(view, seat, names, SIDES[view.players]?.[place]),
        )}
      </div>
      <aside class="chronicle">
        <game-log .view=${view}></game-log>
        <coach-buttons .canHint=${canHint(view) && !this.isQuestion} .canExplain=${canExplain(view)}></coach-buttons>
        <unseen-cards .unseen=${view.supply.unseen}></unseen-cards>
      </aside>
      <div class="middle">
        <div class="prompt-line">
          ${this.#prompt(view)}
          <pace-buttons .canStep=${this.#canStep(view)} .canFinish=${this.#canFinish(view)}></pace-buttons>
          ${keyed(this.answer, this.#refusal(view))}
        </div>
        ${view.jokers ? this.#jokerPanel(view, names) : html`<table-rows .rows=${view.rows} .names=${names} .best=${this.best}></table-rows>`}
      </div>
      ${keyed(view.jokers === null, html`<div class="own">${this.#area(view, this.#nearSeat, names)}</div>`)}
      <supply-pile .isBest=${this.best !== null && this.best === view.supply.draw} .supply=${view.supply} .drawn=${view.drawn} .isPractice=${view.practice}></supply-pile>
      <table-tip .tip=${this.tip}></table-tip>
    </div>`;
  }

  /** Written anew when it or what stands beside it changes: centred words that change would be words that jump. */
  #prompt(view: View) {
    const words = view.current === null ? "" : this.#promptWords(view);
    const lastRound = html`<strong class="last-round">
      <card-face shape="chip" .card=${"last-round"}></card-face>${t("last-round")}
    </strong>`;
    const line = html`<p class="prompt ${view.waiting_for ?? ""}">${view.last_round ? lastRound : nothing} <span>${words}</span></p>`;
    return keyed(`${view.last_round} ${words} ${this.#canStep(view)} ${this.#canFinish(view)}`, line);
  }

  #promptWords(view: View): string {
    if (!this.isQuestion) return prompt(view);
    return view.drawn ? `${t("frame-your-move")} ${prompt(view)}` : t("frame-your-move");
  }

  #refusal(view: View) {
    if (this.answer?.kind !== "refusal") return nothing;
    return html`<p class="refusal" aria-hidden="true">${answerSentences(this.answer, view).join(" ")}</p>`;
  }

  #area(view: View, seat: number, names: readonly string[], side = "bottom") {
    const isChoosing = view.jokers?.seat === seat && this.jokers?.sheet;
    return html`<player-area
      data-side=${side}
      .seat=${isChoosing ? { ...view.seats[seat], ...this.jokers?.sheet } : view.seats[seat]}
      .index=${seat}
      .name=${names[seat] ?? ""}
      .isCurrent=${view.current === seat}
      .placed=${view.waiting_for === null ? null : lastPlacings(view)[seat]}
      .points=${seat === this.#nearSeat ? view.points : []}
    ></player-area>`;
  }

  #jokerPanel(view: View, names: readonly string[]) {
    const seat = view.jokers?.seat ?? 0;
    return html`<joker-panel
      .jokers=${view.jokers}
      .colours=${this.jokers?.colours ?? []}
      .score=${this.jokers?.sheet?.score ?? view.seats[seat]?.score ?? 0}
      .name=${isYou(view, seat) ? null : (names[seat] ?? "")}
    ></joker-panel>`;
  }

  /** Step by step, the bots wait for somebody to say so. */
  #canStep(view: View): boolean {
    return this.pace === "step" && view.waiting_for === "bot";
  }

  /** Whoever is out need not watch the rest of the round. */
  #canFinish(view: View): boolean {
    const near = view.seats[this.#nearSeat];
    return this.pace !== "instant" && view.waiting_for === "bot" && near?.kind === "human" && near.out;
  }

  /** A tap beside everything that has a meaning of its own makes the bots go on. */
  #onClick = (event: Event): void => {
    const isBeside = event.target instanceof Element && !event.target.closest("button, [role=log]");
    if (isBeside && this.view?.waiting_for === "bot") sendIntent(this, { type: "skip-pause" });
  };

  #onKey = (event: KeyboardEvent): void => {
    const { view } = this;
    const isTyping = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    if (!view || isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (view.waiting_for === "bot" && isSkip(event)) {
      event.preventDefault();
      sendIntent(this, { type: "skip-pause" });
    }
    const intent = intentForKey(event.key, view, this.#canFinish(view));
    if (intent) sendIntent(this, intent);
  };

  /**
   * The focus waits on the table while nothing can be done, and goes to what can be done next.
   * Whoever looks around meanwhile among what cannot be chosen stays there.
   */
  #keepFocus(hasNewView: boolean, wasIdle: boolean): void {
    const focused = document.activeElement;
    const table = this.querySelector<HTMLElement>(".table");
    const isLost = !focused || focused === document.body || focused === table;
    if (!isLost && !(hasNewView && focused.matches(IDLE))) return;
    const next = this.querySelector<HTMLElement>(
      this.view?.drawn ? `.next, .lane${POSSIBLE}` : `.next, .draw${POSSIBLE}, .lane${POSSIBLE}, .panel select`,
    );
    const waits = isLost || !wasIdle ? table : null;
    (next ?? waits)?.focus({ preventScroll: true });
  }
}

/** The second click of a double click was not meant for what can be done there by then. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest(".lane, .draw"))
    event.stopPropagation();
}

/** Space is a button's own key while one has the focus. */
function isSkip({ key, target }: KeyboardEvent): boolean {
  return key === "n" || key === "Escape" || (key === " " && !(target instanceof HTMLButtonElement));
}

/** Whose area lies at the bottom: the person to act, else the one who was there, else the first person. */
function nearSeat(view: View, before: number): number {
  if (view.current !== null && view.waiting_for === "human") return view.current;
  if (view.seats[before]?.kind === "human") return before;
  return Math.max(
    view.seats.findIndex((seat) => seat.kind === "human"),
    0,
  );
}
