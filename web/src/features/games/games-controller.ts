import { hasStoppedTwice, isStop, noteStop } from "../../app/recovery/stops";
import type { Again, State, Store } from "../../app/store";
import { type Engine, EngineFailure, orNull } from "../../engine/engine";
import type { PlayerSetup } from "../../engine/protocol";
import { seatNames } from "../../game/game-text";
import type { Intent } from "../../game/intents";
import { LARGEST, pastedFrom } from "../../game/parse-import";
import { setupFrom } from "../../game/view-queries";

const STRONGEST = "master";

/** Games to take along, to open, and to watch; a deal to play once more from another seat, or by the strongest. */
export class GamesGuide {
  /** The save of the game whose record is shown. */
  #shown: string | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: {
      send(intent: Intent): void;
      tellError(error: unknown): void;
      /** Rejects with the engine's errors. */
      watch(record: string, seats: readonly PlayerSetup[] | null): Promise<void>;
    },
  ) {
    store.subscribe((state) => {
      if (state.page === "games" && state.engine === "ready" && state.save !== this.#shown) void this.#write(state);
    });
  }

  handle(intent: Intent): void {
    if (intent.type === "turn-to") this.#tell(null);
    if (intent.type === "open-record") void this.#open(intent.source);
    if (intent.type === "watch") void this.#watch();
    if (intent.type === "take-seat") this.#takeSeat(intent.seat);
    if (intent.type === "let-strongest-play") this.#letStrongestPlay();
  }

  async #write({ save }: State): Promise<void> {
    this.#shown = save;
    const forms = save === null ? null : await this.#orNull(this.engine.request({ method: "record" }));
    if (save === this.#shown) this.store.set({ games: { ...this.store.state.games, forms } });
  }

  async #open(source: string | File): Promise<void> {
    this.#tell(null);
    const pasted = await textOf(source);
    const { record, save, problem } = { record: "", save: null, problem: null, ...pasted };
    if (problem !== null) return this.#tell(problem);
    const text = save ?? record;
    if (hasStoppedTwice(text)) return this.#tell("games-stops-again");
    try {
      if (save === null) return await this.ways.watch(record, null);
      await this.engine.request({ method: "replay", params: { record, ply: 0 } });
      this.ways.send({ type: "turn-to", page: "table" });
      this.ways.send({ type: "open-save", save });
    } catch (error) {
      if (error instanceof EngineFailure) this.#tell(problemFrom(error));
      else this.#tellLost(text, error);
    }
  }

  /** What stopped the engine may be tried once more. */
  #tellLost(text: string, error: unknown): void {
    if (isStop(error)) this.#tell(noteStop(text) ? "games-stops-again" : "games-stops");
    this.ways.tellError(error);
  }

  async #watch(): Promise<void> {
    const { view } = this.store.state;
    const forms = await this.#orNull(this.engine.request({ method: "record" }));
    if (!view || !forms) return;
    await this.#orNull(this.ways.watch(forms.text, setupFrom(view).seats));
  }

  /** The others move along, so that each still sits next to whom it sat next to. */
  #takeSeat(seat: number): void {
    const { view } = this.store.state;
    if (!view) return;
    const { seats } = setupFrom(view);
    const by = seat - seats.findIndex(({ kind }) => kind === "human") + seats.length;
    const moved = seats.map((_, at) => seats.at((at - by) % seats.length) as PlayerSetup);
    this.#dealAgain("person", seat, moved);
  }

  #letStrongestPlay(): void {
    const { view } = this.store.state;
    if (!view) return;
    const { seats } = setupFrom(view);
    const person = seats.findIndex(({ kind }) => kind === "human");
    const strongest: PlayerSetup = { kind: "bot", level: STRONGEST, style: null, name: null };
    this.#dealAgain("strongest", person, seats.with(person, strongest));
  }

  #dealAgain(by: Again["by"], seat: number, seats: PlayerSetup[]): void {
    const { view } = this.store.state;
    if (!view?.result || view.seed === null) return;
    const { seed } = view;
    const name = seatNames(view)[seat] ?? "";
    this.store.set({ again: { by, seed, seat, name, score: view.seats[seat]?.score ?? 0 } });
    this.ways.send({ type: "deal-again", setup: { ...setupFrom(view), seed, seats } });
  }

  #tell(problem: string | null): void {
    this.store.set({ games: { ...this.store.state.games, problem } });
  }

  /** What the engine refuses is nothing here; that it is lost is told. */
  #orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
    return orNull(asked).catch((error) => {
      this.ways.tellError(error);
      return null;
    });
  }
}

async function textOf(source: string | File) {
  if (typeof source === "string") return pastedFrom(source);
  if (source.size > LARGEST) return { problem: "games-too-large" };
  try {
    return pastedFrom(await source.text());
  } catch {
    return { problem: "games-file-unreadable" };
  }
}

function problemFrom({ type }: EngineFailure): string {
  if (type === "RequestError") return "games-too-large";
  return type === "RecordError" ? "games-not-played-so" : "games-no-record";
}
