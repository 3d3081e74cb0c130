/** The story of a finished game, in sentences that agree with its result. */

import type { Review } from "../../engine/coach-protocol";
import type { PileView, View } from "../../engine/protocol";
import { cardWord, isAction, logSentences, seatNames } from "../../game/game-text";
import { sortedPiles } from "../../game/view-queries";
import { formatList, joinSentences, t } from "../../i18n";
import { decidingSentences } from "../coach/coach-text";

type Kind = PileView["counts"];

/** Say what a seat has collected that scores for it; empty if nothing does. */
export function collectedSentence(view: View, seat: number): string {
  const piles = [...pilesOf(view, seat, "plus"), ...pilesOf(view, seat, "bonus")];
  if (piles.length === 0) return "";
  const cards = piles.map(({ card, cards: own, jokers }) =>
    t("counted", { count: own.length + jokers, item: cardWord(card) }),
  );
  return t("story-collected", {
    name: nameOf(view, seat),
    cards: formatList(cards, "conjunction"),
    points: amountOf(piles),
  });
}

/** Say which round decided the game, by which move, and what that changed. */
export function decidedSentence(view: View, review: Review, seat: number): string {
  const deciding = review.seats[seat]?.deciding ?? null;
  const entry = deciding && view.log.filter(isAction)[deciding.ply];
  if (!deciding || !entry) return t("story-round-none");
  const { round } = deciding;
  return joinSentences([
    round === null ? t("story-round-unnumbered") : t("story-round", { round }),
    ...logSentences([entry], view),
    ...decidingSentences(review, view, deciding, seat),
  ]);
}

/** Say what it cost a winner; or why another player won: by minus points, plus points or +2 cards. */
export function costSentence(view: View, seat: number): string {
  const [rival] = view.result?.winners ?? [];
  const minus = pilesOf(view, seat, "minus");
  const name = nameOf(view, seat);
  if (rival === undefined || view.result?.winners.includes(seat))
    return minus.length === 0
      ? t("story-no-minus", { name })
      : t("story-minus", { name, count: minus.length, points: amountOf(minus) });
  const behind = (kind: Kind) => sumOf(view, rival, kind) - sumOf(view, seat, kind);
  const kinds: readonly Kind[] = ["minus", "plus", "bonus"];
  const kind = kinds.reduce((most, each) => (behind(each) > behind(most) ? each : most));
  const [mine, theirs] = [pilesOf(view, seat, kind), pilesOf(view, rival, kind)];
  return t(`story-lost-${kind}`, {
    name,
    rival: nameOf(view, rival),
    count: mine.length,
    points: amountOf(mine),
    theirs: theirs.length,
    rivalPoints: amountOf(theirs),
  });
}

function pilesOf(view: View, seat: number, kind: Kind): PileView[] {
  return sortedPiles(view.seats[seat] ?? { piles: [] }).filter(({ counts }) => counts === kind);
}

function sumOf(view: View, seat: number, kind: Kind): number {
  return pilesOf(view, seat, kind).reduce((sum, { points }) => sum + points, 0);
}

function amountOf(piles: readonly PileView[]): string {
  return t("amount-points", { points: Math.abs(piles.reduce((sum, { points }) => sum + points, 0)) });
}

function nameOf(view: View, seat: number): string {
  return seatNames(view)[seat] ?? "";
}
