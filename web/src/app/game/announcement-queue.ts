import type { LogEntry, View } from "../../engine/protocol";
import type { News } from "../../game/announcements";
import type { State } from "../store";

export type Lead = News["lead"];

/** What has happened since a listener was told: it waits until there is time to tell it in one go. */
export class Untold {
  #entries: LogEntry[] = [];

  /** The news once that view is shown. A game that is loaded is not told from its start. */
  newsOf(view: View, lead: Lead, isOther: boolean, isLoaded: boolean, { view: before, settings, news }: State): News {
    if (isOther || lead) this.#entries = [];
    if (!lead && !isLoaded) this.#entries.push(...view.log.slice(isOther ? 0 : before?.log.length));
    const hasPeople = view.seats.some((seat) => seat.kind === "human");
    const isTime = view.waiting_for !== "bot" || !hasPeople || settings.pace === "step";
    if (!isTime) return news;
    const isNewlyPractice = lead === "undone" && view.practice && !before?.practice;
    const told = { lead: isNewlyPractice ? ("practice" as const) : lead, entries: this.#entries, view };
    this.#entries = [];
    return told;
  }
}
