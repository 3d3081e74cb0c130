import "./start-here.css";
import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { local } from "../../platform/storage/browser-storage";
import { LightElement } from "../../ui/light-element";
import { w } from "../texts/texts";

const CLOSED = "coloretto:v1:workshop-start";

/** The first steps in the workshop. The browser remembers when a person has closed them. */
@customElement("start-here")
export class StartHere extends LightElement {
  @state() private isOpen = typeof local.read(CLOSED) !== "string";

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
    this.isOpen = (event.currentTarget as HTMLDetailsElement).open;
    if (this.isOpen) local.remove(CLOSED);
    else local.write(CLOSED, "closed");
  }
}
