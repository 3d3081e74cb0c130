import "../../styles/code-field.css";
import { html, nothing } from "lit";
import { type FrameChoice, SUBJECTS, THEMES } from "../../embed/snippets";
import type { Options } from "../../engine/tables";
import { levelWord } from "../../game/game-text";
import { t } from "../../i18n";
import { languageName } from "../../i18n/language-name";
import { LANGUAGES } from "../../i18n/languages";
import { field, select } from "../../ui/forms/select";

declare global {
  interface HTMLElementEventMap {
    "choose-frame": CustomEvent<Partial<FrameChoice>>;
  }
}

/** The initial accent colour, which is that of the light theme. */
const DEFAULT_ACCENT = "#0d5a50";
/** The language of the reader, or one of ours. */
const LANGUAGE_CHOICES = ["system", ...LANGUAGES];

/** The choices for an embedded frame, from the engine's options. */
export function shareForm(choice: FrameChoice, options: Options) {
  const { players, editions, scorings } = options;
  const levels = options.levels.map(({ level }) => level);
  return html`<share-form><form @submit=${(event: SubmitEvent) => event.preventDefault()}>
      <div class="fields">
        ${choiceOf("share-subject", choice, "subject", SUBJECTS, (each) => t(`share-subject-${each}`))}
        ${
          choice.subject === "deal"
            ? html`${choiceOf("setup-players", choice, "players", players, String)}
                ${choiceOf("setup-edition", choice, "edition", editions, (each) => t(`edition-${each}`))}
                ${choiceOf("setup-scoring", choice, "scoring", scorings, (each) => t(`scoring-${each}`))}
                ${seedField(choice, options.seed_max)}`
            : notationField(choice)
        }
        ${choiceOf("setup-levels", choice, "level", levels, levelWord)}
        ${choiceOf("settings-language", choice, "language", LANGUAGE_CHOICES, languageName)}
        ${choiceOf("settings-theme", choice, "theme", THEMES, (each) => t(`theme-${each}`))}
      </div>
      <div class="checkboxes">
        ${check("share-transparent", choice.isTransparent, (isTransparent) => ({ isTransparent }))}
        ${check("share-compact", choice.isCompact, (isCompact) => ({ isCompact }))}
        <div class="accent">
          ${check("share-accent", choice.accent !== null, (isOwn) => ({ accent: isOwn ? DEFAULT_ACCENT : null }))}
          ${choice.accent === null ? nothing : colour(choice.accent)}
        </div>
      </div>
    </form></share-form>`;
}

function seedField({ seed }: FrameChoice, max: number) {
  const control = html`<input id="setup-seed" type="number" min="0" max=${max} step="1" aria-describedby="setup-seed-help" .value=${seed}
    @input=${(event: InputEvent) => {
      const { validity, value } = event.target as HTMLInputElement;
      send(event, { seed: validity.valid ? value : "" });
    }} />`;
  return field("setup-seed", t("setup-seed"), control, t("share-seed-hint"));
}

function notationField({ subject, notation }: FrameChoice) {
  return html`<div class="field full-width">
      <label for="share-notation">${t(`share-${subject}`)}</label>
      <textarea id="share-notation" class="code-field" rows="4" spellcheck="false" .value=${notation}
        @input=${(event: InputEvent) => send(event, { notation: textOf(event) })}></textarea>
    </div>`;
}

/** A choice of one of the values; `name` is that of the part of the choice. */
function choiceOf<Name extends keyof FrameChoice, Value extends FrameChoice[Name] & (string | number)>(
  id: string,
  choice: FrameChoice,
  name: Name,
  values: readonly Value[],
  word: (value: Value) => string,
) {
  const choose = (value: Value, event: Event) => send(event, { [name]: value });
  const languageOf = (value: Value) => LANGUAGES.find((tag) => tag === value);
  return field(id, t(id), select(values, choice[name] as Value, word, choose, { id, languageOf }));
}

function check(id: string, isChecked: boolean, change: (isChecked: boolean) => Partial<FrameChoice>) {
  return html`<label>
      <input type="checkbox" .checked=${isChecked}
        @change=${(event: Event) => send(event, change((event.target as HTMLInputElement).checked))} />
      ${t(id)}
    </label>`;
}

function colour(accent: string) {
  return html`<input type="color" aria-label=${t("share-accent-colour")} .value=${accent}
      @input=${(event: InputEvent) => send(event, { accent: textOf(event) })} />`;
}

function send({ currentTarget }: Event, change: Partial<FrameChoice>): void {
  currentTarget?.dispatchEvent(new CustomEvent("choose-frame", { detail: change, bubbles: true }));
}

function textOf({ target }: InputEvent): string {
  return (target as HTMLInputElement | HTMLTextAreaElement).value;
}
