import "./game-filters.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { ALL, type Filter, NO_FILTER } from "../../history/statistics";
import { t } from "../../i18n";
import { field, select } from "../../ui/forms/select";
import { LightElement } from "../../ui/light-element";
import { FILTER_NAMES, type KeysFound, optionsOf } from "./filter-keys";
import { NAME_OF } from "./game-labels";

/**
 * The choices of a variant, a level and a style that were found in games, in a line `.filter-bar`. Small windows fold
 * them away behind a button.
 */
@customElement("game-filters")
export class GameFilters extends LightElement {
  @property({ attribute: false }) found: KeysFound | null = null;
  @property({ attribute: false }) filter: Filter = NO_FILTER;
  @state() private isOpen = false;

  protected override render() {
    const count = FILTER_NAMES.filter((name) => this.filter[name] !== ALL).length;
    return html`<button type="button" class="button fold" aria-expanded=${this.isOpen} aria-controls="filter-fields"
        @click=${() => {
          this.isOpen = !this.isOpen;
        }}>
        <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M4 7h16M7 12h10M10 17h4"></path></svg>
        <span>${t("filters", { count })}</span>
      </button>
      <div id="filter-fields" class=${this.isOpen ? "fields" : "fields folded"}>
        ${FILTER_NAMES.map((name) => this.#field(name))}
        ${count > 0 ? html`<button type="button" class="button quiet" @click=${this.#clear}>${t("filters-clear")}</button>` : nothing}
      </div>`;
  }

  #field(name: keyof Filter) {
    const keys = optionsOf(this.found?.[name] ?? [], this.filter[name]);
    const id = `filter-${name}`;
    const word = (key: string) => (key === ALL ? t("statistics-all") : NAME_OF[name](key));
    const options = { id, look: this.filter[name] === ALL ? "" : "set" };
    const control = select(keys, this.filter[name], word, (key) => this.#choose({ [name]: key }), options);
    return field(id, t(`statistics-${name}`), control);
  }

  #choose(change: Partial<Filter>): void {
    this.dispatchEvent(new CustomEvent("filter-change", { detail: change }));
  }

  /** The button goes, so the first choice takes its focus. */
  #clear(): void {
    this.#choose(NO_FILTER);
    this.querySelector("select")?.focus();
  }
}
