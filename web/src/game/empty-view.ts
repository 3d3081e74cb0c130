import type { RowView, SeatView, View } from "../engine/protocol";

const row: RowView = { capacity: 3, cards: [], taken_by: null, place: null, take: null, gain: null };
const bot: SeatView = { kind: "bot", level: null, style: null, name: null, out: false, score: 0, piles: [] };

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
  jokers: null,
  result: null,
};
