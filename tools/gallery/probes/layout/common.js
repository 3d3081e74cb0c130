// Shared by the checks: which elements count, their styles, and what covers a point.
// layout.py joins all files of this folder into one script, without their imports.

/** Layers that may cover the table for a while, as they close by themselves or can be dismissed. */
export const LAYERS = "[popover]:popover-open, notice-list .notice, hint-panel > section, .tip-box, .refusal";

const CONTROLS =
  "button, a[href], select, input:not([type=hidden]), textarea, summary, [role=button], [role=slider][tabindex]";

export const faults = [];
const styles = new Map();
const hidden = new Map();

export function styleOf(element) {
  if (!styles.has(element)) styles.set(element, getComputedStyle(element));
  return styles.get(element);
}

/** Return the name of an element in reports: its custom element, then its own tag, id and classes. */
export function nameOf(element) {
  const classes = [...element.classList].map((name) => `.${name}`).join("");
  const own = `${element.localName}${element.id && `#${element.id}`}${classes}`;
  for (let host = element.parentElement; host; host = host.parentElement)
    if (host.localName.includes("-")) return `${host.localName} ${own}`;
  return own;
}

export function report(kind, element, detail) {
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "")
    .trim()
    .replace(/\s+/g, " ")
    .slice(0, 60);
  faults.push({ kind, element, where: nameOf(element), text, detail });
}

/** Return the topmost modal dialog, which makes everything else inert, or else the page. */
export function shownRoot() {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

/** Return whether an element is visually hidden on purpose, by its own style or an ancestor's. */
function isHidden(element) {
  if (!element || element === document.documentElement) return false;
  if (!hidden.has(element)) {
    const { clipPath, position, clip } = styleOf(element);
    const isClippedAway = clipPath === "inset(50%)" || (position === "absolute" && clip.startsWith("rect(0px, 0px"));
    hidden.set(element, isClippedAway || isHidden(element.parentElement));
  }
  return hidden.get(element);
}

export function isShown(element) {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[inert], svg") &&
    !isHidden(element)
  );
}

/** Yield the ancestors whose overflow can clip an element; absolute boxes escape those that do not position them. */
export function* clippers(element) {
  let current = element;
  let { position } = styleOf(current);
  while (current.parentElement && current.parentElement !== document.documentElement) {
    if (position === "fixed") return;
    current = current.parentElement;
    const style = styleOf(current);
    const holds = style.position !== "static" || style.transform !== "none" || style.containerType !== "normal";
    if (position === "absolute" && !holds) continue;
    position = style.position;
    if (current !== document.body && style.display !== "contents") yield current;
    if (current.matches("dialog:modal, :popover-open")) return;
  }
}

export function innerBox(element) {
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
}

export function isScrolled(overflow) {
  return overflow === "auto" || overflow === "scroll";
}

export function isCut(overflow) {
  return overflow === "hidden" || overflow === "clip";
}

/** Return the part of a box that its scroll containers show, or null if it is scrolled out of view. */
export function shownPart(box, element) {
  let { left, top, right, bottom } = box;
  for (const around of [element, ...clippers(element)]) {
    const { overflowX, overflowY } = styleOf(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const inner = innerBox(around);
    [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)];
    [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)];
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
}

function isWithin(x, y, box) {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

export function alphaOf(colour) {
  if (colour === "transparent") return 0;
  const parts = colour.match(/[\d.]+%?(?=\s*\)$)/);
  const hasAlpha = colour.startsWith("rgba") || colour.includes("/");
  return hasAlpha && parts ? Number.parseFloat(parts[0]) : 1;
}

function isTransparent(element) {
  for (let each = element; each; each = each.parentElement) if (Number(styleOf(each).opacity) < 0.1) return true;
  return false;
}

/** Return whether an element paints a background, a picture or text at a point. */
function paints(element, x, y) {
  if (element instanceof SVGSVGElement || element === document.documentElement) return false;
  if (isTransparent(element) || isHidden(element)) return false;
  // A pseudo-element can make the area that reacts to presses larger than the element.
  if (!isWithin(x, y, element.getBoundingClientRect())) return false;
  if (element instanceof SVGElement) return true;
  if (element.matches("img, canvas, video, iframe")) return true;
  const { backgroundColor, backgroundImage } = styleOf(element);
  if (alphaOf(backgroundColor) > 0.05 || backgroundImage !== "none") return true;
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => isWithin(x, y, box))) return true;
  }
  return false;
}

/** Return the element that covers another one at a point of the window, or null if that one is visible there. */
export function coverAt(element, x, y) {
  const layer = element.closest(LAYERS);
  for (const above of document.elementsFromPoint(x, y)) {
    if (above === element || element.contains(above) || above.contains(element)) return null;
    if (!layer && above.closest(LAYERS)) return null;
    if (paints(above, x, y)) return above;
  }
  return null;
}

/** Return the visible controls. */
export function shownControls(root) {
  return [...root.querySelectorAll(CONTROLS)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return isShown(element) && width > 1 && height > 1;
  });
}
