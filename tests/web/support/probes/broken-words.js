/** Japanese and Chinese break between characters. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export default () => {
  const found = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("svg, code, textarea, select") || getComputedStyle(element).clipPath !== "none") continue;
    for (const text of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      for (const word of text.data.matchAll(/[\p{L}\p{N}?]{2,}|\S+\u202f[?!]/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
        if (lines.size > 1 && !WITHOUT_SPACES.test(word[0])) found.push(`${word[0]} in ${element.textContent.trim()}`);
      }
  }
  return found;
};
