import "./start-here.css";
import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { LightElement } from "../../ui/light-element";
import { w } from "../texts/texts";

const CLOSED = "coloretto:v1:workshop-start";

/** The first steps in the workshop. The browser remembers when a person has closed them. */
@customElement("start-here")
export class StartHere extends LightElement {
  @state() private isOpen = read() === null;

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
    write(this.isOpen ? null : "closed");
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(CLOSED);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(CLOSED);
    else localStorage.setItem(CLOSED, value);
  } catch {
    // Without storage it is open again at the next visit.
  }
}
