import { expect, test } from "vitest";
import { svg } from "./svg";

test("values are inserted in place, and lists are joined", () => {
  expect(svg`<g x="${1.5}">${["<a></a>", "<b></b>"]}${"c"}</g>`).toBe('<g x="1.5"><a></a><b></b>c</g>');
  expect(svg`<g></g>`).toBe("<g></g>");
});
