// The focus: visible by an outline or a shadow, and not covered.

import { coverAt, nameOf, report, shownControls, shownPart } from "./common.js";

function ringOf(element) {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  return { hasOutline: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1, boxShadow };
}

export function checkFocus(root) {
  const before = document.activeElement;
  const [x, y] = [scrollX, scrollY];
  for (const element of shownControls(root)) {
    if (element.disabled || element.tabIndex < 0) continue;
    // Blur first: an element that has the focus already is not scrolled into view again.
    document.activeElement?.blur();
    const plain = ringOf(element);
    element.focus();
    if (document.activeElement !== element) continue;
    const ring = ringOf(element);
    if (!(ring.hasOutline && !plain.hasOutline) && ring.boxShadow === plain.boxShadow && !ring.hasOutline)
      report("focus-hidden", element, "nothing shows that it has the focus");
    const box = shownPart(element.getBoundingClientRect(), element);
    const cover = box && coverAt(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isBeyond = !box || box.bottom < 1 || box.top > innerHeight - 1;
    if (cover) report("focus-hidden", element, `under ${nameOf(cover)}`);
    else if (isBeyond) report("focus-hidden", element, "scrolled out of sight");
  }
  before?.focus?.({ preventScroll: true });
  scrollTo({ left: x, top: y, behavior: "instant" });
}
