import type { Action, PlayerSetup, Setup, View } from "../engine/protocol";

/** Return the setup of a new deal at the same table. */
export function setupFrom(view: View): Setup {
  const { players, edition, scoring, marker_depth } = view;
  const seats = view.seats.map(({ kind, level, style, name }) => ({ kind, level, style, name }));
  return { players, edition, scoring, marker_depth, seed: null, seats };
}

/** Return whether the player may take the action now. */
export function isLegal(view: View, action: Action): boolean {
  return view.supply.draw === action || view.rows.some((row) => row.place === action || row.take === action);
}

/** Return the index of the row in which the action places a card or which it takes; -1 for a draw. */
export function rowOf({ rows }: View, action: Action): number {
  return rows.findIndex(({ place, take }) => place === action || take === action);
}

/** Return whether a view shows a different game than the previous view, or an earlier ply. */
export function startsOver(before: View | null, view: View): boolean {
  return !before || before.seed !== view.seed || view.log.length < before.log.length;
}

/** Return whether the second view follows from the first one, so that cards can move between them. */
export function isContinuation(before: View, after: View): boolean {
  return after !== before && after.seed === before.seed && after.log.length > 1;
}

/** Return the view of a recorded game with the players, whom the record does not name. */
export function withPlayers(view: View, players: readonly PlayerSetup[] | null): View {
  return players ? { ...view, seats: view.seats.map((seat, index) => ({ ...seat, ...players[index] })) } : view;
}
