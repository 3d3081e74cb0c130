import "./result-share";
import { html, nothing } from "lit";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import { type Engine, nullIfFailed } from "../../engine/engine";
import type { Picture, ResultPictureParams } from "../../engine/picture-protocol";
import type { ChallengeView, View } from "../../engine/protocol";
import { dateOf } from "../../history/dates";
import { streaks } from "../../history/streak";
import type { Day, HistoryState } from "../../history/types";
import { t } from "../../i18n";
import { formatDate } from "../../i18n/dates";
import { tabStore } from "../../platform/storage/local-storage";
import { seatInFocus } from "../../table/seats/result-text";
import { about } from "../picture/picture-view";
import { challengePanel } from "./challenge-panel";
import { challengeOf, keepChallenge } from "./challenges";
import type { SentResult } from "./result-share";

interface ChallengeState {
  /** The deal of the game on the table. */
  deal: string | null;
  /** What a friend scored in it. */
  challenge: ChallengeView | null;
  /** The name that the player typed for links. */
  sender: string;
}

/** Where a tab keeps that name. */
const SENDER = "coloretto:v1:sender";

/** The notice of a game that a link has opened. */
const BEGIN = "challenge-begin";

/** Says what a friend has scored in the deal in play: when a link opens it, and beside the result at its end. */
export class ChallengeController {
  readonly #slice: Slice<ChallengeState>;
  #announced = "";
  /** The turns of the game on the table when it was opened. */
  #turns = 0;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly history: { readonly state: HistoryState },
  ) {
    this.#slice = store.slice<ChallengeState>({ deal: null, challenge: null, sender: tabStore.read(SENDER) ?? "" });
    store.subscribe((state) => this.#follow(state));
  }

  /** The result of the finished game on the table, to send; nothing for games that no link deals again. */
  result({ view, game, replay, engine }: State) {
    if (!view || replay || !game?.record || !game.again) return nothing;
    const seat = seatInFocus(view);
    const days = this.history.state.data?.days ?? [];
    const day = days.find(({ deal, result }) => deal === game.deal && result?.id === game.id) ?? null;
    return this.#share(engine === "ready", {
      ...(day
        ? aboutDay(day, days)
        : { query: game.again, heading: t("title"), about: about(view), par: null, streak: 0 }),
      record: game.record,
      scores: view.seats.map(({ score }) => score),
      seat,
      rank: view.result?.ranks[seat] ?? 1,
    });
  }

  /** The result of a finished daily deal, to send; nothing if its game was deleted. */
  resultOfDay({ engine }: State, day: Day) {
    const { games = [], days = [] } = this.history.state.data ?? {};
    const game = games.find(({ id }) => id === day.result?.id);
    if (!game || !day.result) return nothing;
    return this.#share(engine === "ready", {
      ...aboutDay(day, days),
      record: game.record,
      scores: game.scores,
      seat: game.seat,
      rank: day.result.rank,
    });
  }

  #share(isReady: boolean, result: SentResult) {
    return html`<result-share .result=${result} .isReady=${isReady} .sender=${this.#slice.value.sender}
      .rename=${this.#rename} .endOf=${this.#endOf} .ask=${this.#ask}></result-share>`;
  }

  #rename = (sender: string): void => {
    tabStore.write(SENDER, sender);
    this.#slice.set({ sender });
  };

  /** Without the engine, a result has its link and figures only. */
  #endOf = async (record: string): Promise<View | null> => {
    const read = (ply: number) => this.engine.request({ method: "replay", params: { record, ply } });
    return nullIfFailed(
      read(0)
        .then(({ plies }) => read(plies))
        .then(({ view }) => view),
    );
  };

  #ask = (params: ResultPictureParams): Promise<Picture | null> =>
    nullIfFailed(this.engine.request({ method: "result_picture", params }));

  /** Both results side by side. */
  panel({ view, game, replay }: State) {
    const { deal, challenge } = this.#slice.value;
    if (!view?.result || replay || !challenge || game?.deal !== deal) return nothing;
    return challenge.scores.length === view.seats.length ? challengePanel(view, challenge) : nothing;
  }

  #follow({ game, played, notices }: State): void {
    const turns = game?.turns ?? 0;
    if (!played) this.#turns = turns;
    // What the link said is read once a person has played on.
    const isRead = game?.begun && turns > this.#turns;
    const begin = isRead ? notices.find(({ message }) => message === BEGIN) : undefined;
    if (begin) this.store.removeNotice(begin.id);
    const deal = game?.deal ?? null;
    if (game?.challenge && deal !== null && game.id !== this.#announced) {
      this.#announced = game.id;
      keepChallenge(deal, game.challenge);
      this.#slice.set({ deal, challenge: game.challenge });
      this.#announce(game);
    } else if (deal !== this.#slice.value.deal) this.#slice.set({ deal, challenge: challengeOf(deal) });
  }

  #announce({ challenge, seats, over }: NonNullable<State["game"]>): void {
    const seat = seats.findIndex(({ kind }) => kind === "human");
    const points = challenge?.scores[seat];
    if (points === undefined || over) return;
    this.store.addNotice(BEGIN, { sender: challenge?.name ?? t("challenge-friend"), points });
  }
}

/** Return what a result says of its daily deal. */
function aboutDay(day: Day, days: readonly Day[]) {
  return {
    query: { daily: day.date },
    heading: t("page-daily"),
    about: formatDate(day.date),
    par: day.par?.score ?? null,
    streak: streaks(days, dateOf(new Date())).now,
  };
}
