export default () => {
  const isWritten = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const texts = [...document.querySelectorAll("body *")].filter(
    (element) =>
      element.checkVisibility() &&
      getComputedStyle(element).clipPath === "none" &&
      !element.closest("svg, .visually-hidden, .name") &&
      [...element.childNodes].some(isWritten),
  );
  const isCut = (box, element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const around = element.getBoundingClientRect();
    const across = overflowX !== "visible" && (box.left < around.left - 1 || box.right > around.right + 1);
    const isFixed = overflowY === "hidden" || overflowY === "clip";
    const down = isFixed && (box.top < around.top - 1 || box.bottom > around.bottom + 1);
    return across || down || box.left < 0 || box.right > innerWidth + 1;
  };
  return texts
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const box of range.getClientRects())
        for (let around = element; around; around = around.parentElement) if (isCut(box, around)) return true;
      return false;
    })
    .map((element) => element.textContent.trim());
};
