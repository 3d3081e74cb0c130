export default ([selector, least]) =>
  [...document.querySelectorAll(selector)].flatMap((element) => {
    const isBehind = document.querySelector("dialog[open]") && !element.closest("dialog[open]");
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]") || isBehind) return [];
    element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const above = document.elementFromPoint(left, top)?.closest("hint-panel, notice-list, .replay-panel, .drawn");
    if (above && !above.contains(element)) return [];
    const extent = (dx, dy) => {
      const isHit = (away) => element.contains(document.elementFromPoint(left + dx * away, top + dy * away));
      let away = 0;
      while (away < 60 && isHit(away + 0.5)) away += 0.5;
      return away;
    };
    const size = [extent(-1, 0) + extent(1, 0), extent(0, -1) + extent(0, 1)];
    return Math.min(...size) >= least - 1 ? [] : [[element.className, element.innerText, ...size]];
  });
