import { LitElement } from "lit";

/** An element that renders into the page itself: see docs/decisions/03-light-dom.md. */
export class LightElement extends LitElement {
  protected override createRenderRoot() {
    return this;
  }
}
