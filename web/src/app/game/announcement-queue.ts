import type { LogEntry, View } from "../../engine/protocol";
import type { Announcement } from "../../game/announcements";
import type { State } from "../state";

export type Cause = Announcement["cause"];

/** Queues what happens at the table, and announces it in one go when there is time for it. */
export class AnnouncementQueue {
  #entries: LogEntry[] = [];

  /** Return the announcement once that view is shown. A game that is loaded is not announced from its start. */
  take(
    view: View,
    cause: Cause,
    isOther: boolean,
    isLoaded: boolean,
    { view: before, settings, announcement }: State,
  ): Announcement {
    if (isOther || cause) this.#entries = [];
    if (!cause && !isLoaded) this.#entries.push(...view.log.slice(isOther ? 0 : before?.log.length));
    const hasPeople = view.seats.some((seat) => seat.kind === "human");
    const isTime = view.waiting_for !== "bot" || !hasPeople || settings.pace === "step";
    if (!isTime) return announcement;
    const isNewlyPractice = cause === "undone" && view.practice && !before?.practice;
    const next = { cause: isNewlyPractice ? ("practice" as const) : cause, entries: this.#entries, view };
    this.#entries = [];
    return next;
  }
}
