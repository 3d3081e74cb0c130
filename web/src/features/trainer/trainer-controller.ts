import "./day-position";
import "./trainer-page";
import { html } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Slice, Store } from "../../app/store";
import { puzzleSource } from "../../game/game-source";
import { levelWord } from "../../game/game-text";
import type { Theme, TrainerIntent } from "../../game/intents";
import { dateOf, isDate, timestampOf } from "../../history/dates";
import { afterAttempt, dueOn } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import { t } from "../../i18n";
import { actionName } from "../coach/coach-text";
import { formatDate } from "../history/date-text";
import type { HistoryController } from "../history/history-controller";
import type { PuzzleBook, PuzzleEntry } from "../puzzle/puzzle";
import {
  answerOn,
  type DayPositionView,
  entryOf,
  idOf,
  newEntry,
  type Positions,
  parseEntry,
  positionOfTheDay,
  type ShownPosition,
  THEMES,
  themeProgress,
} from "./training";

interface TrainerState {
  /** Null until they are loaded. */
  positions: Positions | null;
  /** The position that is shown as a puzzle, now or last. */
  shown: ShownPosition | null;
}

/** The trainer: shows positions of a theme, one after another, and the position of the day. */
export class TrainerController implements PuzzleBook {
  readonly handlers: Handlers<TrainerIntent> = {
    train: ({ theme }) => this.#train(theme),
    "train-today": () => this.#trainToday(),
  };
  readonly page: FeaturePage = {
    open: () => this.#open(),
    view: () => {
      const { positions } = this.#slice.value;
      const mistakes = this.#mistakes();
      return html`<trainer-page .themes=${positions && mistakes ? THEMES.map((theme) => themeProgress(theme, positions, mistakes)) : null}
        .today=${this.#today()} .due=${dueOn(mistakes ?? [], dateOf(new Date())).length}
        .isPersistent=${this.history.state.isPersistent}></trainer-page>`;
    },
  };
  readonly #slice: Slice<TrainerState>;
  #loading: Promise<Positions | null> | null = null;

  constructor(
    private readonly store: Store,
    private readonly history: HistoryController,
    private readonly game: Pick<GameActions, "open">,
  ) {
    this.#slice = store.slice<TrainerState>({ positions: null, shown: null });
  }

  /** The position of the day, on the page of the daily deal; nothing until the positions are loaded. */
  readonly dayPosition = {
    open: () => this.#load(),
    view: () => html`<day-position .today=${this.#today()}></day-position>`,
  };

  async find(entry: string): Promise<void> {
    const { theme, date, page } = parseEntry(entry);
    if (!theme && !isDate(date)) return;
    const [positions] = await Promise.all([this.#load(), this.history.refresh()]);
    if (!positions) return;
    const among = theme ? positions[theme] : [positionOfTheDay(date, positions).position];
    const index = among.findIndex((position) => entryOf(theme ?? date, position, page) === entry);
    const position = among[index];
    if (position) this.#slice.set({ shown: { entry, theme, position, number: index + 1, page } });
  }

  entry(entry: string): PuzzleEntry | null {
    const { shown, positions } = this.#slice.value;
    if (!positions || shown?.entry !== entry) return null;
    const id = idOf(shown.position);
    const { tempting, found } = shown.position;
    const known = this.#mistakes()?.find((mistake) => mistake.id === id);
    const progress = shown.theme && themeProgress(shown.theme, positions, this.#mistakes() ?? []);
    const isLast = !progress?.next || idOf(progress.next.position) === id;
    return {
      remarks: [
        t("trainer-often", { action: actionName(tempting) }),
        t("trainer-found", { level: levelWord("regular"), share: Math.round(found * 100) }),
      ],
      returns: known?.due ? formatDate(known.due) : null,
      number: shown.number,
      count: progress?.all ?? 1,
      next: shown.theme && !isLast ? { type: "train", theme: shown.theme } : null,
      page: shown.page,
      back: t(shown.page === "daily" ? "trainer-back-daily" : "trainer-back"),
    };
  }

  async recordAnswer(entry: string, isSolved: boolean): Promise<void> {
    const { shown } = this.#slice.value;
    if (shown?.entry !== entry) return;
    const [now, today] = [timestampOf(new Date()), dateOf(new Date())];
    const attempted = (known: Mistake | undefined) =>
      afterAttempt(known ?? newEntry(shown.position, today), isSolved, now);
    await this.history.change("mistakes", idOf(shown.position), attempted);
  }

  async #open(): Promise<void> {
    await Promise.all([this.#loadOrReport(), this.history.refresh()]);
  }

  async #train(theme: Theme): Promise<void> {
    const positions = await this.#loadOrReport();
    await this.history.refresh();
    const next = positions && themeProgress(theme, positions, this.#mistakes() ?? []).next;
    if (next) await this.#show({ entry: entryOf(theme, next.position), theme, ...next, page: "trainer" });
  }

  async #trainToday(): Promise<void> {
    const page = this.store.state.page === "daily" ? "daily" : "trainer";
    const positions = await this.#loadOrReport();
    await this.history.refresh();
    if (positions) {
      const today = dateOf(new Date());
      const { position } = positionOfTheDay(today, positions);
      await this.#show({ entry: entryOf(today, position, page), theme: null, position, number: 1, page });
    }
  }

  async #show(shown: ShownPosition): Promise<void> {
    this.#slice.set({ shown });
    const { position } = shown.position;
    const result = await this.game.open(puzzleSource({ id: shown.entry, position }));
    if (result !== "refused") return;
    this.store.addNotice("notice-position-unreadable");
    this.store.set({ page: shown.page });
  }

  #mistakes(): readonly Mistake[] | null {
    return this.history.state.data?.mistakes ?? null;
  }

  #today(): DayPositionView | null {
    const { positions } = this.#slice.value;
    const mistakes = this.#mistakes();
    if (!positions || !mistakes) return null;
    const date = dateOf(new Date());
    const { theme, position } = positionOfTheDay(date, positions);
    return {
      date,
      theme,
      answer: answerOn(
        date,
        mistakes.find(({ id }) => id === idOf(position)),
      ),
    };
  }

  /** Load the positions once; null without a network. */
  #load(): Promise<Positions | null> {
    this.#loading ??= import("./positions.json").then(
      ({ default: positions }) => {
        this.#slice.set({ positions });
        return positions;
      },
      (error: unknown) => {
        console.info("no positions:", error);
        this.#loading = null;
        return null;
      },
    );
    return this.#loading;
  }

  async #loadOrReport(): Promise<Positions | null> {
    const positions = await this.#load();
    if (!positions) this.store.addNotice("notice-part-missing");
    return positions;
  }
}
