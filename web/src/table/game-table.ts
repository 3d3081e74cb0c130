import "./coach-buttons.css";
import "./game-log";
import "./pace-buttons.css";
import "./rows/table-rows";
import "./seats/player-area";
import "./supply-pile";
import "../ui/card-face";
import "./game-table.css";
import "../styles/held-card.css";
import "../styles/low-window.css";
import "../styles/tall-window.css";
import { html, nothing, type PropertyValues, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import type { Action, Tip, View } from "../engine/protocol";
import { answerSentences } from "../game/announcements";
import { confirmPrompt, prompt, seatNames } from "../game/game-text";
import { type Intent, type JokerChoice, type SpokenAnswer, sendIntent, sends } from "../game/intents";
import { canExplain, canHint, intentForKey } from "../game/shortcuts";
import type { TipAnchor } from "../game/tips";
import { leaders } from "../game/view-queries";
import { joinSentences, t } from "../i18n";
import { keyOf } from "../platform/keys";
import type { Pace } from "../platform/settings/settings";
import { LightElement } from "../ui/light-element";

/** The sides of a wide table where the opponents sit, clockwise in turn order, by the number of players. */
const SIDES: Record<number, readonly string[]> = {
  2: ["top"],
  3: ["left", "right"],
  4: ["left", "top", "right"],
  5: ["left", "top", "top", "right"],
};
const BULB = svg`<path d="M9 17.5c0-2-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 6-3.5 8zM9.5 21h5"></path>`;
const QUESTION = svg`<path d="M4 5h16v11h-9l-4 4v-4H4zM10 8.6c.3-1.5 4.2-1.6 4 .5-.1 1.3-1.9 1.2-1.9 2.6M12 13.4v.1"></path>`;
const DISABLED = '[aria-disabled="true"]';
const ENABLED = '[aria-disabled="false"]';

interface ShownPuzzle {
  /** Its number among those of today, and how many there are. */
  progress: { number: number; count: number } | null;
  /** Its view once it was answered and has no other answer. */
  closed: View | null;
}

/** Lays out the table, chooses the seat at the bottom, and moves the focus when its control is disabled or gone. */
@customElement("game-table")
export class GameTable extends LightElement {
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) jokers: JokerChoice | null = null;
  @property({ attribute: false }) tip: Tip | null = null;
  /** The part of the table that the tip is about. */
  @property({ attribute: false }) tipAnchor: TipAnchor | null = null;
  /** Whether tips are to come, for which the prompt line has room. */
  @property({ attribute: false }) hasTips = false;
  @property({ attribute: false }) answer: SpokenAnswer | null = null;
  /** The action that the coach suggests. */
  @property({ attribute: false }) suggested: Action | null = null;
  /** The action that a second press of its control plays. */
  @property({ attribute: false }) selected: Action | null = null;
  /** Set while the decision is a puzzle. */
  @property({ attribute: false }) puzzle: ShownPuzzle | null = null;
  @property({ attribute: false }) isBusy = false;
  @property({ attribute: false }) pace: Pace = "normal";
  /** The seat that a viewer of a recorded game chose for the bottom; null: the table chooses. */
  @property({ attribute: false }) viewpoint: number | null = null;
  /** False while another screen covers the table. */
  @property({ attribute: false }) isActive = false;
  #bottomSeat = 0;
  #keepsFocus = false;
  #wasDisabled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.#onKey);
    this.addEventListener("click", this.#stopSecondClick, { capture: true });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const focused = document.activeElement;
    // The focus was lost when the table became active; but do not take it before the user has interacted with the page.
    const hasNoFocus = focused === document.body && navigator.userActivation.hasBeenActive;
    this.#wasDisabled = focused?.matches(DISABLED) ?? false;
    this.#keepsFocus = this.contains(focused) || (changed.has("isActive") && this.isActive && hasNoFocus);
    if (this.viewpoint !== null) this.#bottomSeat = this.viewpoint;
    else if (this.view && changed.has("view")) this.#bottomSeat = bottomSeat(this.view, this.#bottomSeat);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const wasDisabled = this.#wasDisabled;
    if (this.#keepsFocus) requestAnimationFrame(() => this.#keepFocus(changed.has("view"), wasDisabled));
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const names = seatNames(view);
    const others = view.seats.map((_, offset) => (this.#bottomSeat + offset) % view.players).slice(1);
    return html`<div class="table players-${view.players} ${this.hasTips ? "with-tips" : ""} tip-${this.tipAnchor}" role="group" aria-label=${t("table")}
      aria-busy=${this.isBusy} tabindex="-1" @click=${this.#onClick}>
      <div class="opponents" role="group" aria-label=${t("opponents")}>
        ${repeat(
          others,
          (seat) => seat,
          (seat, index) => this.#area(view, seat, names, SIDES[view.players]?.[index]),
        )}
      </div>
      <aside class="sidebar">
        <game-log .view=${view}></game-log>
        ${this.#coachButtons(view)}
        <unseen-cards .unseen=${view.supply.unseen}></unseen-cards>
      </aside>
      <div class="middle">
        <div class="prompt-line">
          ${this.#prompt(view)}
          ${this.#paceButtons(view)}
          ${this.hasTips ? html`<table-tip .tip=${this.tip}></table-tip>` : nothing}
          ${keyed(this.answer, this.#refusal(view))}
        </div>
        ${view.jokers ? this.#jokerPanel(view) : html`<table-rows .rows=${view.rows} .names=${names} .suggested=${this.suggested} .selected=${this.selected}></table-rows>`}
      </div>
      ${keyed(view.jokers === null, html`<div class="bottom-seat">${this.#area(view, this.#bottomSeat, names)}</div>`)}
      <supply-pile .suggested=${this.suggested} .selected=${this.selected} .supply=${view.supply} .drawn=${view.drawn} .isPractice=${view.practice} .canRedo=${view.redo}></supply-pile>
    </div>`;
  }

  /** The prompt, rendered again when it or the buttons beside it change: changed centred text counts as a layout shift. */
  #prompt(view: View) {
    const words = view.current === null ? "" : this.#promptText(view);
    const lastRound = html`<strong class="last-round">
      <card-face shape="chip" .card=${"last-round"}></card-face>${t("last-round")}
    </strong>`;
    const line = html`<p class="prompt ${view.waiting_for ?? ""}">${view.last_round ? lastRound : nothing} <span>${words}</span></p>`;
    return keyed(
      `${this.tip} ${view.drawn !== null} ${view.last_round} ${words} ${this.#canStep(view)} ${this.#canFinish(view)}`,
      line,
    );
  }

  #promptText(view: View): string {
    if (this.selected) return confirmPrompt(this.selected);
    if (!this.puzzle) return prompt(view);
    const { progress, closed } = this.puzzle;
    if (closed) return progress ? t("mistakes-number", progress) : "";
    const words = progress ? t("mistakes-puzzle", progress) : t("frame-your-move");
    return view.drawn ? joinSentences([words, prompt(view)]) : words;
  }

  #refusal(view: View) {
    const { answer } = this;
    if (answer?.kind !== "refusal" && answer?.kind !== "sound") return nothing;
    return html`<p class="refusal ${answer.kind}" aria-hidden="true">${joinSentences(answerSentences(answer, view))}</p>`;
  }

  #area(view: View, seat: number, names: readonly string[], side = "bottom") {
    const isChoosing = view.jokers?.seat === seat && this.jokers?.sheet;
    return html`<player-area
      data-side=${side}
      .seat=${isChoosing ? { ...view.seats[seat], ...this.jokers?.sheet } : view.seats[seat]}
      .index=${seat}
      .name=${names[seat] ?? ""}
      .isCurrent=${view.current === seat}
      .isLeader=${leaders(view).includes(seat)}
      .points=${seat === this.#bottomSeat ? view.points : []}
    ></player-area>`;
  }

  #jokerPanel(view: View) {
    const seat = view.jokers?.seat ?? 0;
    return html`<joker-panel
      .jokers=${view.jokers}
      .colours=${this.jokers?.colours ?? []}
      .score=${this.jokers?.sheet?.score ?? view.seats[seat]?.score ?? 0}
    ></joker-panel>`;
  }

  /** The buttons that ask the coach for a hint, or why the last bot acted as it did. */
  #coachButtons(view: View) {
    const hint = coachButton("coach-hint", BULB, "h", canHint(view) && !this.puzzle, { type: "hint" });
    const why = coachButton("coach-why", QUESTION, "w", canExplain(view), { type: "why", ply: null });
    return html`<coach-buttons>${hint} ${why}</coach-buttons>`;
  }

  /** The buttons that let the next bot act, or all bots until the end of the round. */
  #paceButtons(view: View) {
    const finish = html`<button type="button" class="button" aria-keyshortcuts="f" @click=${sends({ type: "finish-round" })}>${t("finish-round")}</button>`;
    const next = html`<button type="button" class="button next primary" aria-keyshortcuts="n" @click=${sends({ type: "skip-pause" })}>${t("pace-next")}</button>`;
    return html`<pace-buttons>${this.#canFinish(view) ? finish : nothing} ${this.#canStep(view) ? next : nothing}</pace-buttons>`;
  }

  /** At the step-by-step pace, bots wait for the player. */
  #canStep(view: View): boolean {
    return this.pace === "step" && view.waiting_for === "bot";
  }

  /** A player who has taken a row can skip the rest of the round. */
  #canFinish(view: View): boolean {
    const seat = view.seats[this.#bottomSeat];
    return this.pace !== "instant" && view.waiting_for === "bot" && seat?.kind === "human" && seat.out;
  }

  /** A tap anywhere but on a button or the log skips the bots' pause. */
  #onClick = (event: Event): void => {
    const isBackground = event.target instanceof Element && !event.target.closest("button, [role=log]");
    if (isBackground && this.view?.waiting_for === "bot") sendIntent(this, { type: "skip-pause" });
  };

  /** Ignore the second click of a double click, which could play an unintended action, unless it confirms the first. */
  #stopSecondClick = (event: MouseEvent): void => {
    const isSecond = event.detail > 1 && !this.selected;
    if (isSecond && event.target instanceof Element && event.target.closest(".row, .draw")) event.stopPropagation();
  };

  #onKey = (event: KeyboardEvent): void => {
    const { view } = this;
    const key = keyOf(event);
    const isTyping = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    if (!view || key === null || isTyping || event.repeat) return;
    if (view.waiting_for === "bot" && isSkip(key, event.target)) {
      event.preventDefault();
      sendIntent(this, { type: "skip-pause" });
    }
    const intent = intentForKey(key, view, this.#canFinish(view));
    if (intent) sendIntent(this, intent);
  };

  /**
   * Keep the focus on the table while no action is possible, then move it to the next possible action.
   * A focus that was already on a disabled control stays there, so that the user can explore the table.
   */
  #keepFocus(hasNewView: boolean, wasDisabled: boolean): void {
    const focused = document.activeElement;
    const table = this.querySelector<HTMLElement>(".table");
    const isLost = !focused || focused === document.body || focused === table;
    if (!isLost && !(hasNewView && focused.matches(DISABLED))) return;
    const next = this.querySelector<HTMLElement>(
      this.view?.drawn ? `.next, .row${ENABLED}` : `.next, .draw${ENABLED}, .row${ENABLED}, .panel select`,
    );
    const target = next ?? (isLost || !wasDisabled ? table : null);
    // Focusing what has the focus would only lay out the page again, in the middle of an animation.
    if (target !== focused) target?.focus({ preventScroll: true });
  }
}

/** Return whether a key skips the bots' pause; Space presses a focused button instead. */
function isSkip(key: string, target: EventTarget | null): boolean {
  return key === "n" || key === "Escape" || (key === " " && !(target instanceof HTMLButtonElement));
}

/** Return the seat at the bottom: the person to act, else the person who was there, else the first person. */
function bottomSeat(view: View, before: number): number {
  if (view.current !== null && view.waiting_for === "human") return view.current;
  if (view.seats[before]?.kind === "human") return before;
  return Math.max(
    view.seats.findIndex((seat) => seat.kind === "human"),
    0,
  );
}

function coachButton(name: string, icon: unknown, key: string, isEnabled: boolean, intent: Intent) {
  return html`<button type="button" class="button with-icon" title=${t(name)} aria-keyshortcuts=${key} ?disabled=${!isEnabled} @click=${sends(intent)}>
    <svg aria-hidden="true" viewBox="0 0 24 24">${icon}</svg><span>${t(name)}</span>
  </button>`;
}
