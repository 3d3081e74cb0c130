import "../../ui/faces/seat-face";
import "./bot-dialog.css";
import { html, nothing } from "lit";
import { ruleTables } from "../../app/options";
import type { View } from "../../engine/protocol";
import type { LevelOption } from "../../engine/tables";
import { levelWord, seatNames, styleWord } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { type BotDialogName, seatOf } from "../../game/pages";
import { hasMessage, number, t } from "../../i18n";
import { EQUAL_SHARE, levelColumns, shareWords } from "../../ui/charts/level-columns";
import { closeButton, opening } from "../../ui/dialog";

/** Bots whose code the workshop opens. */
const READABLE = ["greedy", "careful"] as const;

/**
 * The dialog about one bot: how its level and style play, and the measured strength of the level.
 * @param dialog the name of the dialog; undefined while it is closed
 * @param workshop the address of the workshop
 */
export function botDialog(dialog: BotDialogName | undefined, view: View | null, workshop: string) {
  const index = dialog ? seatOf(dialog) : -1;
  const seat = view?.seats[index];
  return html`<bot-dialog><dialog ${opening(seat !== undefined)} aria-labelledby="bot-card-title" aria-describedby="bot-card-level" closedby="any"
    @close=${(event: Event) => dialog && close(event, dialog)}>
    ${
      view && seat
        ? html`<div class="head">
            <seat-face .seat=${index}></seat-face>
            <h2 id="bot-card-title">${seatNames(view)[index]}</h2>
          </div>
          ${seat.level ? aboutLevel(seat.level, seat.style, ruleTables().options.levels) : nothing}
          ${aboutCode(workshop)}
          <div class="dialog-buttons">${closeButton(t("close"), "primary", true)}</div>`
        : nothing
    }
  </dialog></bot-dialog>`;
}

function close({ currentTarget }: Event, dialog: BotDialogName): void {
  sendIntent(currentTarget as HTMLElement, { type: "close-dialog", dialog });
  // The button that opened the dialog is gone if the game has ended meanwhile.
  if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus();
}

function aboutLevel(level: string, style: string | null, levels: readonly LevelOption[]) {
  const rank = levels.findIndex((each) => each.level === level);
  return html`
    <div id="bot-card-level">
      <h3>${levelWord(level)} ${rank < 0 ? nothing : pips(rank + 1, levels.length)}</h3>
      ${paragraph(`level-about-${level}`)}
    </div>
    ${style ? html`<div class="style"><h3>${styleWord(style)}</h3>${paragraph(`style-about-${style}`)}</div>` : nothing}
    ${figures(levels, rank)}
  `;
}

function pips(rank: number, count: number) {
  return html`<span class="visually-hidden">${t("level-rank", { rank, levels: count })}</span>
    <span class="pips" aria-hidden="true">
      ${Array.from({ length: count }, (_, index) => html`<span class=${index < rank ? "filled" : ""}></span>`)}
    </span>`;
}

function figures(levels: readonly LevelOption[], rank: number) {
  const { level, share, lost, blunders } = levels[rank] ?? {};
  const rows = [
    share !== undefined && figure(shareWords(share), levelColumns(levels, "share", level, EQUAL_SHARE)),
    lost !== undefined &&
      figure(t("bot-lost", { points: twoDigits(lost, "decimal") }), levelColumns(levels, "lost", level)),
    blunders !== undefined &&
      figure(t("bot-blunders", { blunders: twoDigits(blunders, "percent") }), levelColumns(levels, "blunders", level)),
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

function figure(words: string, chart: unknown) {
  return html`<li><span>${words}</span> ${chart}</li>`;
}

function aboutCode(workshop: string) {
  const link = (name: string) =>
    html`<a class="button" href=${`${workshop}#source=${name}`} target="_blank" rel="noopener" lang="zxx">${name}</a>`;
  return html`<section class="code" aria-labelledby="bot-card-code">
    <h3 id="bot-card-code">${t("bot-code")}</h3>
    <p>${t("bot-code-about")}</p>
    <p class="links">${READABLE.map(link)}</p>
  </section>`;
}

function paragraph(message: string) {
  return hasMessage(message) ? html`<p>${t(message)}</p>` : nothing;
}

/** Format a number to two significant digits, so that a small one is not shown as zero. */
function twoDigits(amount: number, style: "decimal" | "percent"): string {
  return number(amount, { style, maximumSignificantDigits: 2 });
}
