import { expect, test } from "vitest";
import { svg } from "./svg-string";

test("values stand where they are written, and lists are joined", () => {
  expect(svg`<g x="${1.5}">${["<a></a>", "<b></b>"]}${"c"}</g>`).toBe('<g x="1.5"><a></a><b></b>c</g>');
  expect(svg`<g></g>`).toBe("<g></g>");
});
