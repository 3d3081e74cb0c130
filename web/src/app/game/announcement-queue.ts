import type { LogEntry, View } from "../../engine/protocol";
import type { Announcement } from "../../game/announcements";
import { entriesSince } from "../../game/view-queries";
import type { State } from "../state";

export type Cause = Announcement["cause"];

/** Queues log entries while bots act, and announces them together when the player can act. */
export class AnnouncementQueue {
  #entries: LogEntry[] = [];

  /** Return what to announce when the view is shown. The log of a loaded game is not announced. */
  take(
    view: View,
    cause: Cause,
    isOther: boolean,
    isLoaded: boolean,
    { view: before, settings, announcement }: State,
  ): Announcement {
    if (isOther || cause) this.#entries = [];
    if (!cause && !isLoaded) this.#entries.push(...entriesSince(isOther ? null : before, view));
    const hasPeople = view.seats.some((seat) => seat.kind === "human");
    const isTime = view.waiting_for !== "bot" || !hasPeople || settings.pace === "step";
    if (!isTime) return announcement;
    const isNewlyPractice = cause === "undone" && view.practice && !before?.practice;
    const next = { cause: isNewlyPractice ? ("practice" as const) : cause, entries: this.#entries, view };
    this.#entries = [];
    return next;
  }
}
