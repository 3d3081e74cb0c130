import "./menu-list.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { type Intent, sendIntent, sends } from "../game/intents";
import type { PageName } from "../game/pages";
import { volumeWord } from "../game/volume";
import { number, t } from "../i18n";
import { deepEqualProperty, LightElement } from "../ui/light-element";
import type { Waiting } from "./waiting";

/** The pages that few players need. */
const MORE: readonly PageName[] = ["share", "games", "strategy", "fairness", "about"];

/** The entries of the menu. */
@customElement("menu-list")
export class MenuList extends LightElement {
  @property(deepEqualProperty) links: { rules: string; workshop: string; target: string } = {
    rules: "",
    workshop: "",
    target: "",
  };
  @property(deepEqualProperty) waiting: Waiting = { isDaily: false, puzzles: 0 };

  @property({ attribute: false }) volume = 0;
  @property({ attribute: false }) canInstall = false;
  /** Whether the menu has been opened. Before, its volume is not formatted, which would delay the first frames. */
  @state() private isOpened = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const menu = this.closest("[popover]");
    this.isOpened = menu?.matches(":popover-open") ?? false;
    menu?.addEventListener("beforetoggle", () => {
      this.isOpened = true;
    });
  }

  protected override render() {
    const { isDaily, puzzles } = this.waiting;
    return html`<ul>
      ${this.#entry(t("new-game"), { type: "open-dialog", dialog: "new-game" })}
      ${this.#page("daily", isDaily ? mark("", t("menu-new-today")) : nothing)}
      ${this.#page("puzzles", puzzles > 0 ? mark(number(puzzles), t("mistakes-today", { count: puzzles })) : nothing)}
      ${this.#page("played", nothing, "record")}
      ${this.#link(this.links.rules, t("rules"))}
      ${this.#link(this.links.workshop, t("menu-workshop"))}
      <li><button type="button" class="button" aria-keyshortcuts="m" @click=${sends({ type: "toggle-sound" })}>
        ${t("settings-volume")} <span class="value">${this.isOpened ? volumeWord(this.volume) : nothing}</span>
      </button></li>
      <li>
        <details>
          <summary class="button">${t("menu-more")}</summary>
          <ul>
            ${this.canInstall ? this.#entry(t("install"), { type: "install" }) : nothing}
            ${MORE.map((name) => this.#page(name))}
          </ul>
        </details>
      </li>
    </ul>`;
  }

  #page(page: PageName, mark: unknown = nothing, name: string = page) {
    return this.#entry(t(`page-${name}`), { type: "open-page", page }, mark);
  }

  #entry(name: string, intent: Intent, mark: unknown = nothing) {
    return html`<li><button type="button" class="button" @click=${() => this.#send(intent)}>${name}${mark}</button></li>`;
  }

  #link(address: string, name: string) {
    return html`<li><a class="button" href=${address} target=${this.links.target}>${name}</a></li>`;
  }

  #send(intent: Intent): void {
    this.closest<HTMLElement>("[popover]")?.hidePopover();
    sendIntent(this, intent);
  }
}

/** A mark that something waits, with its words for screen readers. */
function mark(figure: string, words: string) {
  return html`<span class="mark" aria-hidden="true">${figure}</span><span class="visually-hidden">${words}</span>`;
}
