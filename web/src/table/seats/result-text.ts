import type { View } from "../../engine/protocol";
import { seatNames } from "../../game/game-text";
import { formatList, t } from "../../i18n";

/**
 * Return how many points the only person, or else the winner, is ahead of the others or behind the winners; empty if
 * they share the victory.
 */
export function marginLine(view: View): string {
  const { ranks = [], winners = [] } = view.result ?? {};
  const seat = seatInFocus(view);
  const isWinner = winners.includes(seat);
  const rivals = isWinner ? seatsOfRank(ranks, winners.length + 1) : winners;
  const [rival] = rivals;
  if (rival === undefined || (isWinner && winners.length > 1)) return "";
  const names = seatNames(view);
  return t(isWinner ? "result-ahead" : "result-behind", {
    rank: t("rank", { rank: ranks[seat] ?? 0 }),
    points: Math.abs((view.seats[seat]?.score ?? 0) - (view.seats[rival]?.score ?? 0)),
    names: formatList(
      rivals.map((each) => names[each] ?? ""),
      "conjunction",
    ),
  });
}

/** Say why the person's game does not count in the statistics; empty if it does, or if it is only watched. */
export function uncountedLine(view: View, isReplay: boolean): string {
  if (view.practice) return t("result-practice");
  const isContinued = view.seed === null && onlyPerson(view) !== undefined && !isReplay;
  return isContinued ? t("result-continued") : "";
}

/** Return the seat of the only person, else the first winner's. */
export function seatInFocus(view: View): number {
  return onlyPerson(view) ?? view.result?.winners[0] ?? 0;
}

function onlyPerson({ seats }: View): number | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? seat : []));
  return people.length === 1 ? people[0] : undefined;
}

function seatsOfRank(ranks: readonly number[], rank: number): number[] {
  return ranks.flatMap((each, seat) => (each === rank ? seat : []));
}
