window.heard = [];
const lastWords = new Map();
new MutationObserver(() => {
  for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]:not([aria-live=off])")) {
    const words = region.textContent;
    if (lastWords.get(region) === words || !region.checkVisibility()) continue;
    lastWords.set(region, words);
    if (words.trim()) heard.push([region.role ?? region.ariaLive, words.replace(/\s+/g, " ").trim()]);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
