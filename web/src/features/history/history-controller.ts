import type { State, Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import { isBegunAnew } from "../../game/view-queries";
import { mistakeId } from "../../history/backup/validate";
import { dateOf, momentOf } from "../../history/dates";
import { Keeping } from "../../history/history-db";
import { dealOf, idFromSum, isToKeep } from "../../history/ids";
import { FORM, type Kept, type KeptGame, type Mistake, type Skill } from "../../history/types";
import { onDataErased } from "../../offline/erased";
import { sha256 } from "../../platform/sha256";

/** A costly decision as a review finds it. */
export type FoundMistake = Pick<Mistake, "position" | "seat" | "action" | "best" | "lost" | "band">;

/** Keeps the games that a person finishes; whoever shows what is kept finds it here. */
export class ChronicleGuide {
  readonly keeping = new Keeping();
  /** Null until somebody has wanted to see it. */
  kept: Kept | null = null;
  #before: View | null = null;
  /** Null when the engine promises no deck, as at the end. */
  #promised: Promise<string | null> = Promise.resolve(null);
  #ended: Promise<string | null> = Promise.resolve(null);
  /** Grows with every game. */
  #era = 0;
  #hints = 0;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: { keep(save: string): void },
  ) {
    store.subscribe((state) => this.#follow(state));
    onDataErased(() => void this.keeping.stop());
  }

  get isLasting(): boolean {
    return this.keeping.isLasting;
  }

  /** How many of each could not be read and are left out of `kept`. */
  get unreadable(): Keeping["unreadable"] {
    return this.keeping.unreadable;
  }

  /** A hint was asked for in the game in hand. */
  noteHint(): void {
    this.#hints += 1;
  }

  /** Of the game in hand once it is over and kept; null when it is none to keep. */
  idOfFinished(): Promise<string | null> {
    return this.#ended;
  }

  async addReview(id: string, { share, points }: Skill): Promise<void> {
    await this.keeping.change("games", id, (game) => (game ? { ...game, skill: { share, points } } : null));
    await this.refresh();
  }

  /** What is known already stays as it is. */
  async addMistakes(game: string, found: readonly FoundMistake[]): Promise<void> {
    const due = dateOf(new Date());
    for (const { position, seat, action, best, lost, band } of found) {
      const id = mistakeId(game, position);
      const mistake = { id, game, position, seat, action, best, lost, band, solved: 0, looked: null, due };
      await this.keeping.change("mistakes", id, (known) => (known ? null : mistake));
    }
    await this.refresh();
  }

  async refresh(): Promise<void> {
    this.kept = await this.keeping.all();
    this.store.set({});
  }

  #follow({ view, replay }: State): void {
    const before = this.#before;
    this.#before = view;
    if (!view || view === before || replay) return;
    const isOther = isBegunAnew(before, view);
    if (isOther) this.#begin(view);
    if (view.phase !== "over" || (before?.phase === "over" && !isOther)) return;
    this.#ended = isToKeep(view) ? this.#keep(view) : Promise.resolve(null);
  }

  /** After an undo, too, which gives the same game the same promise. */
  #begin(view: View): void {
    const isAnew = view.log.length <= 1;
    this.#era += 1;
    if (isAnew) this.#hints = 0;
    this.#promised = isToKeep(view) ? this.#promise(this.#era) : Promise.resolve(null);
    this.#ended = Promise.resolve(null);
  }

  /** The engine answers in order, so that no save is older than the one it takes the place of. */
  async #promise(era: number): Promise<string | null> {
    try {
      const { sha256: sum, save } = await this.engine.request({ method: "promise" });
      if (era === this.#era) this.ways.keep(save);
      return idFromSum(sum);
    } catch (error) {
      // No game ends for want of this: an engine that is lost is noticed by whoever plays on.
      if (!(error instanceof EngineFailure)) console.info("no deck is promised:", error);
      return null;
    }
  }

  async #keep(view: View): Promise<string | null> {
    const at = momentOf(new Date());
    const [promised, hints] = [this.#promised, this.#hints];
    try {
      const { text } = await this.engine.request({ method: "record" });
      const id = (await promised) ?? (await idFromText(text));
      await this.#put(gameFrom(view, { id, at, hints, record: text }), dealOf(view));
      return id;
    } catch (error) {
      console.info("this game is not kept:", error);
      return null;
    }
  }

  async #put(finished: KeptGame, deal: string): Promise<void> {
    const { days } = await this.keeping.all();
    const daily = days.find((day) => day.deal === deal)?.date ?? null;
    const game = { ...finished, daily };
    await this.keeping.change("games", game.id, (known) => (known?.record === game.record ? null : game));
    if (daily !== null && !game.practice) {
      const { id, at, seat } = game;
      const result = { id, at, score: game.scores[seat] ?? 0, rank: game.ranks[seat] ?? 1 };
      await this.keeping.change("days", daily, (day) => (day && !day.result ? { ...day, result } : null));
    }
    await this.refresh();
  }
}

function gameFrom(view: View, about: Pick<KeptGame, "id" | "at" | "hints" | "record">): KeptGame {
  const { players, edition, scoring, practice } = view;
  return {
    id: about.id,
    form: FORM,
    at: about.at,
    players,
    edition,
    scoring,
    seats: view.seats.map(({ kind, level, style }) => ({ kind, level, style })),
    seat: view.seats.findIndex(({ kind }) => kind === "human"),
    scores: view.seats.map(({ score }) => score),
    ranks: view.result?.ranks ?? [],
    practice,
    hints: about.hints,
    daily: null,
    record: about.record,
    skill: null,
  };
}

/** For a game of which no deck was promised. */
async function idFromText(text: string): Promise<string> {
  return idFromSum(await sha256(text));
}
