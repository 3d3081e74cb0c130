/** Return the pairs of visible elements whose texts overlap. */
export default (selector) => {
  const texts = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { words: element.textContent, box: range.getBoundingClientRect() };
    });
  return texts.flatMap(({ words, box }, index) =>
    texts
      .slice(index + 1)
      .filter((other) => box.right > other.box.left && other.box.right > box.left)
      .filter((other) => box.bottom > other.box.top && other.box.bottom > box.top)
      .map((other) => `${words} / ${other.words}`),
  );
};
