import "./new-game-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Options, PlayerKind, PlayerSetup, Setup } from "../../engine/protocol";
import { levelWord, styleWord } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { LightElement } from "../../ui/light-element";
import { setupFromText } from "./last-setup";

/** The value of the option for no choice. */
const NONE = "";

/** The dialog to set up a game; it offers the engine's options and leaves validation to the engine. */
@customElement("new-game-dialog")
export class NewGameDialog extends LightElement {
  @property({ attribute: false }) isOpen = false;
  @property({ attribute: false }) problem: string | null = null;
  @property({ attribute: false }) options: Options | null = null;
  /** The last setup as it was stored; its choices are preselected. */
  @property({ attribute: false }) stored: string | null = null;
  /** How many unfinished games are stored. */
  @property({ attribute: false }) unfinished = 0;
  #last: Setup | null = null;
  @state() private players = 0;
  @state() private kinds: PlayerKind[] = [];
  @state() private levels: string[] = [];
  /** The options from which the form was initialized. */
  #formOptions: Options | null = null;

  /** Rendered only when first opened, because its selects would delay the table. */
  protected override shouldUpdate(): boolean {
    return this.isOpen || this.hasUpdated;
  }

  protected override willUpdate(): void {
    if (this.options === this.#formOptions || !this.options) return;
    this.#formOptions = this.options;
    const { players, defaults } = this.options;
    this.#last = setupFromText(this.stored, this.options);
    const last = this.#last;
    this.players = last?.players ?? defaults.players;
    this.kinds = Array.from(
      { length: Math.max(...players) },
      (_, seat) => last?.seats[seat]?.kind ?? (seat === 0 ? "human" : "bot"),
    );
    this.levels = this.kinds.map((_, seat) => last?.seats[seat]?.level ?? defaults.level);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("isOpen")) syncDialog(this, this.isOpen);
  }

  protected override render() {
    return html`<dialog aria-labelledby="setup-title" @close=${() => sendIntent(this, { type: "close-setup" })}>
      <h2 id="setup-title">${t("setup-title")}</h2>
      ${this.unfinished > 0 ? this.#unfinished() : nothing}
      ${this.options ? this.#form(this.options) : html`<p>${t("setup-wait")}</p>`}
      ${this.#buttons(this.options !== null)}
    </dialog>`;
  }

  #form(options: Options) {
    const { default_marker_depth, points } = options;
    const [most, peak] = [points.brown.length, points.grey.indexOf(Math.max(...points.grey)) + 1];
    const { edition, scoring, marker_depth } = this.#last ?? { ...options.defaults, marker_depth: null };
    return html`<form id="setup" @submit=${this.#submit}>
      <div class="fields">
        ${this.#select("players", options.players, this.players, String, {
          onChange: (value) => {
            this.players = Number(value);
          },
        })}
        ${this.#commonLevel(options)}
        ${this.#select("edition", options.editions, edition, (each) => t(`edition-${each}`))}
        ${this.#select(
          "marker",
          [NONE, ...options.marker_depths],
          marker_depth ?? NONE,
          (count) => (count === NONE ? t("setup-marker-usual") : t("setup-marker-depth", { count })),
          { about: t("setup-marker-about", default_marker_depth) },
        )}
        ${this.#select("scoring", options.scorings, scoring, (each) => t(`scoring-${each}`), {
          about: t("setup-scoring-about", { most, peak }),
        })}
        <div class="field">
          <label for="setup-seed">${t("setup-seed")}</label>
          <input id="setup-seed" name="seed" type="number" min="0" max=${options.seed_max} step="1"
            aria-describedby="setup-seed-help" />
          <span id="setup-seed-help" class="help-text">${t("setup-seed-hint")}</span>
        </div>
      </div>
      ${this.kinds.slice(0, this.players).map((kind, seat) => this.#seat(options, kind, seat))}
      ${this.problem ? html`<p role="alert" class="problem">${t(this.problem)}</p>` : nothing}
    </form>`;
  }

  #unfinished() {
    return html`<p class="unfinished">
      <button type="button" class="button" @click=${this.#showUnfinished}>${t("unfinished-count", { count: this.unfinished })}</button>
    </p>`;
  }

  #showUnfinished(): void {
    closeDialog(this);
    sendIntent(this, { type: "open-page", page: "games" });
  }

  #select<Value extends string | number>(
    name: string,
    values: readonly Value[],
    chosen: Value,
    word: (value: Value) => string,
    { about, onChange }: { about?: string; onChange?: (value: string) => void } = {},
  ) {
    return html`<div class="field">
      <label for="setup-${name}">${t(`setup-${name}`)}</label>
      <select id="setup-${name}" name=${name} aria-describedby=${about ? `setup-${name}-help` : nothing}
        @change=${(event: Event) => onChange?.((event.target as HTMLSelectElement).value)}>
        ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${word(value)}</option>`)}
      </select>
      ${about ? html`<span id="setup-${name}-help" class="help-text">${about}</span>` : nothing}
    </div>`;
  }

  /** A select that sets the level of all bots; empty while the levels differ. */
  #commonLevel(options: Options) {
    const [first = NONE, ...others] = this.levels.filter(
      (_, seat) => seat < this.players && this.kinds[seat] === "bot",
    );
    const common = others.every((level) => level === first) ? first : NONE;
    return html`<div class="field">
      <label for="setup-levels">${t("setup-levels")}</label>
      <select id="setup-levels" .value=${common} ?disabled=${first === NONE}
        @change=${(event: Event) => {
          this.levels = this.levels.map(() => (event.target as HTMLSelectElement).value);
        }}>
        <option value=${NONE} hidden ?selected=${common === NONE}>
          ${first === NONE ? t("setup-levels-none") : t("setup-levels-differ")}
        </option>
        ${this.#levelChoices(options, common)}
      </select>
    </div>`;
  }

  #levelChoices(options: Options, chosen: string | undefined) {
    return options.levels.map(
      ({ level }) => html`<option value=${level} ?selected=${level === chosen}>${levelWord(level)}</option>`,
    );
  }

  #seat(options: Options, kind: PlayerKind, seat: number) {
    const number = seat + 1;
    const isBot = kind === "bot";
    const people = this.kinds.slice(0, this.players).filter((each) => each === "human").length;
    const last = this.#last?.seats[seat];
    const personName = people === 1 ? t("name-you") : t("name-player", { number });
    return html`<fieldset>
      <legend>${t("setup-seat", { number })}</legend>
      <select name="seat-${number}-kind" aria-label=${t("setup-kind", { number })} @change=${(event: Event) => this.#setKind(event, seat)}>
        ${(["human", "bot"] as const).map(
          (each) => html`<option value=${each} ?selected=${each === kind}>${t(`kind-${each}`)}</option>`,
        )}
      </select>
      <input type="text" dir="auto" name="seat-${number}-name" maxlength=${options.name_max} autocomplete="off" value=${last?.name ?? ""} aria-label=${t("setup-name", { number })}
        placeholder=${isBot ? t(`name-bot-${seat}`) : personName} />
      <select name="seat-${number}-level" aria-label=${t("setup-level", { number })} ?disabled=${!isBot} .value=${this.levels[seat]}
        @change=${(event: Event) => {
          this.levels = this.levels.with(seat, (event.target as HTMLSelectElement).value);
        }}>
        ${this.#levelChoices(options, this.levels[seat])}
      </select>
      <select name="seat-${number}-style" aria-label=${t("setup-style", { number })} ?disabled=${!isBot}>
        <option value=${NONE}>${t("style-none")}</option>
        ${options.styles.map((style) => html`<option value=${style} ?selected=${style === last?.style}>${styleWord(style)}</option>`)}
      </select>
    </fieldset>`;
  }

  #buttons(canPlay: boolean) {
    return html`<div class="dialog-buttons">
      <button type="button" class="button" @click=${() => closeDialog(this)}>${t("cancel")}</button>
      <button type="submit" form="setup" class="button primary" ?disabled=${!canPlay}>${t("play")}</button>
    </div>`;
  }

  #setKind(event: Event, seat: number): void {
    const kind = (event.target as HTMLSelectElement).value === "human" ? "human" : "bot";
    this.kinds = this.kinds.with(seat, kind);
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const { options } = this;
    if (options) sendIntent(this, { type: "new-game", setup: setupFrom(form, options) });
  }
}

function setupFrom(form: HTMLFormElement, options: Options): Setup {
  const text = (name: string) => String(new FormData(form).get(name) ?? "");
  return {
    players: Number(text("players")),
    edition: options.editions.find((each) => each === text("edition")) ?? options.defaults.edition,
    scoring: options.scorings.find((each) => each === text("scoring")) ?? options.defaults.scoring,
    marker_depth: numberOrNull(text("marker")),
    seed: numberOrNull(text("seed")),
    seats: [...form.querySelectorAll("fieldset")].map(playerFrom),
  };
}

function numberOrNull(text: string): number | null {
  return text === NONE ? null : Number(text);
}

function playerFrom(fieldset: HTMLFieldSetElement): PlayerSetup {
  const value = (name: string) =>
    fieldset.querySelector<HTMLSelectElement | HTMLInputElement>(`[name$=-${name}]`)?.value.trim() ?? "";
  const name = value("name") || null;
  if (value("kind") === "human") return { kind: "human", level: null, name };
  return { kind: "bot", level: value("level"), style: value("style") || null, name };
}
