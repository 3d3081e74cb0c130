import "./why-dialog.css";
import { html, nothing } from "lit";
import type { Explanation } from "../../app/state";
import type { ActionExplanation } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isAction, logSentences, percent } from "../../game/game-text";
import { sends } from "../../game/intents";
import { t } from "../../i18n";
import { closeButton, titledDialog } from "../../ui/dialog";
import { actionValuesTable } from "./action-values-table";
import { actionName, reasonList } from "./coach-text";

/** Explains an action of a bot: the reasons for it, and the values of all its actions. */
export function whyDialog(why: Explanation | null, view: View | null) {
  const plies = why && view ? pliesOfBots(view) : [];
  const index = plies.indexOf(why?.ply ?? Number.NaN);
  return html`<why-dialog>${titledDialog({
    id: "why-title",
    title: t("coach-why"),
    isOpen: why !== null,
    whenClosed: { type: "close-why" },
    content:
      () => html`<div role="status">${why?.result && view ? explanation(why.result, view) : html`<p>${t("answer-thinking")}</p>`}</div>
      ${why?.result ? table(why.result) : nothing}`,
    buttons: html`${step("why-before", plies[index - 1])} ${step("why-after", index < 0 ? undefined : plies[index + 1])}
      ${closeButton()}`,
  })}</why-dialog>`;
}

function step(name: string, ply: number | undefined) {
  return html`<button type="button" class="button" ?disabled=${ply === undefined} @click=${sends({ type: "why", ply: ply ?? null })}>${t(name)}</button>`;
}

function pliesOfBots(view: View): number[] {
  const seats = view.log.filter(isAction).map(({ seat }) => seat);
  return [...seats.keys()].filter((ply) => view.seats[seats[ply] ?? 0]?.kind === "bot");
}

function explanation(why: ActionExplanation, view: View) {
  const { ply, about_best, reasons } = why;
  const entry = view.log.filter(isAction)[ply];
  return html`<p class="action">${entry ? logSentences([entry], view) : nothing}</p>
    ${reasons.length > 0 ? reasonList(reasons, view) : html`<p>${t("why-nothing")}</p>`}
    <p class="verdict ${about_best ? "good" : ""}">${verdict(why)}</p>`;
}

function verdict({ action, about_best, band, choices: [best] }: ActionExplanation) {
  if (!best || action === best.action) return t("why-best");
  if (!about_best) return t("why-not-best", { action: actionName(best.action) });
  return band > 0 ? t("why-about-best", { share: percent(band) }) : t("why-as-good");
}

function table(why: ActionExplanation) {
  const chosen = { action: why.action, label: t("why-chosen") };
  return actionValuesTable(why, actionName, chosen, "why-estimated");
}
