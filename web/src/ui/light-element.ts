import { LitElement } from "lit";

/** An element that renders into the page itself: see docs/decisions/03-light-dom.md. */
export class LightElement extends LitElement {
  protected override createRenderRoot() {
    return this;
  }
}

/** Options of a Lit property that compare by value, because every view brings new objects. */
export const deepEqualProperty = {
  attribute: false,
  hasChanged: (value: unknown, before: unknown) => JSON.stringify(value) !== JSON.stringify(before),
};
