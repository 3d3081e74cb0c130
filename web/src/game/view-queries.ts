/** What a view offers to a person. */

import type { Action, Request, Setup, View } from "../engine/protocol";

/** The same table again, dealt anew. */
export function setupFrom(view: View): Setup {
  const { players, edition, scoring, marker_depth } = view;
  const seats = view.seats.map(({ kind, level, style, name }) => ({ kind, level, style, name }));
  return { players, edition, scoring, marker_depth, seed: null, seats };
}

/** Whether a person may do that now. */
export function isLegal(view: View, action: Action): boolean {
  return view.supply.draw === action || view.rows.some((row) => row.place === action || row.take === action);
}

/** Whether what is asked for is another game than the one in play. */
export function opensGame(method: Request["method"]): boolean {
  return ["start", "new_game", "load", "position", "take_over", "daily"].includes(method);
}

/** Whether a view is of another game than the one before, or of the same one at an earlier ply. */
export function startsOver(before: View | null, view: View): boolean {
  return !before || before.seed !== view.seed || view.log.length < before.log.length;
}

/** Whether a person has acted in the game, or anybody where no person plays. */
export function hasBegun({ seats, log, redo }: View): boolean {
  const isForBots = seats.every(({ kind }) => kind === "bot");
  const actors = log.flatMap((entry) =>
    ["draw", "place", "take"].includes(entry.kind) && "seat" in entry ? entry.seat : [],
  );
  return redo || actors.some((seat) => isForBots || seats[seat]?.kind === "human");
}

/** Return whether cards can have travelled from one view to the other. */
export function isContinuation(before: View, after: View): boolean {
  return after !== before && after.seed === before.seed && after.log.length > 1;
}
