import "../../styles/control-group.css";
import "../../styles/segments.css";
import { html } from "lit";

interface Segments<Value extends string | number> {
  /** Unique in the page. */
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  word(value: Value): string;
  choose(value: Value, event: Event): void;
}

/** Return a choice of few values as radio buttons in one line. */
export function segments<Value extends string | number>(choice: Segments<Value>) {
  const { name, legend, values, chosen, word, choose } = choice;
  return html`<fieldset class="control-group segments">
    <legend>${legend}</legend>
    <div>
      ${values.map(
        (value) => html`<label>
          <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${(event: Event) => choose(value, event)} />
          <span>${word(value)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
