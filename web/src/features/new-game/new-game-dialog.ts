import "../../ui/faces/seat-face";
import "../../styles/control-group.css";
import "./new-game-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { ruleTables } from "../../app/options";
import type { PlayerSetup, Scoring, Setup } from "../../engine/protocol";
import type { Options } from "../../engine/tables";
import { botWord, levelWord, seatNames, styleWord } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { number, t } from "../../i18n";
import { closeButton, opening } from "../../ui/dialog";
import { segments } from "../../ui/forms/segments";
import { field, select } from "../../ui/forms/select";
import { LightElement } from "../../ui/light-element";
import { setupFromText } from "./last-setup";
import { levelFaces } from "./level-faces";
import { levelSlider } from "./level-slider";

/** The value of the option for no choice. */
const NONE = "";

/** What the form holds for a seat; a seat keeps its level and style while a person sits there. */
interface SeatChoice {
  kind: PlayerSetup["kind"];
  level: string;
  style: string | null;
  name: string;
}

/** The dialog to set up a game; it offers the engine's options and leaves validation to the engine. */
@customElement("new-game-dialog")
export class NewGameDialog extends LightElement {
  @property({ attribute: false }) isOpen = false;
  @property({ attribute: false }) problem: string | null = null;
  /** Whether the engine can deal a game. */
  @property({ attribute: false }) canPlay = false;
  /** The last setup as it was stored; its choices are preselected. */
  @property({ attribute: false }) stored: string | null = null;
  /** How many unfinished games are stored. */
  @property({ attribute: false }) unfinished = 0;
  readonly #options = ruleTables().options;
  #last: Setup | null = null;
  @state() private players = 0;
  /** As many as the largest table has. */
  @state() private seats: readonly SeatChoice[] = [];
  /** The seat whose player is being chosen. */
  @state() private openSeat: number | null = null;
  /** How often the dialog was opened: each time its form is a new one, without what was entered before. */
  #opened = 0;

  /** Rendered only when first opened, because its fields would delay the table. */
  protected override shouldUpdate(): boolean {
    return this.isOpen || this.hasUpdated;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("isOpen") && this.isOpen) this.#begin();
  }

  /** Begin with the last setup. */
  #begin(): void {
    this.#opened += 1;
    const { players, defaults } = this.#options;
    const last = setupFromText(this.stored, this.#options);
    this.#last = last;
    this.players = last?.players ?? defaults.players;
    this.seats = Array.from({ length: Math.max(...players) }, (_, seat) => {
      const { kind, level, style, name } = last?.seats[seat] ?? {};
      return {
        kind: kind ?? (seat === 0 ? "human" : "bot"),
        level: level ?? defaults.level,
        style: style ?? null,
        name: name ?? "",
      };
    });
  }

  protected override render() {
    return html`<dialog ${opening(this.isOpen)} aria-labelledby="setup-title" @close=${this.#close}>
      <h2 id="setup-title">${t("setup-title")}</h2>
      ${this.unfinished > 0 ? this.#unfinished() : nothing}
      ${keyed(this.#opened, this.#form(this.#options))}
      ${this.#buttons()}
    </dialog>`;
  }

  #close(): void {
    this.openSeat = null;
    sendIntent(this, { type: "close-dialog", dialog: "new-game" });
  }

  #form(options: Options) {
    const { defaults, players } = options;
    const scoring = this.#last?.scoring ?? defaults.scoring;
    return html`<form id="setup" @submit=${this.#submit}>
      ${segments({
        name: "players",
        legend: t("setup-players"),
        values: players,
        chosen: this.players,
        word: (count) => number(count),
        choose: (count) => this.#setPlayers(count),
      })}
      ${levelFaces(this.#botLevels(), (level) => this.#setAllLevels(level))}
      ${levelSlider(options.levels, this.#botLevels(), (level) => this.#setAllLevels(level))}
      ${this.#seats(options)}
      <fieldset class="control-group sides">
        <legend>${t("setup-scoring")}</legend>
        ${options.scorings.map((side) => this.#side(options, side, side === scoring))}
      </fieldset>
      ${this.#more(options)}
    </form>`;
  }

  #unfinished() {
    return html`<p class="unfinished">
      <button type="button" class="button" @click=${this.#showUnfinished}>${t("unfinished-count", { count: this.unfinished })}</button>
    </p>`;
  }

  #showUnfinished(): void {
    this.querySelector("dialog")?.close();
    sendIntent(this, { type: "open-page", page: "games" });
  }

  /** The players as characters; pressing one shows what can be chosen for its seat. */
  #seats(options: Options) {
    const shown = this.seats.slice(0, this.players);
    const open = this.openSeat;
    return html`<fieldset class="control-group seats">
      <legend>${t("setup-at-table")}</legend>
      <ul>
        ${shown.map(
          (choice, seat) => html`<li>
            <button type="button" class="player" aria-expanded=${seat === open} aria-controls="setup-seat"
              @click=${() => {
                this.openSeat = seat === open ? null : seat;
              }}>
              <seat-face .kind=${choice.kind} .seat=${seat}></seat-face>
              <span class="name" dir="auto">${choice.name || this.#usualName(seat)}</span>
              <span class="about">${aboutPlayer(choice)}</span>
            </button>
          </li>`,
        )}
      </ul>
      <div id="setup-seat" class="seat" role="group" ?hidden=${open === null}
        aria-label=${open === null ? nothing : t("setup-seat", { number: open + 1 })}>
        ${open === null ? nothing : keyed(open, this.#seat(options, open))}
      </div>
    </fieldset>`;
  }

  #seat(options: Options, seat: number) {
    const choice = this.seats[seat];
    if (!choice) return nothing;
    const levels = options.levels.map(({ level }) => level);
    const styles = [null, ...options.styles];
    return html`
      ${this.#select(seat, "kind", ["human", "bot"], (kind) => t(`kind-${kind}`))}
      ${field(
        "setup-seat-name",
        t("setup-name-label"),
        html`<input type="text" id="setup-seat-name" dir="auto" maxlength=${options.name_max} autocomplete="off" .value=${choice.name}
          aria-label=${t("setup-name", { number: seat + 1 })} placeholder=${this.#usualName(seat)}
          @input=${(event: Event) => this.#change(seat, { name: (event.target as HTMLInputElement).value })} />`,
      )}
      ${
        choice.kind === "bot"
          ? html`${this.#select(seat, "level", levels, levelWord)}
              ${this.#select(seat, "style", styles, (style) => (style ? styleWord(style) : t("style-none")))}`
          : nothing
      }`;
  }

  #select<Name extends "kind" | "level" | "style">(
    seat: number,
    name: Name,
    values: readonly SeatChoice[Name][],
    word: (value: SeatChoice[Name]) => string,
  ) {
    const id = `setup-seat-${name}`;
    const chosen = this.seats[seat]?.[name] as SeatChoice[Name];
    const choose = (value: SeatChoice[Name]) => this.#change(seat, { [name]: value });
    // The name of the control also has the number of the seat.
    const label = t(`setup-${name}`, { number: seat + 1 });
    return field(id, t(`setup-${name}-label`), select(values, chosen, word, choose, { id, label }));
  }

  /** A side of the scoring card: the points for 1, 2, 3... cards of a colour, the last ones also for more. */
  #side({ points }: Options, side: Scoring, isChosen: boolean) {
    const peak = points[side].indexOf(Math.max(...points[side])) + 1;
    return html`<label class=${side}>
      <input type="radio" name="scoring" value=${side} ?checked=${isChosen} aria-label=${t(`scoring-${side}`)}
        aria-describedby="setup-about-${side}" />
      <span class="card">
        <strong>${t(`setup-side-${side}`)}</strong>
        <span class="counts" aria-hidden="true">
          ${points[side].map((_, index) => html`<span>${number(index + 1)}${index + 1 === points[side].length ? "+" : ""}</span>`)}
        </span>
        <span class="points" aria-hidden="true">
          ${points[side].map((value, index) => html`<span class=${index + 1 === peak ? "peak" : ""}>${number(value)}</span>`)}
        </span>
        <small id="setup-about-${side}">${t(`setup-side-about-${side}`, { peak })}</small>
      </span>
    </label>`;
  }

  /** Choices that few players change, folded away unless the last setup has some. */
  #more(options: Options) {
    const { defaults, default_marker_depth } = options;
    const { edition, marker_depth } = this.#last ?? { ...defaults, marker_depth: null };
    const isUnusual = edition !== defaults.edition || marker_depth !== null;
    return html`<details class="more" ?open=${isUnusual}>
      <summary>${t("setup-more")}</summary>
      <div class="fields">
        ${uncontrolled("edition", options.editions, edition, (each) => t(`edition-${each}`))}
        ${uncontrolled("marker", [null, ...options.marker_depths], marker_depth, depthWords, t("setup-marker-about", default_marker_depth))}
        ${field(
          "setup-seed",
          t("setup-seed"),
          html`<input id="setup-seed" name="seed" type="number" min="0" max=${options.seed_max} step="1"
            aria-describedby="setup-seed-help" @invalid=${unfold} />`,
          t("setup-seed-hint"),
        )}
      </div>
    </details>`;
  }

  /** What stands above the buttons stays in view with them. */
  #buttons() {
    return html`<div class="dialog-buttons">
      ${this.canPlay ? nothing : html`<p>${t("setup-wait")}</p>`}
      ${this.problem ? html`<p role="alert" class="problem">${t(this.problem)}</p>` : nothing}
      ${closeButton(t("cancel"), "")}
      <button type="submit" form="setup" class="button primary" autofocus ?disabled=${!this.canPlay}>${t("play")}</button>
    </div>`;
  }

  /** Return the name of a player who is given none. */
  #usualName(seat: number): string | undefined {
    const seats = this.seats.slice(0, this.players).map(({ kind }) => ({ kind, name: null }));
    return seatNames({ seats })[seat];
  }

  #botLevels(): string[] {
    return this.seats.slice(0, this.players).flatMap(({ kind, level }) => (kind === "bot" ? level : []));
  }

  #setPlayers(count: number): void {
    this.players = count;
    if (this.openSeat !== null && this.openSeat >= count) this.openSeat = null;
  }

  #setAllLevels(level: string): void {
    this.seats = this.seats.map((choice) => ({ ...choice, level }));
  }

  #change(seat: number, change: Partial<SeatChoice>): void {
    this.seats = this.seats.map((choice, index) => (index === seat ? { ...choice, ...change } : choice));
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const options = this.#options;
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(form.get(name) ?? NONE);
    const setup: Setup = {
      players: this.players,
      edition: options.editions.find((each) => each === text("edition")) ?? options.defaults.edition,
      scoring: options.scorings.find((each) => each === text("scoring")) ?? options.defaults.scoring,
      marker_depth: numberOrNull(text("marker")),
      seed: numberOrNull(text("seed")),
      seats: this.seats.slice(0, this.players).map(playerFrom),
    };
    sendIntent(this, { type: "new-game", setup });
  }
}

/** The level and style of a bot, or that a person plays. */
function aboutPlayer({ kind, level, style }: SeatChoice): string {
  return kind === "human" ? t("kind-human") : botWord(level, style);
}

/** A choice that only the form holds. */
function uncontrolled<Value>(
  name: string,
  values: readonly Value[],
  chosen: Value,
  word: (value: Value) => string,
  about?: string,
) {
  const id = `setup-${name}`;
  const options = { id, name, ...(about && { describedBy: `${id}-help` }) };
  return field(
    id,
    t(id),
    select(values, chosen, word, () => undefined, options),
    about,
  );
}

function depthWords(count: number | null): string {
  return count === null ? t("setup-marker-usual") : t("setup-marker-depth", { count });
}

/** Unfold a field that the browser is about to report as invalid. */
function unfold(event: Event): void {
  const details = (event.target as HTMLElement).closest("details");
  if (details) details.open = true;
}

function numberOrNull(text: string): number | null {
  return text === NONE ? null : Number(text);
}

function playerFrom({ kind, level, style, name }: SeatChoice): PlayerSetup {
  const known = name.trim() || null;
  return kind === "human" ? { kind, level: null, name: known } : { kind, level, style, name: known };
}
