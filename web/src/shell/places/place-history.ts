import type { FeaturePlaces, GameFeatures } from "../../app/features";
import type { GameController } from "../../app/game/game-controller";
import { isAnswering, type ReplayState, type State } from "../../app/state";
import type { Store } from "../../app/store";
import { changeEntry, currentUrl, isFramed, parseUrl, searchOf } from "../../app/url";
import { isCopy } from "../../game/game-source";
import { pageNamed } from "../../game/pages";
import { nextTask } from "../../platform/tasks";
import { type DialogOpener, isOfFeature } from "./dialog-opener";
import {
  addressOf,
  closingAllBut,
  type Entry,
  entryAfter,
  gameOf,
  isOfGame,
  isSameGround,
  isSamePlace,
  type Place,
  type PlaceDialog,
  placeAt,
  placeOf,
  sourceOf,
  stepTo,
} from "./place";
import { titleOf } from "./place-title";

/** What opens a place that the browser's history returns to. */
interface Openers {
  game: Pick<GameController, "open" | "returnToGame">;
  dialogs: Pick<DialogOpener, "open">;
  /** Resolves to null when loading fails; the page has reported it then. */
  loadFeatures(): Promise<GameFeatures | null>;
}

/** A place as entries of earlier versions keep it. */
interface KeptPlace extends Omit<Place, "game">, Partial<Pick<Place, "game">> {
  readonly record?: string | null;
}

/**
 * What an entry of the browser's history keeps besides the address; `seats` are the players of its recorded game. The
 * page removes the game from the address that it has opened; entries of the first versions do not keep it.
 */
interface KeptEntry extends Pick<Entry, "index">, Omit<KeptPlace, "page">, Pick<ReplayState, "seats"> {
  readonly before: readonly KeptPlace[];
}

/**
 * Keeps the entries of the browser's history in step with the place that the page shows: address, title, focus and
 * scroll position. A frame leaves the history and the address of its host alone.
 */
export class PlaceHistory {
  #entry: Entry;
  /** Whether the browser or the page is on its way to an entry. */
  #isMoving = false;
  /** Whether the page itself went back, after something was closed. */
  #isReturning = false;
  #arrivals = 0;
  /** Called once no game is being opened. */
  #afterOpening: (() => void) | null = null;
  #address = "";
  readonly #scrolled = new Map<number, number>();
  readonly #replays = new Map<string, Pick<ReplayState, "ply" | "seats">>();
  readonly #isFramed = isFramed();

  /** @param requested the recorded game or puzzle that the address named when the page began to load */
  constructor(
    private readonly store: Store,
    private readonly openers: Openers,
    requested: string | null,
  ) {
    const game = gameOf(store.state);
    const { place, ...entry } = this.#currentEntry();
    // The browser may have gone to another entry meanwhile; but what the user has opened or closed meanwhile stays so.
    const kept = gameIn(keptEntry());
    const isElsewhere = isOfGame(place.page) && game === requested && kept !== undefined && kept !== game;
    const isShown = !isElsewhere && isOfGame(place.page);
    this.#entry = { ...entry, place: isShown ? { ...place, game } : place };
    if (isElsewhere) void this.#openLate();
    else if (place.page !== "table" || place.dialogs.length > 0) void this.#open();
    else {
      // What was opened meanwhile gets an entry of its own, from which Back leads to this one.
      this.#write("replaceState");
      this.#keepUp(store.state);
    }
    store.subscribe((state) => this.#follow(state));
    new MutationObserver(() => this.#showTitle()).observe(document.documentElement, { attributeFilter: ["lang"] });
    if (this.#isFramed) return;
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", openPastedSave);
    addEventListener("scroll", () => this.#scrolled.set(this.#entry.index, scrollY), { passive: true });
  }

  #follow(state: State): void {
    const { replay } = state;
    if (replay) this.#replays.set(replay.record, replay);
    if (!isOpening(state)) this.#afterOpening?.();
    if (this.#isMoving) return;
    this.#keepUp(state);
    this.#showTitle();
  }

  /** Return the entry of the browser's history, as far as the address and the page before a reload know it. */
  #currentEntry(): Entry {
    const place = placeAt(parseUrl(currentUrl()));
    const kept = keptEntry();
    if (!kept) return { index: 0, before: [], place };
    const { index, before, dialogs, seats } = kept;
    const keptGame = gameIn(kept);
    const game = keptGame === undefined ? place.game : keptGame;
    const record = recordOf(game);
    if (record !== null && seats && !this.#replays.has(record)) this.#replays.set(record, { ply: 0, seats });
    const places = before.map(
      (each): Place => ({
        page: pageNamed(each.page) ?? "table",
        game: gameIn(each) ?? null,
        dialogs: each.dialogs,
      }),
    );
    return { index, before: places, place: { ...place, game, dialogs } };
  }

  /** Give the place that the page shows an entry. */
  #keepUp(state: State): void {
    const { place: from } = this.#entry;
    const place = placeOf(state);
    const step = stepTo(this.#entry, place);
    if (typeof step === "number" && !this.#isFramed) {
      this.#return(step);
      return;
    }
    if (step === "push") this.#entry = entryAfter(this.#entry, place);
    else if (step !== "none") this.#entry = { ...this.#entry, place };
    if (step !== "none" || location.href !== this.#address) this.#write(step === "push" ? "pushState" : "replaceState");
    if (step === "none") return;
    if (from.page !== place.page) scrollTo({ top: 0, behavior: "instant" });
    void this.#restoreFocus();
  }

  #write(method: "pushState" | "replaceState"): void {
    const { index, before, place } = this.#entry;
    this.#showTitle();
    if (this.#isFramed) return;
    const seats = this.#replays.get(recordOf(place.game) ?? "")?.seats ?? null;
    const kept: KeptEntry = { index, before, dialogs: place.dialogs, game: place.game, seats };
    changeEntry(method, addressOf(place, currentUrl()), { entry: kept });
    this.#address = location.href;
  }

  /** Go back to the entry from which something was opened that is closed now. */
  #return(steps: number): void {
    this.#isMoving = this.#isReturning = true;
    history.go(-steps);
  }

  #arrive(): void {
    const isReturn = this.#isReturning;
    const { place: from } = this.#entry;
    this.#entry = this.#currentEntry();
    this.#isMoving = this.#isReturning = false;
    document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
    if (isReturn) {
      this.#write("replaceState");
      this.#keepUp(this.store.state);
      void this.#restoreFocus();
    } else if (isOpening(this.store.state)) void this.#openLate(from);
    else void this.#open(from);
  }

  /**
   * Show the place of the entry.
   * @param from the place of the entry that the browser has left; none after a load, when nothing is to be closed
   */
  async #open(from?: Place): Promise<void> {
    this.#arrivals += 1;
    const arrival = this.#arrivals;
    const scrolled = this.#scrolled.get(this.#entry.index) ?? 0;
    this.#isMoving = true;
    const content = await this.#show(this.#entry.place, from);
    if (arrival !== this.#arrivals) return;
    this.#isMoving = false;
    this.#settle();
    const isOther = from !== undefined && !isSameGround(from, this.#entry.place);
    void this.#restoreFocus(isOther);
    if (!isOther) return;
    await content?.loaded;
    await nextTask();
    if (arrival === this.#arrivals) scrollTo({ top: scrolled, behavior: "instant" });
  }

  /**
   * Show the place of the entry once no game is being opened, as one that is requested meanwhile would not be.
   * @param from the place of the entry that the browser has left; none if it was left during the load
   */
  async #openLate(from?: Place): Promise<void> {
    this.#arrivals += 1;
    const arrival = this.#arrivals;
    this.#isMoving = true;
    if (isOpening(this.store.state)) {
      await new Promise<void>((resolve) => {
        this.#afterOpening = resolve;
      });
    }
    await nextTask();
    if (arrival !== this.#arrivals) return;
    this.#afterOpening = null;
    if (!from) this.#showGame(this.#entry.place.game);
    await this.#open(from);
  }

  /** If the place of the entry could not be shown, leave the entry. */
  #settle(): void {
    const { place, before } = this.#entry;
    const shown = placeOf(this.store.state);
    const below = before.at(-1);
    if (below && isSamePlace(below, shown) && !isSamePlace(place, shown) && !this.#isFramed) {
      this.#return(1);
      return;
    }
    this.#entry = { ...this.#entry, place: shown };
    this.#write("replaceState");
  }

  /**
   * Show a place as far as possible; nothing is changed if a part cannot be loaded.
   * @returns what resolves once the content is loaded
   */
  async #show({ page, game, dialogs }: Place, from?: Place): Promise<{ loaded: unknown } | null> {
    const isLazy = page !== "table" || dialogs.some(isOfFeature);
    const arrival = this.#arrivals;
    const features = isLazy ? await this.openers.loadFeatures() : null;
    // The browser may have gone elsewhere meanwhile.
    if ((isLazy && !features) || arrival !== this.#arrivals) return null;
    // First, as the page of a review waits for a game that is being opened.
    const opened = from && isOfGame(page) ? this.#showGame(game) : null;
    const loaded = page === this.store.state.page ? null : this.#showGround(page, features);
    if (from) this.store.set(closingAllBut(dialogs, this.store.state));
    // The answer is about the puzzle.
    if (dialogs.includes("answer")) await opened;
    const { dialogs: shown } = placeOf(this.store.state);
    for (const dialog of dialogs) if (!shown.includes(dialog)) this.#openDialog(dialog, features?.places);
    return { loaded };
  }

  #showGround(page: Place["page"], features: GameFeatures | null): unknown {
    if (page === "table") return this.store.set({ page });
    return features?.places.openPage(page);
  }

  /** Open a recorded game or a puzzle, or return to the game in play. */
  #showGame(game: string | null): unknown {
    if (game === gameOf(this.store.state)) return;
    if (game === null) return this.openers.game.returnToGame();
    const source = sourceOf(game);
    return source && this.openers.game.open({ ...source, ...this.#replays.get(recordOf(game) ?? "") });
  }

  #openDialog(dialog: PlaceDialog, features: FeaturePlaces | undefined): unknown {
    if (dialog === "why") return features?.explain();
    if (dialog === "answer") return features?.showAnswer();
    return this.openers.dialogs.open(dialog);
  }

  #showTitle(): void {
    document.title = titleOf(this.#entry.place, this.store.state);
  }

  /** Put the focus at the start of the place if what had it is gone, or if a page was opened by the browser. */
  async #restoreFocus(isOther = false): Promise<void> {
    await nextTask();
    // Until the user has interacted with the page, the focus may belong to a page that embeds this one.
    if (this.#entry.place.dialogs.length > 0 || !navigator.userActivation.hasBeenActive) return;
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.getClientRects().length === 0;
    const title = document.querySelector<HTMLElement>("#side-page-title");
    // A dialog that closes at the same time has moved the focus to where it was before.
    if (isLost || (isOther && title)) (title ?? document.querySelector("h1"))?.focus({ preventScroll: true });
  }
}

function keptEntry(): KeptEntry | undefined {
  return history.state?.entry;
}

/** Return the game that a kept place names; undefined if it keeps none. */
function gameIn({ game, record }: Pick<KeptPlace, "game" | "record"> = {}): string | null | undefined {
  if (game !== undefined || record === undefined) return game;
  return record === null ? null : searchOf({ from: "record", record });
}

function recordOf(game: string | null): string | null {
  return new URLSearchParams(game ?? "").get("record");
}

/** Return whether a game is being opened, which ends soon. */
function isOpening(state: State): boolean {
  return state.opening !== null && isAnswering(state);
}

/** Open the saved game of a link that was pasted into the address bar; the game in play is stored. */
function openPastedSave(): void {
  const { game } = parseUrl(location);
  if (game && isCopy(game)) location.reload();
}
