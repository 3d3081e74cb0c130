export default () => {
  const found = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll("body *")) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isSeen = element.checkVisibility() && !element.closest(".visually-hidden, svg, .name");
    const box = element.getBoundingClientRect();
    if (!isSeen || box.width <= 1 || getComputedStyle(element).display === "inline") continue;
    for (const text of texts.filter(({ data }) => data.trim())) {
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.left < box.left - 1 || words.right > box.right + 1) found.push(text.data.trim());
    }
  }
  return found;
};
