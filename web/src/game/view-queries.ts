import type { Action, LogEntry, PileView, PlayerSetup, RowView, SeatView, Setup, View } from "../engine/protocol";

/** Return the setup of a new deal at the same table. */
export function setupFrom(view: View): Setup {
  const { players, edition, scoring, marker_depth } = view;
  const seats = view.seats.map(({ kind, level, style, name }) => ({ kind, level, style, name }));
  return { players, edition, scoring, marker_depth, seed: null, seats };
}

/** Return whether the player may take the action now. */
export function isLegal(view: View, action: Action): boolean {
  return view.supply.draw === action || rowOf(view, action) >= 0;
}

/** Return the index of the row in which the action places a card or which it takes; -1 for a draw. */
export function rowOf({ rows }: View, action: Action): number {
  return rows.findIndex(({ place, take }) => place === action || take === action);
}

/** Return the seats with the highest score; none while all have the same. */
export function leaders({ seats }: View): number[] {
  const most = Math.max(...seats.map(({ score }) => score));
  const first = seats.flatMap(({ score }, seat) => (score === most ? [seat] : []));
  return first.length < seats.length ? first : [];
}

/** The kinds of piles in the order in which they are counted at the end. */
export const PILE_KINDS: readonly PileView["counts"][] = ["plus", "minus", "bonus"];

/** Return the piles as they are counted: of each kind, those with most points first. A joker follows what it serves. */
export function sortedPiles({ piles }: { piles: readonly PileView[] }): PileView[] {
  const order = ({ counts }: PileView) => (counts === "joker" ? 0.5 : PILE_KINDS.indexOf(counts));
  return [...piles].sort((a, b) => order(a) - order(b) || Math.abs(b.points) - Math.abs(a.points));
}

/** What the table shows: a view of the game in play, or of a recorded game. */
export interface Shown {
  view: View | null;
  game: { id: string } | null;
  replay: { record: string } | null;
}

/** Return what names the game: its record if that is shown, otherwise its id. */
function nameOf({ game, replay }: Shown): string | undefined {
  return replay ? replay.record : game?.id;
}

/** Return whether the table shows a different game than before, or an earlier ply. */
export function startsOver(before: Shown, after: Shown): boolean {
  return !before.view || nameOf(before) !== nameOf(after) || lengthOf(after) < lengthOf(before);
}

/** Return whether the second view follows from the first one, so that cards can move between them. */
export function isContinuation(before: Shown, after: Shown): boolean {
  return before.view !== null && after.view !== before.view && nameOf(before) === nameOf(after) && lengthOf(after) > 1;
}

function lengthOf({ view }: Shown): number {
  return view?.log.length ?? 0;
}

/** Return what has happened in a game since an earlier view of it; without one, since its beginning. */
export function entriesSince(before: View | null, { log }: View): LogEntry[] {
  return log.slice(before?.log.length ?? 0);
}

/** Return the view of a recorded game with the players, whom the record does not name. */
export function withPlayers(view: View, players: readonly PlayerSetup[] | null): View {
  return players ? { ...view, seats: view.seats.map((seat, index) => ({ ...seat, ...players[index] })) } : view;
}

const row: RowView = { capacity: 3, cards: [], taken_by: null, place: null, take: null, gain: null };
const bot: SeatView = {
  kind: "bot",
  level: null,
  style: null,
  name: null,
  out: false,
  placed: null,
  score: 0,
  piles: [],
};

/** The view of the table that is shown before the first game. */
export const emptyView: View = {
  players: 4,
  edition: "classic",
  scoring: "brown",
  marker_depth: 15,
  seed: null,
  practice: false,
  points: [],
  removed: [],
  phase: "decide",
  round: 1,
  current: null,
  waiting_for: null,
  last_round: false,
  supply: { cards: 0, draws_left: null, unseen: {}, draw: null },
  drawn: null,
  rows: [row, row, row, row],
  seats: [{ ...bot, kind: "human" }, bot, bot, bot],
  log: [],
  undo: false,
  undo_makes_practice: false,
  redo: false,
  tips: [],
  jokers: null,
  result: null,
};
