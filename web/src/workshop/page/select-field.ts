import { html } from "lit";

/** A labelled select; `word` names a value. */
export function selectField<Value>(options: {
  label: string;
  values: readonly Value[];
  chosen: Value;
  word: (value: Value) => string;
  choose: (value: Value) => void;
  isDisabled?: boolean;
}) {
  const { label, values, chosen, word, choose, isDisabled = false } = options;
  const onChange = (event: Event) => {
    const value = values[(event.target as HTMLSelectElement).selectedIndex];
    if (value !== undefined) choose(value);
  };
  return html`<label class="field"><span>${label}</span>
    <select ?disabled=${isDisabled} @change=${onChange}>
      ${values.map((value) => html`<option ?selected=${value === chosen}>${word(value)}</option>`)}
    </select>
  </label>`;
}
