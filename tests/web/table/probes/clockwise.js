export default () => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x0, y0] = middle(document.querySelector(".rows"));
  return [...document.querySelectorAll(".opponents player-area")]
    .map(middle)
    .map(([x, y]) => (Math.atan2(x0 - x, y - y0) + 2 * Math.PI) % (2 * Math.PI));
};
