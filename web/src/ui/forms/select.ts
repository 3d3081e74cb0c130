import { html, nothing } from "lit";

interface Options<Value> {
  id?: string;
  /** That of a field in a form. */
  name?: string;
  /** The accessible name, if that of the label is not all of it. */
  label?: string;
  describedBy?: string;
  /** Return the language of a word, if it has one of its own. */
  languageOf?(value: Value): string | undefined;
  look?: string;
  isDisabled?: boolean;
}

/** Render a choice of one of several values; `word` names a value. */
export function select<Value>(
  values: readonly Value[],
  chosen: Value,
  word: (value: Value) => unknown,
  choose: (value: Value, event: Event) => void,
  { id, name, label, describedBy, languageOf, look = "", isDisabled = false }: Options<Value> = {},
) {
  const onChange = (event: Event) => choose(values[(event.target as HTMLSelectElement).selectedIndex] as Value, event);
  const option = (value: Value) =>
    html`<option value=${value ?? ""} lang=${languageOf?.(value) ?? nothing} .selected=${value === chosen}>${word(value)}</option>`;
  return html`<select id=${id ?? nothing} name=${name ?? nothing} class=${look} aria-label=${label ?? nothing}
    aria-describedby=${describedBy ?? nothing} ?disabled=${isDisabled} @change=${onChange}>${values.map(option)}</select>`;
}

/** Render a control between its label and a text `about` it. */
export function field(id: string, label: unknown, control: unknown, about?: string) {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${control}
    ${about ? html`<span id="${id}-help" class="help-text">${about}</span>` : nothing}
  </div>`;
}
