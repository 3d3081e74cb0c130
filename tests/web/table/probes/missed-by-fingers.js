export default () => {
  const found = [];
  for (const element of document.querySelectorAll("button, a[href], select")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = element.matches(".bot-info, .peek") ? 11 : 21;
    for (const [x, y] of [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ]) {
      const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      if (!element.contains(hit)) found.push(`${element.textContent.trim()} at ${x}, ${y}: ${hit?.className}`);
    }
  }
  scrollTo(0, 0);
  return found;
};
