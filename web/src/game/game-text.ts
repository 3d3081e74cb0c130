/** Texts about a view in the current language. */

import type { Action, Card, LogEntry, PileView, RowView, SeatView, View } from "../engine/protocol";
import { formatList, hasMessage, joinSentences, list, number, t } from "../i18n";
import { rowOf } from "./view-queries";

/** A share this close to none or all is none or all: sums of probabilities are not exact. */
const ROUNDING_ERROR = 1e-9;

export function cardWord(card: Card): string {
  return t(card === "+2" ? "card-plus-two" : `card-${card}`);
}

export function cardWords(cards: readonly Card[]): string {
  return list(cards.map(cardWord));
}

export function seatNames(view: { seats: readonly Pick<SeatView, "kind" | "name">[] }): string[] {
  const people = view.seats.filter((seat) => seat.kind === "human").length;
  return view.seats.map((seat, index) => {
    if (seat.name !== null) return seat.name;
    if (seat.kind === "bot") return t(`name-bot-${index}`);
    return people === 1 ? t("name-you") : t("name-player", { number: index + 1 });
  });
}

export function levelWord(level: string): string {
  return hasMessage(`level-${level}`) ? t(`level-${level}`) : level;
}

export function styleWord(style: string): string {
  return hasMessage(`style-${style}`) ? t(`style-${style}`) : style;
}

/** Name a bot by its level, and by its style if it has one: "Expert · Spoiler". */
export function botWord(level: string, style: string | null): string {
  return style ? `${levelWord(level)} · ${styleWord(style)}` : levelWord(level);
}

/** Return whether the seat is addressed as "you": its player is the only person and has no name. */
export function isYou(view: View, seat: number): boolean {
  const people = view.seats.filter((each) => each.kind === "human");
  return people.length === 1 && view.seats[seat]?.kind === "human" && view.seats[seat].name === null;
}

export function rowName(row: RowView, index: number, names: readonly string[]): string {
  const name = t(rowMessage(row), { row: index + 1, content: rowContent(row, names) });
  if (row.gain === null) return name;
  const gain = t(`gain-${["less", "none", "more"][Math.sign(row.gain) + 1]}`, { points: Math.abs(row.gain) });
  return t(row.take === null ? "row-gain-then" : "row-gain", { row: name, gain });
}

/** Return the accessible name of the control for an action. */
export function actionWords(action: Action, view: View): string {
  const names = seatNames(view);
  const row = rowOf(view, action);
  const rowView = view.rows[row];
  return rowView ? t(rowMessage(rowView), { row: row + 1, content: rowContent(rowView, names) }) : t("draw");
}

export function pileWords(pile: PileView): string {
  const count = pile.cards.length + pile.jokers;
  const points = number(Math.abs(pile.points));
  const words = t(`pile-${pile.counts}`, { count, card: cardWord(pile.card), points });
  return pile.jokers > 0 ? t("pile-with-jokers", { pile: words, jokers: pile.jokers }) : words;
}

/** Format points with their sign: "+6", "−3". */
export function signed(points: number): string {
  return points > 0 ? `+${number(points)}` : number(points);
}

/** Format a share in whole percent: "0 %" is none of it, "100 %" all of it. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > ROUNDING_ERROR) return t("percent-less", { share: percent(0.01) });
  if (rounded === 100 && share < 1 - ROUNDING_ERROR) return t("percent-more", { share: percent(0.99) });
  return number(share, { style: "percent" });
}

/** Format a share with its sign: "+6 %", "−3 %". */
export function signedPercent(share: number): string {
  return number(share, { style: "percent", signDisplay: "exceptZero" });
}

export function seatScore(seat: SeatView): string {
  return number(seat.score);
}

export function prompt(view: View): string {
  if (view.phase === "over" || view.current === null) return t("prompt-over");
  const name = seatNames(view)[view.current] ?? "";
  if (view.waiting_for === "bot") return t("prompt-bot", { name });
  if (view.waiting_for === null && view.phase === "decide") return t("prompt-shown", { name });
  const message = `prompt-${promptKind(view)}${isYou(view, view.current) ? "" : "-named"}`;
  return t(message, { name, card: view.drawn ? cardWord(view.drawn.card) : "" });
}

/** Return the prompt to press the control of the selected action again. */
export function confirmPrompt(action: Action): string {
  return t("prompt-confirm", { kind: action.slice(0, 1), row: action.slice(1) });
}

/** Return whether the log entry is of a ply. */
export function isAction(entry: LogEntry): entry is Extract<LogEntry, { kind: "draw" | "place" | "take" }> {
  return entry.kind === "draw" || entry.kind === "place" || entry.kind === "take";
}

/** Return one sentence for each entry; a draw followed by its placement shares one. */
export function logSentences(entries: readonly LogEntry[], view: View): string[] {
  const names = seatNames(view);
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const isMerged = entry.kind === "draw" && next?.kind === "place" && next.seat === entry.seat;
    return isMerged ? [] : [logSentence(entry, view, names)];
  });
}

export function winnersLine(view: View): string {
  const winners = view.result?.winners ?? [];
  const names = seatNames(view);
  const [first] = winners;
  if (first === undefined) return "";
  if (winners.length > 1)
    return t("wins-shared", {
      names: formatList(
        winners.map((seat) => names[seat] ?? ""),
        "conjunction",
      ),
    });
  return isYou(view, first) ? t("wins-you") : t("wins", { name: names[first] ?? "" });
}

/** Return all scores, by seat. */
export function scoresLine(view: View): string {
  const names = seatNames(view);
  return list(view.seats.map((seat, index) => t("named-value", { name: names[index] ?? "", value: seatScore(seat) })));
}

function rowMessage(row: RowView): string {
  if (row.place !== null) return "row-place";
  return row.take !== null ? "row-take" : "row-idle";
}

/** Return who has taken a row, or its cards, and the spaces that are left unless the row can be taken. */
export function rowContent(row: RowView, names: readonly string[]): string {
  if (row.taken_by !== null) return t("row-taken", { name: names[row.taken_by] ?? "" });
  const cards = row.cards.length > 0 ? row.cards.map(({ card }) => cardWord(card)) : [t("row-empty")];
  if (row.take !== null) return list(cards);
  return list([...cards, t("row-space", { count: row.capacity - row.cards.length })]);
}

function promptKind(view: View): string {
  if (view.phase !== "decide") return view.phase;
  if (view.supply.draw === null) return "take";
  return view.rows.some((row) => row.take !== null) ? "decide" : "draw";
}

function logSentence(entry: LogEntry, view: View, names: readonly string[]): string {
  const name = "seat" in entry ? (names[entry.seat] ?? "") : "";
  switch (entry.kind) {
    case "round":
      return withDiscarded(
        entry.round === null
          ? t(isYou(view, entry.seat) ? "log-next-round-you" : "log-next-round", { name })
          : t(isYou(view, entry.seat) ? "log-round-you" : "log-round", { round: entry.round, name }),
        entry.discarded,
      );
    case "draw":
      return t("log-draw", { name, card: cardWord(entry.card) });
    case "place":
      return t("log-place", { name, card: cardWord(entry.card), row: entry.row + 1 });
    case "take":
      return t(entry.revealed ? "log-take-revealed" : "log-take", {
        name,
        row: entry.row + 1,
        cards: cardWords(entry.cards),
        revealed: entry.revealed ? cardWord(entry.revealed) : "",
      });
    case "last_round":
      return t("log-last-round");
    case "over":
      return withDiscarded(t("log-over"), entry.discarded);
  }
}

function withDiscarded(sentence: string, discarded: readonly Card[]): string {
  return discarded.length > 0
    ? joinSentences([sentence, t("log-discarded", { cards: cardWords(discarded) })])
    : sentence;
}
