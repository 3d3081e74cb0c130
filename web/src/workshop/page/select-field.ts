import { html } from "lit";
import { select } from "../../ui/forms/select";
import { w } from "../texts/texts";

/** A labelled select; `word` names a value. */
export function selectField<Value>(
  label: string,
  values: readonly Value[],
  chosen: Value,
  word: (value: Value) => string,
  choose: (value: Value) => void,
  isDisabled = false,
) {
  return html`<label class="field"><span>${label}</span>
    ${select(values, chosen, word, choose, { isDisabled })}</label>`;
}

/** Return a function that makes the select of a part of `choice`, by its name. */
export function selectsOf<Choice>(choice: Choice, set: (choice: Choice) => void, isDisabled = false) {
  return <Name extends keyof Choice & string>(
    name: Name,
    values: readonly Choice[Name][],
    word: (value: Choice[Name]) => string,
  ) => selectField(w(name), values, choice[name], word, (value) => set({ ...choice, [name]: value }), isDisabled);
}
