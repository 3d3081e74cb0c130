// Boxes: covered texts and controls, controls that overlap or are too small, and equal items that are not aligned.

import { coverAt, isShown, LAYERS, nameOf, report, shownControls, shownPart, styleOf } from "./common.js";

const MIN_TARGET = 44;
/** Controls that no turn needs; for them the smaller size of WCAG 2.5.8 suffices. */
const SECONDARY = ".bot-info, .peek, .practice";
const MIN_SECONDARY = 24;

/** Measure the area around a control's centre that reacts to presses; it may exceed the visible control. */
function reach(element) {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const above = document.elementFromPoint(x, y)?.closest(LAYERS);
  if (above && !above.contains(element)) return null;
  const extent = (dx, dy) => {
    let distance = 0;
    const isHit = (at) => {
      const hit = document.elementFromPoint(x + dx * at, y + dy * at);
      return element.contains(hit) || Boolean(hit?.closest(LAYERS) && !element.closest(LAYERS));
    };
    while (distance < MIN_TARGET && isHit(distance + 0.5)) distance += 0.5;
    return distance;
  };
  return { width: extent(-1, 0) + extent(1, 0), height: extent(0, -1) + extent(0, 1) };
}

function isInlineLink(element) {
  return element.matches("a") && styleOf(element).display === "inline";
}

/** Checkboxes and radios are pressed by their labels. */
function pressedBox(element) {
  const label = element.matches("[type=checkbox], [type=radio]") ? element.labels?.[0] : null;
  return (label ?? element).getBoundingClientRect();
}

function checkTargets(controls) {
  const [x, y] = [scrollX, scrollY];
  for (const element of controls) {
    if (element.disabled || isInlineLink(element)) continue;
    const minimum = element.matches(SECONDARY) ? MIN_SECONDARY : MIN_TARGET;
    const { width, height } = pressedBox(element);
    if (width >= minimum - 0.5 && height >= minimum - 0.5) continue;
    const area = reach(element);
    if (!area) continue;
    const size = [Math.max(width, area.width), Math.max(height, area.height)];
    if (Math.min(...size) < minimum - 1) report("small-target", element, size.map(Math.round).join(" × "));
  }
  scrollTo({ left: x, top: y, behavior: "instant" });
}

function layerOf(element) {
  for (let each = element; each; each = each.parentElement)
    if (/fixed|sticky/.test(styleOf(each).position) || each.matches(LAYERS)) return each;
  return null;
}

function checkOverlaps(controls) {
  const parts = controls.flatMap((element) => {
    const layer = layerOf(element);
    return [...element.getClientRects()]
      .map((box) => ({ element, layer, box: shownPart(box, element) }))
      .filter(({ box }) => box);
  });
  parts.sort((a, b) => a.box.top - b.box.top);
  for (const [at, a] of parts.entries()) {
    for (const b of parts.slice(at + 1)) {
      if (b.box.top >= a.box.bottom - 1) break;
      if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      if (width > 1 && height > 1)
        report("overlap", b.element, `${Math.round(width)} × ${Math.round(height)} px over ${nameOf(a.element)}`);
    }
  }
}

/** List what must be visible: lines of text at three points each, controls at five. */
function visibilityItems(texts, controls) {
  const across = [0.1, 0.5, 0.9].map((share) => [share, 0.5]);
  const over = [
    [0.5, 0.5],
    [0.15, 0.2],
    [0.85, 0.2],
    [0.15, 0.8],
    [0.85, 0.8],
  ];
  const lines = texts.flatMap(({ element, node }) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((_, index) => ({
      element,
      points: across,
      boxAt: () => range.getClientRects()[index],
    }));
  });
  const boxes = controls.filter((element) => !isInlineLink(element));
  return [
    ...lines,
    ...boxes.map((element) => ({ element, points: over, boxAt: () => element.getBoundingClientRect() })),
  ];
}

/** Check the items in the window; an item passes if it is visible at any scroll position. */
function markVisible(items) {
  for (const each of items) {
    if (each.isVisible) continue;
    const box = each.boxAt();
    const part = box && shownPart(box, each.element);
    if (!part || part.top < 0 || part.bottom > innerHeight) continue;
    const cover = each.points
      .map(([dx, dy]) =>
        coverAt(each.element, part.left + (part.right - part.left) * dx, part.top + (part.bottom - part.top) * dy),
      )
      .find((element) => element !== null);
    each.isVisible = cover === undefined;
    each.cover = cover ?? each.cover;
  }
}

function checkCovers(root, texts, controls) {
  // Elements without pointer events cover others, too.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const items = visibilityItems(texts, controls);
  const scroller = root === document.body ? document.scrollingElement : root;
  const [left, top] = [scroller.scrollLeft, scroller.scrollTop];
  const end = scroller.scrollHeight - scroller.clientHeight;
  const step = Math.max(scroller.clientHeight / 3, 60);
  markVisible(items);
  for (let at = 0; ; at += step) {
    scroller.scrollTo({ left, top: Math.min(at, end), behavior: "instant" });
    markVisible(items);
    if (at >= end) break;
  }
  scroller.scrollTo({ left, top, behavior: "instant" });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  for (const { element, isVisible, cover } of items)
    if (!isVisible && cover) report("covered", element, `by ${nameOf(cover)}`);
}

/** Return whether two coordinates are equal within a pixel. */
function isSame(a, b) {
  return Math.abs(a - b) <= 1;
}

/** Return the ancestor whose layout places an element; ancestors without a box are skipped. */
function boxAround(element) {
  let parent = element.parentElement;
  while (parent && styleOf(parent).display === "contents") parent = parent.parentElement;
  return parent;
}

/** Return the only child of a custom element, if there is just one, or else the element itself. */
function visibleElement(element) {
  const isWrapper = element.localName.includes("-") && element.children.length === 1;
  return isWrapper && isShown(element.firstElementChild) ? element.firstElementChild : element;
}

function groupsOf(root) {
  const groups = new Map();
  for (const element of root.querySelectorAll("*")) {
    const parent = boxAround(element);
    if (
      !parent ||
      styleOf(element).display === "contents" ||
      element.closest("svg") ||
      !/flex|grid/.test(styleOf(parent).display)
    )
      continue;
    if (!isShown(element) || /absolute|fixed/.test(styleOf(element).position)) continue;
    const box = visibleElement(element).getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || styleOf(element).transform !== "none" || styleOf(element).rotate !== "none")
      continue;
    const side = element.dataset.side ?? "";
    const key = `${element.localName} ${[...element.classList].sort().join(" ")} ${side}`;
    if (!groups.has(parent)) groups.set(parent, new Map());
    const kinds = groups.get(parent);
    kinds.all ??= [];
    kinds.all.push(box);
    kinds.set(key, [...(kinds.get(key) ?? []), { element, box }]);
  }
  return groups;
}

function checkAlignment(root) {
  for (const [parent, kinds] of groupsOf(root)) {
    for (const equal of kinds.values()) {
      const lines = [];
      equal.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
      for (const each of equal) {
        const line = lines.at(-1);
        const last = line?.at(-1).box;
        const shared = last ? Math.min(last.bottom, each.box.bottom) - Math.max(last.top, each.box.top) : 0;
        if (last && shared > Math.min(last.height, each.box.height) / 2) line.push(each);
        else lines.push([each]);
      }
      for (const line of lines) checkLine(line.sort((a, b) => a.box.left - b.box.left));
      const starts = lines
        .map(([first]) => first)
        .filter(({ box }) => !kinds.all.some((other) => isBefore(other, box)));
      if (starts.length > 1) checkStarts(parent, starts);
    }
  }
}

/** Return whether a box precedes another one on the same line. */
function isBefore(a, b) {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return a.right <= b.left + 1 && shared > 1;
}

/** Return whether two boxes share their start, their end or their middle along an axis. */
function isAligned(a, b, start, end) {
  return isSame(a[start], b[start]) || isSame(a[end], b[end]) || isSame(a[start] + a[end], b[start] + b[end]);
}

function checkLine([first, ...others]) {
  for (const { element, box } of others) {
    if (!isAligned(box, first.box, "top", "bottom"))
      report("misaligned", element, `${Math.round(box.top - first.box.top)} px off its line`);
    else if (element.matches("button, a.button") && !isSame(box.height, first.box.height))
      report("misaligned", element, `${Math.round(box.height)} px high next to ${Math.round(first.box.height)} px`);
  }
}

function checkStarts(parent, [first, ...others]) {
  const { display, flexWrap, flexDirection, justifyContent, justifyItems } = styleOf(parent);
  const isWrapped = display.includes("flex") && flexWrap !== "nowrap" && !flexDirection.startsWith("column");
  if (isWrapped && /center|end|space/.test(justifyContent)) return;
  if (display.includes("grid") && /center|end|space/.test(justifyContent + justifyItems) && !isWrapped) return;
  for (const { element, box } of others) {
    if (!isAligned(box, first.box, "left", "right"))
      report("misaligned", element, `${Math.round(box.left - first.box.left)} px off its column`);
  }
}

export function checkBoxes(root, texts) {
  const controls = shownControls(root);
  const across = document.scrollingElement.scrollWidth - innerWidth;
  if (across > 0.5) report("outside-window", document.body, `the page scrolls sideways by ${across} px`);
  const { left, right, top, bottom } = root.getBoundingClientRect();
  const isOutside = left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5;
  if (root.matches("dialog") && isOutside) report("outside-window", root, "a dialog must be whole");
  checkAlignment(root);
  checkOverlaps(controls);
  checkTargets(controls);
  checkCovers(root, texts, controls);
}
