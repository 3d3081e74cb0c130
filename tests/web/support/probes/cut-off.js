export default () => {
  const ancestors = (element) => (element ? [element, ...ancestors(element.parentElement)] : []);
  const isHidden = (element) => getComputedStyle(element).clipPath !== "none";
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest("svg") &&
    !ancestors(element).some(isHidden);
  const isName = (element) => element.matches(".name, .row.taken .action");
  const range = document.createRange();
  const boxOf = (text) => {
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const found = document.scrollingElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
  for (const element of document.querySelectorAll("body *")) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!(texts.length || element.matches("button, select, a")) || !isSeen(element) || isName(element)) continue;
    const boxes = texts.length ? texts.map(boxOf) : [element.getBoundingClientRect()];
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const isTooWide = element.scrollWidth > element.clientWidth;
    const isClipped = getComputedStyle(element).overflowX !== "visible";
    if ((isTooWide && isClipped) || left < -1 || right > innerWidth + 1)
      found.push(`${element.className}: ${element.textContent.trim()}`);
  }
  return found;
};
