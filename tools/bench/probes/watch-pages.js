window.noted = { pressedAt: 0, shownAt: 0, readAt: 0, opening: [], using: [] };
const press = ({ timeStamp }) => {
  if (!noted.shownAt) noted.pressedAt = timeStamp;
};
addEventListener("click", press, { capture: true });
const note = () => {
  noted.shownAt = performance.now();
};
const watcher = new MutationObserver(() => {
  if (!document.querySelector("played-page li, statistics-page .key-figures")) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(note));
});
watcher.observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    if (noted.pressedAt === 0 || startTime < noted.pressedAt) continue;
    (noted.readAt && startTime > noted.readAt ? noted.using : noted.opening).push(duration);
  }
}).observe({ type: "longtask" });
