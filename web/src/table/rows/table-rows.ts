import "./table-row";
import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Action, RowView } from "../../engine/protocol";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";

/** The rows: one stop for Tab; from row to row, also to one that cannot be chosen now, go the arrow keys. */
@customElement("table-rows")
export class TableRows extends LightElement {
  @property({ attribute: false }) rows: readonly RowView[] = [];
  @property({ attribute: false }) names: readonly string[] = [];
  /** The action to be pointed at. */
  @property({ attribute: false }) best: Action | null = null;
  /** The row that has the focus; -1: none has it. */
  @state() private focused = -1;

  protected override render() {
    const stop = this.focused in this.rows ? this.focused : Math.max(this.rows.findIndex(isPossible), 0);
    return html`<div class="rows" role="toolbar" aria-label=${t("rows")}
      @keydown=${this.#onKey} @focusin=${this.#noteFocus} @focusout=${this.#noteFocus}>
      ${this.rows.map(
        (row, index) =>
          html`<table-row .row=${row} .index=${index} .names=${this.names} .isStop=${index === stop}
            .isBest=${this.best !== null && this.best === (row.place ?? row.take)}></table-row>`,
      )}
    </div>`;
  }

  get #lanes(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(".lane")];
  }

  #noteFocus = ({ type, target }: FocusEvent): void => {
    this.focused = type === "focusin" ? this.#lanes.indexOf(target as HTMLElement) : -1;
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const lanes = this.#lanes;
    const to = placeAfter(event.key, lanes.indexOf(event.target as HTMLElement), lanes.length - 1);
    if (to === null) return;
    event.preventDefault();
    lanes[to]?.focus();
  };
}

function isPossible({ place, take }: RowView): boolean {
  return place !== null || take !== null;
}

function placeAfter(key: string, at: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return at - 1;
    case "ArrowRight":
    case "ArrowDown":
      return at + 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
