/** Japanese and Chinese break between characters, but not within numbers and Latin words. */
const WORD = /[[\p{L}\p{N}?]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]{2,}|\S+\u202f[?!]/gv;

export default () => {
  const found = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("svg, code, textarea, select") || getComputedStyle(element).clipPath !== "none") continue;
    for (const text of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      for (const word of text.data.matchAll(WORD)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
        if (lines.size > 1) found.push(`${word[0]} in ${element.textContent.trim()}`);
      }
  }
  return found;
};
