export default () => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const isSeen = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.8],
  ].every(([across, down]) => {
    const highest = document.elementFromPoint(x + width * across, y + height * down);
    return element.contains(highest) || highest?.closest("hint-panel, notice-list, .drawn");
  });
  const isFrame = element.tagName === "IFRAME";
  return { name: element.className || element.id || element.tagName, isFrame, x, y, width, height, isSeen };
};
