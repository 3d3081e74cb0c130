/** Sentences for screen-reader announcements. */

import type { JokersView, LogEntry, SeatView, View } from "../engine/protocol";
import { list, number, sentence, t } from "../i18n";
import {
  confirmPrompt,
  logSentences,
  pileWords,
  prompt,
  rowName,
  scoresLine,
  seatNames,
  winnersLine,
} from "./game-text";
import type { SpokenAnswer } from "./intents";

/** The events that led to a view, to be announced together. */
export interface Announcement {
  /** `practice`: an undo after which the game no longer counts. */
  cause: "undone" | "redone" | "practice" | null;
  entries: LogEntry[];
  /** The view that the entries lead to; null if there is nothing to announce. */
  view: View | null;
}

/** Return what has happened, and the outcome or which bot is to act. */
export function announcementSentences({ cause, entries, view }: Announcement): string[] {
  if (!view) return [];
  return [...startOf(cause, view.practice), ...logSentences(entries, view), ...ending(view)];
}

function startOf(cause: Announcement["cause"], isPractice: boolean): string[] {
  if (!cause) return [];
  if (cause === "practice") return [t("practice-undone")];
  return [t(`status-${cause}`), ...(isPractice ? [sentence(t("practice"))] : [])];
}

/** Return the prompt for the player; empty unless it is a person's turn. */
export function turnSentences(view: View): string[] {
  return view.waiting_for === "human" ? [sentence(prompt(view))] : [];
}

/** Return the names of the controls that the player can use now. */
export function choiceSentences(view: View): string[] {
  if (view.waiting_for !== "human") return [];
  return (view.jokers ? jokerChoice(view, view.jokers) : choices(view)).map(sentence);
}

export function answerSentences(answer: SpokenAnswer, view: View): string[] {
  const names = seatNames(view);
  if (answer.kind === "scores") return view.seats.flatMap((seat, index) => collection(seat, names[index] ?? ""));
  if (answer.kind === "table") {
    const rows = view.rows.map((row, index) => rowName(row, index, names));
    return [...rows, t("announce-supply", { count: view.supply.cards }), drawsLeft(view)].map(sentence);
  }
  if (answer.kind === "selection") return [sentence(answer.action ? confirmPrompt(answer.action) : prompt(view))];
  if (answer.kind === "sound") return [sentence(answer.words)];
  if (answer.kind === "jokers") return [sentence(jokersScore(answer.score))];
  return [t("refused"), sentence(reasonAgainst(answer.row, view))];
}

function ending(view: View): string[] {
  if (view.phase === "over") return [t("announce-over", { scores: scoresLine(view), winners: winnersLine(view) })];
  return view.waiting_for === "bot" ? [sentence(prompt(view))] : [];
}

function collection(seat: SeatView, name: string): string[] {
  const piles = seat.piles.filter((pile) => pile.counts !== "joker").map(pileWords);
  return [t("announce-seat", { name, points: seat.score }), ...(piles.length > 0 ? piles : [t("seat-empty")])].map(
    sentence,
  );
}

/** Return the row's name, which says why it cannot be chosen, or else the prompt. */
function reasonAgainst(row: number | null, view: View): string {
  const wanted = row === null || view.jokers ? undefined : view.rows[row];
  return row === null || !wanted ? prompt(view) : rowName(wanted, row, seatNames(view));
}

function choices(view: View): string[] {
  const names = seatNames(view);
  const rows = view.rows.flatMap((row, index) => ((row.place ?? row.take) ? [rowName(row, index, names)] : []));
  return [...(view.supply.draw ? [t("draw")] : []), ...(view.drawn ? [] : [drawsLeft(view)]), ...rows];
}

function drawsLeft({ supply }: View): string {
  return supply.draws_left === null ? t("last-round") : t("supply-draws-left", { count: supply.draws_left });
}

function jokerChoice(view: View, { seat, choice }: JokersView): string[] {
  const colours = choice.map((colour, index) => t("joker-given", { number: index + 1, colour: t(`colour-${colour}`) }));
  const now = jokersScore(view.seats[seat]?.score ?? 0);
  return [t("joker-suggested", { colours: list(colours) }), now, t("confirm-jokers")];
}

function jokersScore(points: number): string {
  return t("jokers-score", { score: number(points) });
}
