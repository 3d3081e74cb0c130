import "../../styles/code-field.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { type FrameChoice, SUBJECTS, THEMES } from "../../embed/snippets";
import type { Options } from "../../engine/protocol";
import { levelWord } from "../../game/game-text";
import { t } from "../../i18n";
import { LANGUAGES } from "../../i18n/languages";
import { LightElement } from "../../ui/light-element";

declare global {
  interface HTMLElementEventMap {
    "choose-frame": CustomEvent<Partial<FrameChoice>>;
  }
}

/** The initial accent colour, which is that of the light theme. */
const DEFAULT_ACCENT = "#0d5a50";
const READER_LANGUAGE = "system";

/** The choices for an embedded frame, from the engine's options. */
@customElement("share-form")
export class ShareForm extends LightElement {
  @property({ attribute: false }) choice: FrameChoice | null = null;
  @property({ attribute: false }) options: Options | null = null;

  protected override render() {
    const { choice, options } = this;
    if (!choice || !options) return nothing;
    const isDeal = choice.subject === "deal";
    return html`<form @submit=${(event: SubmitEvent) => event.preventDefault()}>
      <div class="fields">
        ${this.#select(
          "share-subject",
          SUBJECTS,
          choice.subject,
          (each) => t(`share-subject-${each}`),
          (subject) => ({ subject }),
        )}
        ${isDeal ? this.#deal(choice, options) : this.#notation(choice)}
        ${this.#select(
          "setup-levels",
          options.levels.map(({ level }) => level),
          choice.level,
          levelWord,
          (level) => ({ level }),
        )}
        ${this.#select(
          "settings-language",
          [READER_LANGUAGE, ...LANGUAGES.map(({ tag }) => tag)],
          choice.language,
          languageName,
          (language) => ({ language }),
          (each) => (each === READER_LANGUAGE ? nothing : each),
        )}
        ${this.#select(
          "settings-theme",
          THEMES,
          choice.theme,
          (each) => t(`theme-${each}`),
          (theme) => ({ theme }),
        )}
      </div>
      <div class="checkboxes">
        ${this.#check("share-transparent", choice.isTransparent, (isTransparent) => ({ isTransparent }))}
        ${this.#check("share-compact", choice.isCompact, (isCompact) => ({ isCompact }))}
        <div class="accent">
          ${this.#check("share-accent", choice.accent !== null, (isOwn) => ({ accent: isOwn ? DEFAULT_ACCENT : null }))}
          ${choice.accent === null ? nothing : this.#colour(choice.accent)}
        </div>
      </div>
    </form>`;
  }

  #deal(choice: FrameChoice, options: Options) {
    return html`
      ${this.#select("setup-players", options.players, choice.players, String, (players) => ({ players }))}
      ${this.#select(
        "setup-edition",
        options.editions,
        choice.edition,
        (each) => t(`edition-${each}`),
        (edition) => ({ edition }),
      )}
      ${this.#select(
        "setup-scoring",
        options.scorings,
        choice.scoring,
        (each) => t(`scoring-${each}`),
        (scoring) => ({ scoring }),
      )}
      <div class="field">
        <label for="setup-seed">${t("setup-seed")}</label>
        <input id="setup-seed" type="number" min="0" max=${options.seed_max} step="1" aria-describedby="setup-seed-help" .value=${choice.seed}
          @input=${({ target }: InputEvent) => {
            const field = target as HTMLInputElement;
            this.#send({ seed: field.validity.valid ? field.value : "" });
          }} />
        <span id="setup-seed-help" class="help-text">${t("share-seed-hint")}</span>
      </div>
    `;
  }

  #notation({ subject, notation }: FrameChoice) {
    return html`<div class="field full-width">
      <label for="share-notation">${t(`share-${subject}`)}</label>
      <textarea id="share-notation" class="code-field" rows="4" spellcheck="false" .value=${notation}
        @input=${(event: InputEvent) => this.#send({ notation: textOf(event) })}></textarea>
    </div>`;
  }

  #select<Value extends string | number>(
    id: string,
    values: readonly Value[],
    chosen: Value,
    word: (value: Value) => string,
    change: (value: Value) => Partial<FrameChoice>,
    language: (value: Value) => unknown = () => nothing,
  ) {
    return html`<div class="field">
      <label for=${id}>${t(id)}</label>
      <select id=${id} @change=${({ target }: Event) => {
        const value = values[(target as HTMLSelectElement).selectedIndex];
        if (value !== undefined) this.#send(change(value));
      }}>
        ${values.map((each) => html`<option value=${each} lang=${language(each)} ?selected=${each === chosen}>${word(each)}</option>`)}
      </select>
    </div>`;
  }

  #check(id: string, isChecked: boolean, change: (isChecked: boolean) => Partial<FrameChoice>) {
    return html`<label>
      <input type="checkbox" .checked=${isChecked}
        @change=${({ target }: Event) => this.#send(change((target as HTMLInputElement).checked))} />
      ${t(id)}
    </label>`;
  }

  #colour(accent: string) {
    return html`<input type="color" aria-label=${t("share-accent-colour")} .value=${accent}
      @input=${(event: InputEvent) => this.#send({ accent: textOf(event) })} />`;
  }

  #send(change: Partial<FrameChoice>): void {
    this.dispatchEvent(new CustomEvent("choose-frame", { detail: change, bubbles: true }));
  }
}

function languageName(tag: string): string {
  return LANGUAGES.find((each) => each.tag === tag)?.name ?? t("language-system");
}

function textOf({ target }: InputEvent): string {
  return (target as HTMLInputElement | HTMLTextAreaElement).value;
}
