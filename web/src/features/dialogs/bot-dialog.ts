import "../../ui/faces/seat-face";
import "./bot-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { LevelOption, Options, SeatView } from "../../engine/protocol";
import { levelWord, percent, styleWord } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { hasMessage, number, t } from "../../i18n";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { LightElement } from "../../ui/light-element";

/** The share of wins of each of four equal players. */
const EQUAL_SHARE = 0.25;

/** Bots whose code the workshop opens. */
const READABLE = ["greedy", "careful"] as const;

type Figure = "share" | "lost" | "blunders";

/** The dialog about one bot: how its level and style play, and the measured strength of the level. */
@customElement("bot-dialog")
export class BotDialog extends LightElement {
  @property({ attribute: false }) isOpen = false;
  @property({ attribute: false }) seat: SeatView | null = null;
  @property({ attribute: false }) index = 0;
  @property({ attribute: false }) name = "";
  /** The address of the workshop. */
  @property({ attribute: false }) workshop = "";
  /** Null until the engine has sent them. */
  @property({ attribute: false }) options: Options | null = null;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("isOpen")) syncDialog(this, this.isOpen);
  }

  protected override render() {
    if (!this.seat) return nothing;
    const { level, style } = this.seat;
    return html`<dialog aria-labelledby="bot-card-title" aria-describedby="bot-card-level" closedby="any"
      @close=${this.#close}>
      <div class="head">
        <seat-face .seat=${this.index}></seat-face>
        <h2 id="bot-card-title">${this.name}</h2>
      </div>
      ${level ? this.#level(level, style) : nothing}
      ${this.#code()}
      <div class="dialog-buttons">
        <button type="button" class="button primary" ?autofocus=${this.isOpen} @click=${() => closeDialog(this)}>${t("close")}</button>
      </div>
    </dialog>`;
  }

  #level(level: string, style: string | null | undefined) {
    const levels = this.options?.levels ?? [];
    const rank = levels.findIndex((each) => each.level === level);
    return html`
      <div id="bot-card-level">
        <h3>${levelWord(level)} ${rank < 0 ? nothing : this.#pips(rank + 1, levels.length)}</h3>
        ${paragraph(`level-about-${level}`)}
      </div>
      ${style ? html`<div class="style"><h3>${styleWord(style)}</h3>${paragraph(`style-about-${style}`)}</div>` : nothing}
      ${this.#figures(levels, rank)}
    `;
  }

  #pips(rank: number, count: number) {
    return html`<span class="visually-hidden">${t("level-rank", { rank, levels: count })}</span>
      <span class="pips" aria-hidden="true">
        ${Array.from({ length: count }, (_, index) => html`<span class=${index < rank ? "filled" : ""}></span>`)}
      </span>`;
  }

  #figures(levels: readonly LevelOption[], rank: number) {
    const { share, lost, blunders } = levels[rank] ?? {};
    const rows = [
      share !== undefined &&
        this.#figure(
          t("bot-share", { share: percent(share), even: percent(EQUAL_SHARE) }),
          levels,
          rank,
          "share",
          EQUAL_SHARE,
        ),
      lost !== undefined && this.#figure(t("bot-lost", { points: twoDigits(lost, "decimal") }), levels, rank, "lost"),
      blunders !== undefined &&
        this.#figure(t("bot-blunders", { blunders: twoDigits(blunders, "percent") }), levels, rank, "blunders"),
    ].filter((row) => row !== false);
    if (rows.length === 0) return nothing;
    return html`<section class="figures" aria-labelledby="bot-card-figures">
      <h3 id="bot-card-figures">${t("bot-figures")}</h3>
      <ul>
        ${rows}
      </ul>
      <p class="help-text">${t("bot-figures-hint")}</p>
    </section>`;
  }

  /** A figure in words, and as a chart with one column for each level. */
  #figure(words: string, levels: readonly LevelOption[], rank: number, figure: Figure, baseline = 0) {
    const highest = Math.max(...levels.map((each) => each[figure] ?? 0), baseline) || 1;
    return html`<li>
      <span>${words}</span>
      <span class="columns" aria-hidden="true" .style=${`--baseline: ${baseline / highest}`}>
        ${baseline > 0 ? html`<span class="baseline"></span>` : nothing}
        ${levels.map(
          (each, index) => html`<span
            class="column ${index === rank ? "current" : ""}"
            .style=${`--value: ${(each[figure] ?? 0) / highest}`}
          ></span>`,
        )}
      </span>
    </li>`;
  }

  #code() {
    const link = (name: string) =>
      html`<a class="button" href=${`${this.workshop}#source=${name}`} target="_blank" rel="noopener" lang="zxx">${name}</a>`;
    return html`<section class="code" aria-labelledby="bot-card-code">
      <h3 id="bot-card-code">${t("bot-code")}</h3>
      <p>${t("bot-code-about")}</p>
      <p class="links">${READABLE.map(link)}</p>
    </section>`;
  }

  #close(): void {
    sendIntent(this, { type: "close-bot" });
    // The button that opened the dialog is gone if the game has ended meanwhile.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus();
  }
}

function paragraph(message: string) {
  return hasMessage(message) ? html`<p>${t(message)}</p>` : nothing;
}

/** Format a number to two significant digits, so that a small one is not shown as zero. */
function twoDigits(amount: number, style: "decimal" | "percent"): string {
  return number(amount, { style, maximumSignificantDigits: 2 });
}
