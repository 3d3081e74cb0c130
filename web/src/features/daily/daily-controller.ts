import "./deal-tag.css";
import { html, nothing } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import { RequestOnce } from "../../app/request-once";
import { isAtHome, type State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { TaskProgress } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import type { GameSummary } from "../../engine/protocol";
import type { DailyIntent } from "../../game/intents";
import { dateOf, FIRST_DATE, isDate, monthOf } from "../../history/dates";
import type { Day } from "../../history/types";
import { t } from "../../i18n";
import { LatestTask } from "../../platform/tasks";
import type { HistoryController } from "../history/history-controller";
import { type DailyState, dailyPage } from "./daily-page";
import { onNewDay } from "./new-day";

/** The daily deals: which one the page shows, its par, and the result of the player. */
export class DailyController {
  readonly handlers: Handlers<DailyIntent> = {
    "choose-day": ({ date }) => this.#choose(date),
    "choose-month": ({ month }) => this.#slice.set({ month }),
  };
  readonly page: FeaturePage = {
    open: (date) => this.#open(date),
    view: (state) => {
      const isInPlay = this.#isInPlay(state);
      return dailyPage(this.history.state, this.#slice.value, {
        today: dateOf(new Date()),
        isInPlay,
        isPractice: isInPlay && state.view?.practice === true,
        share: this.#share(state),
      });
    },
  };
  readonly #slice: Slice<DailyState>;
  readonly #par = new LatestTask();
  readonly #parRequest: RequestOnce;
  /** The date of the deal that the Master is to play; null: none. */
  #parDate: string | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly history: HistoryController,
    game: Pick<GameActions, "reportError">,
    private readonly resultOfDay: (state: State, day: Day) => unknown,
  ) {
    this.#parRequest = new RequestOnce(store, game);
    const date = dateOf(new Date());
    this.#slice = store.slice({ date, month: monthOf(date), parPly: null, isLoaded: false });
    store.subscribe((state, before) => this.#follow(state, before));
    onNewDay((before) => this.#beginDay(before));
  }

  /** The words beside the name of the game while a daily deal is in play, which the table of a phone has no room for. */
  tag({ game, page, screen, replay, puzzle }: State) {
    const isPlaying = screen === "game" && page === "table" && game && !game.over && !replay && !puzzle;
    return isPlaying && this.#dayOf(game) ? html`<deal-tag>${t("page-daily")}</deal-tag>` : nothing;
  }

  /** Whether a person who has played before has not finished today's deal. */
  isWaiting(): boolean {
    const { data } = this.history.state;
    const today = dateOf(new Date());
    return Boolean(data?.games.length) && !data?.days.some(({ date, result }) => date === today && result);
  }

  /** Whether the Master is playing a deal that the player has finished. */
  get isMasterPlaying(): boolean {
    return this.#slice.value.parPly !== null;
  }

  /** Find the deal of a date; report an invalid date and use today instead. */
  async find(requested: string): Promise<{ date: string; deal: string | null }> {
    const today = dateOf(new Date());
    const date = isDate(requested) && requested >= FIRST_DATE && requested <= today ? requested : today;
    if (requested !== "" && requested !== date) {
      this.store.addProblem({ name: "daily", value: requested, allowed: [`${FIRST_DATE} – ${today}`], used: date });
    }
    const day = await this.history.db.get("days", date);
    return { date, deal: day?.deal ?? null };
  }

  /** Record that the deal in play is the daily deal of a date. */
  async begin(date: string): Promise<void> {
    const deal = this.store.state.game?.deal;
    if (!deal) return;
    const days = await this.history.db.every("days");
    const begun = dateOf(new Date());
    const seen = [begun, ...days.map((day) => day.begun)].sort().at(-1) ?? begun;
    const day: Day = { date, deal, begun, seen, result: null, par: null };
    await this.history.change("days", date, (known) => {
      if (!known) return day;
      // A newer version of the page may have another deal for the date.
      return known.result || known.deal === day.deal ? null : { ...known, deal: day.deal };
    });
    this.#slice.set({ date });
  }

  #follow(state: State, before: State): void {
    this.#seekPar(state);
    const { view, game } = state;
    if (view?.practice && before.view?.practice === false && game && game.id === before.game?.id)
      void this.#explainPractice(game);
  }

  /** Show the deal of the new day in place of that of the day before, unless that is in play. */
  #beginDay(before: string): void {
    const { state } = this.store;
    const isShown = state.page === "daily" && this.#slice.value.date === before;
    if (isShown && !this.#isInPlay(state)) this.#choose(dateOf(new Date()));
    // Whatever else is shown may depend on the date.
    else this.store.set({});
  }

  /** Explain that practice gives no result, unless the deal has one already. */
  async #explainPractice({ deal }: GameSummary): Promise<void> {
    const day = await this.history.dayOf(deal);
    if (day && !day.result) this.store.addNotice("practice-daily");
  }

  #share(state: State): unknown {
    const day = this.history.state.data?.days.find(({ date }) => date === this.#slice.value.date);
    return day ? this.resultOfDay(state, day) : nothing;
  }

  #isInPlay({ game }: State): boolean {
    return game !== null && !game.over && this.#dayOf(game)?.date === this.#slice.value.date;
  }

  /** Return the stored day of the deal of a game. */
  #dayOf({ deal }: GameSummary): Day | undefined {
    return this.history.state.data?.days.find((day) => day.deal === deal);
  }

  /** Open the page at a date, else at the deal in play, else at today. */
  async #open(date: string | undefined): Promise<void> {
    await this.history.refresh();
    const { game } = this.store.state;
    const day = game && !game.over ? this.#dayOf(game) : undefined;
    this.#parRequest.retry();
    this.#slice.set({ isLoaded: true });
    this.#choose(date ?? day?.date ?? dateOf(new Date()));
  }

  #choose(date: string): void {
    this.#slice.set({ date, month: monthOf(date) });
  }

  /** Let the Master play the deal that is shown, once the player has a result in it; stop when it is no longer shown. */
  #seekPar(state: State): void {
    const shown = state.page === "daily" ? this.#slice.value.date : isAtHome(state) ? dateOf(new Date()) : null;
    const day = this.history.state.data?.days.find(({ date }) => date === shown);
    const date = day?.result && !day.par ? day.date : null;
    if (date !== this.#parDate) {
      this.#parDate = date;
      this.#parRequest.retry();
      this.#stopPar();
    }
    if (date !== null) void this.#parRequest.send(date, () => this.#findPar(date));
  }

  async #findPar(date: string): Promise<void> {
    const signal = this.#par.start();
    this.#slice.set({ parPly: 0 });
    try {
      const request = { method: "par" as const, params: { date } };
      const onProgress = ({ ply }: TaskProgress) => this.#slice.set({ parPly: ply });
      const par = await this.engine.request(request, { signal, onProgress });
      if (!par || signal.aborted) return;
      const { scores, rank } = par;
      await this.history.change("days", date, (known) =>
        known ? { ...known, par: { score: scores[0] ?? 0, rank } } : null,
      );
    } finally {
      if (!signal.aborted) this.#stopPar();
    }
  }

  #stopPar(): void {
    this.#par.stop();
    if (this.#slice.value.parPly !== null) this.#slice.set({ parPly: null });
  }
}
