import "./game-search.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";

/** The field for the words that the listed games must contain. */
@customElement("game-search")
export class GameSearch extends LightElement {
  @property() words = "";

  protected override render() {
    return html`<svg aria-hidden="true" viewBox="0 0 24 24"><circle cx="10.5" cy="10.5" r="6.5"></circle><path d="M15.5 15.5 21 21"></path></svg>
      <input type="search" autocomplete="off" aria-label=${t("finished-search")} placeholder=${t("finished-search")} .value=${this.words}
        @input=${({ target }: Event) => this.#search((target as HTMLInputElement).value)}>`;
  }

  #search(words: string): void {
    sendIntent(this, { type: "filter-finished", change: { words } });
  }
}
