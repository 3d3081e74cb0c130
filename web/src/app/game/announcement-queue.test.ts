import { expect, test } from "vitest";
import type { LogEntry, View } from "../../engine/protocol";
import { emptyView } from "../../game/view-queries";
import { DEFAULTS } from "../../platform/settings/settings";
import type { State } from "../state";
import { Store } from "../store";
import { AnnouncementQueue } from "./announcement-queue";

const DRAW: LogEntry = { kind: "draw", seat: 0, card: "c0" };
const PLACE: LogEntry = { kind: "place", seat: 0, card: "c0", row: 1 };
const OTHERS: LogEntry = { kind: "take", seat: 1, row: 1, cards: ["c0"], revealed: null };
const OLD = new Store().state.announcement;

function view(waiting: View["waiting_for"], ...log: LogEntry[]): View {
  return { ...emptyView, waiting_for: waiting, log };
}

function state(before: View | null, pace: State["settings"]["pace"] = "normal"): State {
  return { ...new Store().state, view: before, settings: { ...DEFAULTS, pace } };
}

test("the player's action is announced at once on the player's next turn", () => {
  const announcement = new AnnouncementQueue().take(view("human", DRAW), null, false, false, state(view("human")));
  expect(announcement).toEqual({ cause: null, entries: [DRAW], view: view("human", DRAW) });
});

test("bot actions are announced together once they are over", () => {
  const queue = new AnnouncementQueue();
  const steps = [view("bot", DRAW), view("bot", DRAW, PLACE), view("human", DRAW, PLACE, OTHERS)];
  let before = view("human");
  const announced = steps.map((step) => {
    const announcement = queue.take(step, null, false, false, state(before));
    before = step;
    return announcement;
  });
  expect(announced.slice(0, 2)).toEqual([OLD, OLD]);
  expect(announced[2]?.entries).toEqual([DRAW, PLACE, OTHERS]);
});

test("what was announced is not announced again", () => {
  const queue = new AnnouncementQueue();
  queue.take(view("human", DRAW), null, false, false, state(view("human")));
  const next = queue.take(view("human", DRAW, PLACE), null, false, false, state(view("human", DRAW)));
  expect(next.entries).toEqual([PLACE]);
});

test("step by step every action is announced", () => {
  const announcement = new AnnouncementQueue().take(view("bot", DRAW), null, false, false, state(view("bot"), "step"));
  expect(announcement.entries).toEqual([DRAW]);
});

test("without people every action is announced", () => {
  const bots = (...log: LogEntry[]) => ({ ...view("bot", ...log), seats: emptyView.seats.slice(1) });
  expect(new AnnouncementQueue().take(bots(DRAW), null, false, false, state(bots())).entries).toEqual([DRAW]);
});

test("a new game is announced from its start, a loaded one is not", () => {
  const queue = new AnnouncementQueue();
  const before = state(view("human", DRAW, PLACE));
  expect(queue.take(view("human", DRAW), null, true, false, before).entries).toEqual([DRAW]);
  expect(queue.take(view("human", DRAW), null, true, true, before).entries).toEqual([]);
});

test("undo and redo replace the queued announcements", () => {
  const queue = new AnnouncementQueue();
  queue.take(view("bot", DRAW), null, false, false, state(view("human")));
  const announcement = queue.take(view("human"), "undone", false, false, state(view("bot", DRAW)));
  expect(announcement).toEqual({ cause: "undone", entries: [], view: view("human") });
});

test("only the undo that makes a game practice announces it", () => {
  const practice = { ...view("human"), practice: true };
  const lead = (before: View) => new AnnouncementQueue().take(practice, "undone", false, false, state(before)).cause;
  expect(lead(view("human", DRAW))).toBe("practice");
  expect(lead({ ...practice, log: [DRAW] })).toBe("undone");
});
