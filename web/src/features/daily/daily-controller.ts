import type { State, Store } from "../../app/store";
import { type Engine, StartFailure } from "../../engine/engine";
import { thought } from "../../engine/poll";
import type { WaysToDeal } from "../../game/game-source";
import type { Intent } from "../../game/intents";
import { dateOf, FIRST_DATE, isDate, monthOf } from "../../history/dates";
import { dealOf } from "../../history/ids";
import { type Streaks, streaks } from "../../history/streak";
import type { Day } from "../../history/types";
import type { ChronicleGuide } from "../history/history-controller";

/** What the page of the deals shows. */
export interface Daily {
  today: string;
  /** The one that is looked at. */
  date: string;
  month: string;
  days: ReadonlyMap<string, Day>;
  streaks: Streaks;
  isInHand: boolean;
  /** Par is being worked out: so many plies are done. */
  parPly: number | null;
  isLasting: boolean;
  /** Days that could not be read. */
  unreadable: number;
}

/** The deals of the days: which is looked at, its par, and what comes of playing it. */
export class DailyGuide {
  #date = dateOf(new Date());
  #month = monthOf(this.#date);
  #parPly: number | null = null;
  #shown: Daily | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly chronicle: ChronicleGuide,
    private readonly ways: { tellError(error: unknown): void },
  ) {}

  handle(intent: Intent): void {
    if (intent.type === "turn-to" && intent.page === "daily") void this.#open(intent.date);
    if (intent.type === "choose-day") this.#choose(intent.date);
    if (intent.type === "choose-month") {
      this.#month = intent.month;
      this.store.set({});
    }
  }

  /** What is no date, or one without a deal, is today. */
  #dateFrom(asked: string): string {
    const today = dateOf(new Date());
    return isDate(asked) && asked >= FIRST_DATE && asked <= today ? asked : today;
  }

  /** Opens the deal of the date that is meant: what is in hand of it, or was when the page was left, else anew. */
  async open(asked: string, { goOn, deal }: WaysToDeal): Promise<boolean> {
    const date = this.#dateFrom(asked);
    if (asked !== "" && asked !== date) {
      const allowed = [`${FIRST_DATE} – ${dateOf(new Date())}`];
      this.store.addProblem({ name: "daily", value: asked, allowed, used: date });
    }
    const day = await this.#day(date);
    const isFirst = this.store.state.view === null;
    if (isFirst && day) await goOn();
    const { view } = this.store.state;
    if (isInHand(this.store.state, day) || (isFirst && view && day?.deal === dealOf(view))) {
      this.store.set({ screen: "game" });
      return true;
    }
    const isOpen = await deal(date);
    // Where the deal could not be fetched the game before is open again.
    if (isOpen && this.store.state.engine === "ready") await this.#begin(date);
    return isOpen;
  }

  async #begin(date: string): Promise<void> {
    const { view } = this.store.state;
    if (!view) return;
    const { days } = await this.chronicle.keeping.all();
    const begun = dateOf(new Date());
    const seen = [begun, ...days.map((day) => day.begun)].sort().at(-1) ?? begun;
    const day: Day = { date, deal: dealOf(view), begun, seen, result: null, par: null };
    await this.chronicle.keeping.change("days", date, (known) => {
      if (!known) return day;
      // A newer version of the page may deal a date otherwise.
      return known.result || known.deal === day.deal ? null : { ...known, deal: day.deal };
    });
    this.#date = date;
    await this.chronicle.refresh();
  }

  /** Of the deal that was finished last and is still in hand. */
  finished({ view }: State): Day | null {
    if (view?.phase !== "over") return null;
    return this.chronicle.kept?.days.find(({ deal }) => deal === dealOf(view)) ?? null;
  }

  /** Null until what is kept has been read. */
  shown(state: State): Daily | null {
    const { kept, isLasting, unreadable } = this.chronicle;
    if (!kept) return null;
    const [today, days] = [dateOf(new Date()), new Map(kept.days.map((day) => [day.date, day]))];
    const next: Daily = {
      today,
      date: this.#date,
      month: this.#month,
      days,
      streaks: streaks(kept.days, today),
      isInHand: isInHand(state, days.get(this.#date)),
      parPly: this.#parPly,
      isLasting,
      unreadable: unreadable.days,
    };
    // The same for as long as nothing has changed, so that it is not drawn anew.
    const isSame = this.#shown && sameText(this.#shown) === sameText(next);
    if (!isSame) this.#shown = next;
    return this.#shown;
  }

  /** At a date, else at the deal that is being played, else at today. */
  async #open(date: string | undefined): Promise<void> {
    const { view } = this.store.state;
    await this.chronicle.refresh();
    const isPlaying = view !== null && view.phase !== "over";
    const inHand = isPlaying && this.chronicle.kept?.days.find(({ deal }) => deal === dealOf(view));
    this.#choose(date ?? (inHand ? inHand.date : dateOf(new Date())));
  }

  #choose(date: string): void {
    this.#date = date;
    this.#month = monthOf(date);
    this.#parPly = null;
    this.store.set({});
    void this.#findPar(date);
  }

  async #findPar(date: string): Promise<void> {
    const day = await this.#day(date);
    if (!day?.result || day.par) return;
    const isWanted = () => this.store.state.page === "daily" && this.#date === date;
    const tell = (ply: number) => {
      if (!isWanted()) return;
      this.#parPly = ply;
      this.store.set({});
    };
    try {
      tell(0);
      const par = await thought(this.engine, { method: "par", params: { date } }, isWanted, ({ ply }) =>
        tell(ply ?? 0),
      );
      if (!par) return;
      const { scores, rank } = par;
      await this.chronicle.keeping.change("days", date, (known) =>
        known ? { ...known, par: { score: scores[0] ?? 0, rank } } : null,
      );
    } catch (error) {
      // A game in play goes on without.
      if (error instanceof StartFailure && error.reason !== "stopped") this.store.addNotice("notice-part-missing");
      else this.ways.tellError(error);
    }
    if (this.#date === date) this.#parPly = null;
    await this.chronicle.refresh();
  }

  async #day(date: string): Promise<Day | undefined> {
    const { days } = await this.chronicle.keeping.all();
    return days.find((day) => day.date === date);
  }
}

function isInHand({ view }: State, day: Day | undefined): boolean {
  return view !== null && view.phase !== "over" && day?.deal === dealOf(view);
}

function sameText({ days, ...rest }: Daily): string {
  return JSON.stringify([rest, [...days.values()]]);
}
