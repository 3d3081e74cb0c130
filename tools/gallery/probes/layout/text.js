// Words and lines: broken words, narrow columns, text that is clipped or outside its container.

import { alphaOf, clippers, innerBox, isCut, isScrolled, isShown, nameOf, report, styleOf } from "./common.js";

/** Records, commitments and URLs may break anywhere, as they have no words. */
const WITHOUT_WORDS = "code, kbd, samp";
const BREAKS_AFTER = /[-‐–—/\u00ad\u200b]/;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u3000-\u303f\uff00-\uffef]/u;
const BETWEEN_CHARACTERS = new RegExp(`(?<=${WITHOUT_SPACES.source})|(?=${WITHOUT_SPACES.source})`, "u");
const canvas = new OffscreenCanvas(1, 1).getContext("2d");

/** Return the width of a text. Uses the parts of `font`, as the shorthand is empty with unusual digit styles. */
function widthOf(text, { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing }) {
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  canvas.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
  return canvas.measureText(text).width;
}

/** Return the visible texts with the boxes of their lines. */
function shownTexts(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("option, textarea, script, style, noscript") || !isShown(element))
      continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (boxes.length > 0) texts.push({ node, element, boxes });
  }
  return texts;
}

function* wordsOf({ data }) {
  for (const match of data.matchAll(/[^ \t\n\r\f\u3000]+/g)) yield { word: match[0], start: match.index };
}

function linesOf(boxes) {
  const tops = [];
  for (const { top, height } of boxes) if (!tops.some((each) => Math.abs(each - top) < height / 2)) tops.push(top);
  return tops.length;
}

function checkWords({ node, element, boxes }) {
  if (linesOf(boxes) < 2) return;
  const style = styleOf(element);
  if (element.closest(WITHOUT_WORDS) && style.overflowWrap === "anywhere") return;
  const range = document.createRange();
  for (const { word, start } of wordsOf(node)) {
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    if (linesOf(range.getClientRects()) < 2) continue;
    let before = null;
    for (let at = start; at < start + word.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      const isBreak = before !== null && box.width > 0 && box.top - before.top > before.height / 2;
      if (isBreak && !mayBreak(node.data[at - 1], node.data[at], style)) {
        report("broken-word", element, `${word.slice(0, at - start)}/${word.slice(at - start)}`);
        break;
      }
      if (box.width > 0) before = box;
    }
  }
}

function mayBreak(before, after, { hyphens }) {
  if (BREAKS_AFTER.test(before) || WITHOUT_SPACES.test(before + after)) return true;
  return hyphens === "auto" && /\p{L}\p{L}/u.test(before + after);
}

function blockOf(element) {
  let block = element;
  while (block.parentElement && /^(inline|contents)$/.test(styleOf(block).display)) block = block.parentElement;
  return block;
}

function checkColumns(texts) {
  const blocks = new Map();
  for (const text of texts) {
    const block = blockOf(text.element);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  for (const [block, inside] of blocks) {
    const boxes = inside.flatMap((text) => text.boxes);
    if (linesOf(boxes) <= 2 || block.closest(WITHOUT_WORDS)) continue;
    const style = styleOf(block);
    const lines = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const room = block.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    // Text directly in a flex or grid container is an item of its own, only as wide as its lines.
    const column = /flex|grid/.test(style.display) ? lines : room;
    const longest = Math.max(
      0,
      ...inside
        .filter(({ element }) => !element.closest(WITHOUT_WORDS))
        .flatMap(({ node, element }) => [...wordsOf(node)].map((each) => ({ ...each, style: styleOf(element) })))
        .flatMap(({ word, style }) => word.split(BETWEEN_CHARACTERS).map((part) => widthOf(part, style))),
    );
    if (column < 8 * widthOf("0", style))
      report("narrow-column", block, `${Math.round(column)} px for ${linesOf(boxes)} lines`);
    else if (column + 1 < longest && !/auto|scroll/.test(style.overflowX) && style.hyphens !== "auto")
      report("narrow-column", block, `${Math.round(column)} px, its longest word ${Math.round(longest)} px`);
  }
}

/** Return whether the name of an element or its control contains the text that an ellipsis cuts off. */
function isNamedInFull(element) {
  const text = element.textContent.trim();
  const spoken = element.closest("button, a")?.querySelectorAll(".visually-hidden") ?? [];
  if ([...spoken].some((each) => each.textContent.includes(text))) return true;
  for (let each = element; each; each = each.parentElement)
    for (const name of ["title", "aria-label"]) if (each.getAttribute(name)?.includes(text)) return true;
  return false;
}

function checkPlace({ element, boxes }) {
  const size = Number.parseFloat(styleOf(element).fontSize);
  const slack = { x: 1.5, y: size * 0.3 };
  for (const box of boxes) {
    const fault = placeFault(element, box, slack);
    if (fault) {
      report(fault.kind, element, fault.detail);
      return;
    }
  }
}

function placeFault(element, { left, top, right, bottom }, slack) {
  let isScrolling = false;
  let canPaint = styleOf(element).position !== "absolute" && styleOf(element).position !== "fixed";
  for (const around of [element, ...clippers(element)]) {
    const style = styleOf(around);
    if (style.display === "inline") continue;
    const inner = innerBox(around);
    const isBeyondX = left < inner.left - slack.x || right > inner.right + slack.x;
    const isBeyondY = top < inner.top - slack.y || bottom > inner.bottom + slack.y;
    const by = `by ${nameOf(around)}`;
    if (isBeyondX && isCut(style.overflowX)) {
      if (style.textOverflow !== "ellipsis") return { kind: "clipped", detail: by };
      const isReadable = inner.right - inner.left >= 3 * widthOf("0", style);
      if (!isReadable || !isNamedInFull(element)) return { kind: "clipped", detail: `${by}, with an ellipsis` };
      return null;
    }
    if (isBeyondX && isScrolled(style.overflowX)) {
      return around.hasAttribute("tabindex") ? null : { kind: "clipped", detail: `${by}, which scrolls sideways` };
    }
    if (isBeyondY && isCut(style.overflowY)) return { kind: "clipped", detail: by };
    if (isScrolled(style.overflowY) && around.scrollHeight > around.clientHeight + 1) isScrolling = true;
    const isPainted = alphaOf(style.backgroundColor) > 0.05 || Number.parseFloat(style.borderInlineStartWidth) > 0;
    if (canPaint && isPainted && !isScrolling) {
      const outer = around.getBoundingClientRect();
      const isOutsideX = left < outer.left - slack.x || right > outer.right + slack.x;
      const isOutsideY = top < outer.top - slack.y || bottom > outer.bottom + slack.y;
      if (isOutsideX || isOutsideY) return { kind: "outside-parent", detail: `of ${nameOf(around)}` };
    }
    if (/absolute|fixed/.test(style.position)) canPaint = false;
    if (style.position === "fixed" || around.matches("dialog:modal, :popover-open")) {
      const isOutside = !isScrolling && (top < -slack.y || bottom > innerHeight + slack.y);
      if (isOutside) return { kind: "outside-window", detail: `in ${nameOf(around)}, which does not scroll` };
    }
  }
  if (left < -slack.x || right > innerWidth + slack.x)
    return { kind: "outside-window", detail: `${Math.round(left)}..${Math.round(right)}` };
  return null;
}

/** Check selected options and placeholders, which have no boxes of their own. */
function checkFields(root) {
  for (const field of root.querySelectorAll("select, input[placeholder]")) {
    if (!isShown(field)) continue;
    const style = styleOf(field);
    const text = field.value && field.matches("input") ? "" : (field.selectedOptions?.[0]?.text ?? field.placeholder);
    const arrow = field.matches("select") ? 16 : 0;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
    const width = widthOf(text.trim(), style);
    if (width > room + 2)
      report("clipped", field, `“${text.trim()}” needs ${Math.round(width)} px of ${Math.round(room)}`);
  }
}

export function checkTexts(root) {
  const texts = shownTexts(root);
  for (const text of texts) {
    checkWords(text);
    checkPlace(text);
  }
  checkColumns(texts);
  checkFields(root);
  return texts;
}
