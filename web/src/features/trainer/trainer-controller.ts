import type { FeaturePage, GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import { loadPart } from "../../app/load-part";
import type { Slice, Store } from "../../app/store";
import type { TrainingPosition } from "../../engine/lab-figures";
import { puzzleSource } from "../../game/game-source";
import { levelWord } from "../../game/game-text";
import type { Theme, TrainerIntent } from "../../game/intents";
import { dateOf, timestampOf } from "../../history/dates";
import { afterAttempt } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import { t } from "../../i18n";
import { formatDate } from "../../i18n/dates";
import { actionName } from "../coach/coach-text";
import type { HistoryController } from "../history/history-controller";
import type { PuzzleBook, PuzzleEntry } from "../puzzle/puzzle";
import { puzzlesPage } from "./puzzles-page";
import {
  answerOn,
  type DayPosition,
  entryOf,
  idOf,
  newEntry,
  type Positions,
  parseEntry,
  positionOfTheDay,
  puzzleOf,
  THEMES,
  type TrainingPuzzle,
  themeProgress,
} from "./training";

/** The trainer: shows positions of a theme, one after another, and the position of the day. */
export class TrainerController implements PuzzleBook {
  readonly handlers: Handlers<TrainerIntent> = {
    train: ({ theme }) => this.#train(theme),
    "train-today": () => this.#trainToday(),
  };
  readonly page: FeaturePage = {
    open: () => Promise.all([this.#load(), this.history.refresh()]),
    view: () => {
      const { positions } = this.#slice.value;
      const mistakes = this.#mistakes();
      const themes = positions && mistakes && THEMES.map((theme) => themeProgress(theme, positions, mistakes));
      return puzzlesPage(themes, this.#today(), this.mistakes.section(), this.history.state);
    },
  };
  readonly #slice: Slice<{ positions: Positions | null }>;

  constructor(
    private readonly store: Store,
    private readonly history: HistoryController,
    private readonly game: Pick<GameActions, "open">,
    private readonly mistakes: { section(): unknown },
  ) {
    this.#slice = store.slice<{ positions: Positions | null }>({ positions: null });
  }

  async find(entry: string): Promise<void> {
    if (parseEntry(entry)) await Promise.all([this.#load(null), this.history.refresh()]);
  }

  entry(entry: string): PuzzleEntry | null {
    const puzzle = this.#puzzle(entry);
    const { positions } = this.#slice.value;
    if (!puzzle || !positions) return null;
    const { position, theme, number } = puzzle;
    const id = idOf(position);
    const known = this.#mistakes()?.find((mistake) => mistake.id === id);
    const progress = theme && themeProgress(theme, positions, this.#mistakes() ?? []);
    const hasNext = progress?.next && progress.next !== position;
    return {
      remarks: [
        t("trainer-often", { action: actionName(position.tempting) }),
        t("trainer-found", { level: levelWord("regular"), share: Math.round(position.found * 100) }),
      ],
      returns: known?.due ? formatDate(known.due) : null,
      number,
      count: progress?.all ?? 1,
      next: theme && hasNext ? { type: "train", theme } : null,
      page: "puzzles",
      back: t("puzzles-back"),
    };
  }

  async recordAnswer(entry: string, isSolved: boolean): Promise<void> {
    const position = this.#puzzle(entry)?.position;
    if (!position) return;
    const [now, today] = [timestampOf(new Date()), dateOf(new Date())];
    const attempted = (known: Mistake | undefined) => afterAttempt(known ?? newEntry(position, today), isSolved, now);
    await this.history.change("mistakes", idOf(position), attempted);
  }

  async #train(theme: Theme): Promise<void> {
    const positions = await this.#load();
    await this.history.refresh();
    const next = positions && themeProgress(theme, positions, this.#mistakes() ?? []).next;
    if (next) await this.#show(next, theme);
  }

  async #trainToday(): Promise<void> {
    const positions = await this.#load();
    await this.history.refresh();
    if (!positions) return;
    const today = dateOf(new Date());
    await this.#show(positionOfTheDay(today, positions).position, today);
  }

  async #show(position: TrainingPosition, themeOrDate: string): Promise<void> {
    const id = entryOf(themeOrDate, position);
    const result = await this.game.open(puzzleSource({ id, position: position.position }));
    if (result !== "refused") return;
    this.store.addNotice("notice-position-unreadable");
    this.store.set({ page: "puzzles" });
  }

  #puzzle(entry: string): TrainingPuzzle | null {
    const { positions } = this.#slice.value;
    return positions && puzzleOf(entry, positions);
  }

  #mistakes(): readonly Mistake[] | null {
    return this.history.state.data?.mistakes ?? null;
  }

  #today(): DayPosition | null {
    const { positions } = this.#slice.value;
    const mistakes = this.#mistakes();
    if (!positions || !mistakes) return null;
    const date = dateOf(new Date());
    const { theme, position } = positionOfTheDay(date, positions);
    const known = mistakes.find(({ id }) => id === idOf(position));
    return { date, theme, answer: answerOn(date, known) };
  }

  /** Load the positions; null without a network. `store`: to say so. */
  async #load(store: Store | null = this.store): Promise<Positions | null> {
    const part = await loadPart(() => import("./positions.json"), store);
    if (part && !this.#slice.value.positions) this.#slice.set({ positions: part.default });
    return part?.default ?? null;
  }
}
