import "./games-page";
import "./saved-games";
import "./rematch-panel";
import { html, nothing } from "lit";
import type { FeaturePage, GameActions } from "../../app/features";
import { hasCrashedTwice, isCrash, recordCrash } from "../../app/game/recovery";
import type { Handlers } from "../../app/handlers";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import { parseUrl, recordUrl, saveUrl } from "../../app/url";
import { LEVELS } from "../../engine/codes";
import { type Engine, EngineFailure, nullIfRefused } from "../../engine/engine";
import type { GameRequest, PlayerSetup, RecordForms, View } from "../../engine/protocol";
import { type GameSource, sourceIn } from "../../game/game-source";
import { seatNames } from "../../game/game-text";
import type { GamesIntent } from "../../game/intents";
import { botsAround } from "../../game/other-seat";
import { setupFrom } from "../../game/view-queries";
import type { NextTable, Rematch } from "./rematch-panel";

/** More than the engine reads, in bytes. */
const MAX_BYTES = 1_000_000;
/** The messages about text that the engine cannot read, by the type of the error. */
const PROBLEMS: Readonly<Record<string, string>> = {
  RequestError: "games-too-large",
  NewerVersionError: "games-newer",
  RecordError: "games-not-played-so",
};

/** Rejects with the errors of the engine. */
type Watch = (record: string, seats: readonly PlayerSetup[] | null) => Promise<void>;

/** The state of the page of games and of the panel after a game. */
export interface GamesState {
  /** The current game as a record; null while there is none. */
  forms: RecordForms | null;
  /** The id of the message that says why a game could not be opened. */
  problem: string | null;
  rematch: Rematch | null;
}

/** Imports and exports games, opens records, and deals a finished game again for another seat or the strongest bot. */
export class GamesController {
  readonly handlers: Handlers<GamesIntent> = {
    "open-record": ({ source }) => this.#open(source),
    watch: () => this.#watch(),
    "take-seat": ({ seat }) => this.#takeSeat(seat),
    "let-strongest-play": () => this.#letStrongestPlay(),
  };
  readonly page: FeaturePage = {
    open: () => this.#report(null),
    view: (state) => this.#page(state),
  };
  readonly sharePage: FeaturePage = { view: (state) => this.#page(state) };
  readonly #slice: Slice<GamesState>;
  /** The save whose record the page shows. */
  #shownSave: string | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "open" | "act" | "reportError">,
    private readonly watch: Watch,
    private readonly picture: (state: State, record: string | null) => unknown,
    private readonly result: (state: State) => unknown,
  ) {
    this.#slice = store.slice({ forms: null, problem: null, rematch: null });
    store.subscribe(({ page, engine: state, save }) => {
      if (page === "share" && state === "ready" && save !== this.#shownSave) void this.#showRecord(save);
    });
  }

  /** The panel below the table when a game is over. */
  panel({ view, replay, dialogs }: State, details: unknown) {
    if (replay || view?.phase !== "over") return nothing;
    return html`<rematch-panel .view=${view} .rematch=${this.#slice.value.rematch}
      .next=${nextTable(view)} .details=${details} .isChoosingSeat=${dialogs.includes("seat")}></rematch-panel>`;
  }

  #page(state: State) {
    const { engine, save, replay, view, savedGames } = state;
    const { forms, problem } = this.#slice.value;
    const links = forms && save !== null ? { watch: recordUrl(forms.text), resume: saveUrl(save) } : null;
    const isOver = replay ? forms?.json?.scores !== undefined : view?.phase === "over";
    const { unfinished, unreadable, deleted } = savedGames;
    const isReady = engine === "ready";
    const list = html`<saved-games .unfinished=${unfinished} .unreadable=${unreadable} .deleted=${deleted}
      .isReady=${isReady}></saved-games>`;
    return html`<games-page .forms=${forms} .links=${links} .problem=${problem} .isReady=${isReady} .isOver=${isOver}
      .savedGames=${list} .picture=${this.picture(state, forms?.text ?? null)} .result=${this.result(state)}
      .page=${state.page}></games-page>`;
  }

  async #showRecord(save: string | null): Promise<void> {
    this.#shownSave = save;
    const forms = save === null ? null : await this.#orNull(this.engine.request({ method: "record" }));
    if (save === this.#shownSave) this.#slice.set({ forms });
  }

  async #open(pasted: string | File): Promise<void> {
    this.#report(null);
    const text = await contentOf(pasted);
    if (text === null) return this.#report("games-file-unreadable");
    if (text === "") return this.#report("games-nothing");
    const isAddress = /^https?:/i.test(text);
    const named = isAddress && URL.canParse(text) ? parseUrl(new URL(text)).game : null;
    if (isAddress && !named) return this.#report("games-no-game-in-address");
    if (hasCrashedTwice(text)) return this.#report("games-stops-again");
    try {
      const read = await this.#read(named ? textOf(named) : text);
      const source = named ?? read;
      if (source?.from === "record") await this.watch(source.record, null);
      else if (source) void this.game.open(source);
    } catch (error) {
      if (error instanceof EngineFailure) this.#report(PROBLEMS[error.type] ?? "games-no-record");
      else this.#reportLost(text, error);
    }
  }

  /** Let the engine check the text, so that the page stays with what is wrong with it. */
  async #read(text: string | null): Promise<GameSource | null> {
    return text === null ? null : sourceIn(await this.engine.request({ method: "read", params: { text } }));
  }

  /** Report a lost engine; a text that stopped it can be tried again. */
  #reportLost(text: string, error: unknown): void {
    if (isCrash(error)) this.#report(recordCrash(text) ? "games-stops-again" : "games-stops");
    this.game.reportError(error);
  }

  async #watch(): Promise<void> {
    const { view } = this.store.state;
    const forms = await this.#orNull(this.engine.request({ method: "record" }));
    if (!view || !forms) return;
    await this.#orNull(this.watch(forms.text, setupFrom(view).seats));
  }

  async #takeSeat(seat: number): Promise<void> {
    const { view } = this.store.state;
    this.store.closeDialog("seat");
    if (!view) return;
    const { seats } = setupFrom(view);
    const own = seats.findIndex(({ kind }) => kind === "human");
    const bots = botsAround(seats, own, seat);
    // The person has seen the cards, so the game must be practice.
    return this.#dealAgain("person", seat, { method: "open", params: { ply: 0, seat, bots } });
  }

  async #letStrongestPlay(): Promise<void> {
    const { view } = this.store.state;
    if (!view) return;
    const { seed } = view;
    const setup = setupFrom(view);
    const person = setup.seats.findIndex(({ kind }) => kind === "human");
    const strongest: PlayerSetup = { kind: "bot", level: LEVELS.at(-1) ?? null, style: null, name: null };
    const seats = setup.seats.with(person, strongest);
    return this.#dealAgain("strongest", person, { method: "open", params: { setup: { ...setup, seed, seats } } });
  }

  async #dealAgain(by: Rematch["by"], seat: number, request: GameRequest): Promise<void> {
    const { view } = this.store.state;
    if (!view?.result || view.seed === null) return;
    const { seed } = view;
    const name = seatNames(view)[seat] ?? "";
    this.#slice.set({ rematch: { by, seed, seat, name, score: view.seats[seat]?.score ?? 0 } });
    const { save } = this.store.state;
    const isDealt = await this.game.act(request);
    if (!isDealt || save === null) return;
    const source: GameSource = { from: "engine", game: { save } };
    this.store.addNotice("notice-finished-kept", {}, { label: "open-earlier", intent: { type: "open", source } });
  }

  #report(problem: string | null): void {
    this.#slice.set({ problem });
  }

  /** Resolve with null if the engine refuses; report a lost engine. */
  #orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
    return nullIfRefused(answer).catch((error) => {
      this.game.reportError(error);
      return null;
    });
  }
}

/** Return pasted text, or that of a file; null if that cannot be read. */
async function contentOf(pasted: string | File): Promise<string | null> {
  try {
    // What is too long is reported by the engine.
    return (typeof pasted === "string" ? pasted : await pasted.slice(0, MAX_BYTES).text()).trim();
  } catch {
    return null;
  }
}

/** Return the save, the record or the position in a source; null for others. */
function textOf(source: GameSource): string | null {
  if (source.from === "record") return source.record;
  if (source.from === "puzzle") return source.position?.position ?? null;
  return source.from === "engine" && "save" in source.game ? source.game.save : null;
}

/**
 * Return a new game at the same table against the next stronger level if the only person has won alone, and against the
 * next weaker one if they have lost; null if there is none, if the bots differ in level, or in practice.
 */
export function nextTable(view: View): NextTable | null {
  const setup = setupFrom(view);
  const [first, ...others] = setup.seats.filter(({ kind }) => kind === "bot");
  const winners = (view.result?.winners ?? []).map((seat) => setup.seats[seat]?.kind);
  const isOnlyPerson = others.length === setup.players - 2;
  const isHarder = winners.join() === "human";
  if (view.practice || !isOnlyPerson || (!isHarder && winners.includes("human"))) return null;
  const level = LEVELS.find((_, at) => first && LEVELS[isHarder ? at - 1 : at + 1] === first.level);
  if (!level || others.some((other) => other.level !== first?.level)) return null;
  const seats = setup.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat));
  return { isHarder, setup: { ...setup, seats } };
}
