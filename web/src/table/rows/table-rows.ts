import "./table-row";
import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Action, RowView } from "../../engine/protocol";
import { t } from "../../i18n";
import { keyOf } from "../../platform/keys";
import { LightElement } from "../../ui/light-element";

/** The index of the row to which a key moves the focus from another. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The rows as a toolbar: one tab stop; the arrow keys move between all rows, disabled ones included. */
@customElement("table-rows")
export class TableRows extends LightElement {
  @property({ attribute: false }) rows: readonly RowView[] = [];
  @property({ attribute: false }) names: readonly string[] = [];
  /** The action that the coach suggests. */
  @property({ attribute: false }) suggested: Action | null = null;
  /** The action that a second press of its row plays. */
  @property({ attribute: false }) selected: Action | null = null;
  /** The index of the row with the focus, or -1. */
  @state() private focused = -1;

  protected override render() {
    const tabStop = this.focused in this.rows ? this.focused : Math.max(this.rows.findIndex(isPossible), 0);
    return html`<div class="rows" role="toolbar" aria-label=${t("rows")}
      @keydown=${this.#onKey} @focusin=${this.#onFocus} @focusout=${this.#onFocus}>
      ${this.rows.map(
        (row, index) =>
          html`<table-row .row=${row} .index=${index} .names=${this.names} .isTabStop=${index === tabStop}
            .suggested=${this.suggested} .selected=${this.selected}></table-row>`,
      )}
    </div>`;
  }

  get #buttons(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(".row")];
  }

  #onFocus = ({ type, target }: FocusEvent): void => {
    this.focused = type === "focusin" ? this.#buttons.indexOf(target as HTMLElement) : -1;
  };

  #onKey = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (key === null || event.shiftKey) return;
    const buttons = this.#buttons;
    const to = STEPS[key]?.(buttons.indexOf(event.target as HTMLElement), buttons.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
}

function isPossible({ place, take }: RowView): boolean {
  return place !== null || take !== null;
}
