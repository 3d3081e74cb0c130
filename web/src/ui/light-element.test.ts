import { expect, test } from "vitest";
import { deepEqualProperty, LightElement } from "./light-element";

class Rendered extends LightElement {
  get root() {
    return this.createRenderRoot();
  }
}

customElements.define("rendered-element", Rendered);

test("an element renders into itself", () => {
  const element = new Rendered();
  expect(element.root).toBe(element);
});

test("a value with the same content has not changed", () => {
  expect(deepEqualProperty.hasChanged([{ card: "c0" }], [{ card: "c0" }])).toBe(false);
  expect(deepEqualProperty.hasChanged([{ card: "c0" }], [{ card: "c1" }])).toBe(true);
  expect(deepEqualProperty.hasChanged(null, undefined)).toBe(true);
});
