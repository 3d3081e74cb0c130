import "./start-here.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { LightElement } from "../../ui/light-element";
import { w } from "../texts/texts";

/** The first steps in the workshop. Sends `open-start` with whether a person has opened or closed them. */
@customElement("start-here")
export class StartHere extends LightElement {
  @property({ attribute: false }) isOpen = true;

  protected override render() {
    const steps = [
      w("start-run", { run: w("run"), new: w("new") }),
      w("start-change"),
      w("start-arena", { opponent: w("opponent"), arena: w("arena"), level: levelWord("casual") }),
      w("start-more"),
    ];
    return html`<details ?open=${this.isOpen} @toggle=${this.#toggle}>
      <summary><h2>${w("start")}</h2></summary>
      <ol>${steps.map((step) => html`<li><span>${step}</span></li>`)}</ol>
      <p><a href="#reference">${w("reference")}</a></p>
    </details>`;
  }

  #toggle(event: Event): void {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open !== this.isOpen) this.dispatchEvent(new CustomEvent("open-start", { bubbles: true, detail: open }));
  }
}
