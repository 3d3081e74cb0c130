// Runs all checks on the displayed screen; `exceptions` are pairs of a kind and a selector.

import { checkBoxes } from "./boxes.js";
import { faults, shownRoot } from "./common.js";
import { checkFocus } from "./focus.js";
import { checkTexts } from "./text.js";

export function run(exceptions) {
  const root = shownRoot();
  checkBoxes(root, checkTexts(root));
  checkFocus(root);
  const isExcepted = ({ kind, element }) =>
    exceptions.some(([excepted, selector]) => excepted === kind && element.matches(selector));
  return faults
    .filter((fault) => !isExcepted(fault))
    .map(({ kind, where, text, detail }) => ({ kind, where, text, detail }));
}
